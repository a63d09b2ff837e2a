import {
  type KeyboardEvent,
  type ToggleEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import floating from '../../ui/floating-button.module.css';
import { Icon } from '../shared/Icon.tsx';
import css from './LanguageMenu.module.css';

interface LanguageOption {
  code: string;
  label: string;
  path: string;
  flag: string;
}

interface LanguageMenuProps {
  label: string;
  current: string;
  options: LanguageOption[];
}

/**
 * The floating language menu: a popover of links that works without script. Hydration adds the
 * arrow keys.
 */
export function LanguageMenu({ label, current, options }: LanguageMenuProps) {
  // Undefined until hydration: in the HTML, `popovertarget` says whether the menu is open, and the
  // W3C forbids `aria-expanded` beside it.
  const [isOpen, setIsOpen] = useState<boolean>();
  const list = useRef<HTMLUListElement>(null);
  const currentOption = options.find(({ code }) => code === current);

  // The popover may have been opened before hydration. `:is` ignores a selector that the browser
  // does not know.
  useLayoutEffect(() => setIsOpen(list.current?.matches(':is(:popover-open)') ?? false), []);
  useEffect(() => {
    // Closes the list when the focus leaves it: the list could cover the focused element.
    const closeOnLeave = ({ target }: FocusEvent) => {
      if (target instanceof Element && !target.closest(':is(:popover-open,[popovertarget])'))
        list.current?.hidePopover?.();
    };
    addEventListener('focusin', closeOnLeave);
    return () => removeEventListener('focusin', closeOnLeave);
  }, []);

  const moveFocus = (event: KeyboardEvent) => {
    // The state is late: it changes on the toggle event, and the next key may come before that.
    const links = [...(list.current?.querySelectorAll<HTMLElement>(':is(:popover-open) a') ?? [])];
    const index = links.indexOf(document.activeElement as HTMLElement);
    const target = {
      ArrowDown: index + 1,
      ArrowUp: index < 0 ? links.length - 1 : index - 1,
      Home: 0,
      End: links.length - 1,
    }[event.key];
    if (target === undefined || links.length === 0) return;
    event.preventDefault();
    links.at(target % links.length)?.focus();
  };

  /**
   * Gives the focus back to the button that opened the list from the main menu (Navigation.astro).
   * The browser only does so for a menu that closes.
   */
  const returnFocus = () => {
    if (list.current?.contains(document.activeElement))
      document.querySelector<HTMLElement>('#main-menu:popover-open > [popovertarget]')?.focus();
  };

  return (
    <>
      <button
        type="button"
        popoverTarget="language-list"
        aria-controls="language-list"
        aria-expanded={isOpen}
        className={floating.button}
        onKeyDown={moveFocus}
      >
        <img src={currentOption?.flag} width={21} height={15} alt="" />
        {/* Not an aria-label, which would hide the displayed code. */}
        <span className="visually-hidden">{`${label}: ${currentOption?.label} `}</span>
        <span className={css.code}>{current}</span>
        <Icon name="chevron-up" className={css.chevron} />
      </button>
      <ul
        ref={list}
        id="language-list"
        popover="auto"
        className={css.list}
        onToggle={(event: ToggleEvent) => setIsOpen(event.newState === 'open')}
        onBeforeToggle={returnFocus}
        onKeyDown={moveFocus}
      >
        {options.map(({ code, label: name, path, flag }) => (
          <li key={code}>
            <a
              href={path}
              lang={code}
              hrefLang={code}
              aria-current={code === current ? 'true' : undefined}
            >
              <img src={flag} width={21} height={15} alt="" loading="lazy" />
              {name}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
