/**
 * Links to a section of the home page. On other pages a link stores its target in session storage:
 * not all browsers keep navigation state across a page load. On the home page, and without script,
 * the fragment leads there.
 */
import { scrollDelayMs, sectionStorageKey } from './section-scroll.ts';

const isHome = 'home' in document.documentElement.dataset;

addEventListener('click', (event) => {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-section]');
  const section = link?.dataset.section;
  if (
    isHome ||
    !section ||
    // A new tab or window has its own storage; the fragment works there.
    event.ctrlKey ||
    event.metaKey ||
    event.shiftKey ||
    event.defaultPrevented
  )
    return;
  try {
    sessionStorage.setItem(sectionStorageKey, section);
    event.preventDefault();
    location.href = link.pathname;
  } catch {
    // Without storage the fragment leads there.
  }
});

try {
  const section = sessionStorage.getItem(sectionStorageKey);
  // On other pages, too: the visitor may have gone elsewhere before the home page came.
  sessionStorage.removeItem(sectionStorageKey);
  if (isHome && section) setTimeout(scrollToSection, scrollDelayMs, section);
} catch {
  // Without storage there is no target.
}

function scrollToSection(id: string) {
  const section = document.getElementById(id);
  // The style sheet decides on smooth scrolling, by the visitor's preference.
  section?.scrollIntoView();
  section?.focus({ preventScroll: true });
}
