/**
 * Links to a section of the home page. On the home page they scroll; elsewhere they go there and leave the target in
 * the tab's storage, since browsers do not all carry navigation state from document to document. Without script their
 * address alone does it.
 */
import { scrollDelay, sectionKey } from './section-rules.ts';

const isHome = document.documentElement.hasAttribute('data-home');

document.addEventListener('click', (event) => {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-section]');
  const section = link?.dataset.section;
  // A new tab or window has its own storage: the address leads there by itself.
  if (
    !link ||
    !section ||
    event.defaultPrevented ||
    event.ctrlKey ||
    event.metaKey ||
    event.shiftKey
  )
    return;
  if (isHome) {
    event.preventDefault();
    history.pushState(null, '', `#${section}`);
    show(section);
    return;
  }
  try {
    sessionStorage.setItem(sectionKey, section);
  } catch {
    return;
  }
  event.preventDefault();
  location.assign(link.pathname);
});

if (isHome) {
  try {
    const section = sessionStorage.getItem(sectionKey);
    sessionStorage.removeItem(sectionKey);
    if (section) setTimeout(show, scrollDelay, section);
  } catch {
    // No storage, then nothing was left there.
  }
}

function show(id: string) {
  const section = document.getElementById(id);
  // Smooth or not is the style sheet's decision, by what the visitor prefers.
  section?.scrollIntoView();
  section?.focus({ preventScroll: true });
}
