import { type KeyboardEvent, type ToggleEvent, useLayoutEffect, useRef, useState } from 'react';
import floating from '../../ui/floating.module.css';
import { Icon } from '../shared/Icon.tsx';
import css from './LanguageMenu.module.css';

export interface LanguageOption {
  code: string;
  label: string;
  path: string;
  /** Address of the flag's picture. */
  flag: string;
}

export interface LanguageMenuProps {
  label: string;
  current: string;
  options: LanguageOption[];
}

/**
 * The floating language menu. A popover of links, so it opens, closes and leads on without script; awake, it also moves
 * with the arrow keys.
 */
export function LanguageMenu({ label, current, options }: LanguageMenuProps) {
  const [open, setOpen] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const chosen = options.find(({ code }) => code === current);

  // It may have been opened before this island woke.
  useLayoutEffect(() => setOpen(list.current?.matches(':popover-open') ?? false), []);

  const moveFocus = (event: KeyboardEvent) => {
    // Asked of the list itself: the state follows its toggle event, which comes after the next key of a quick hand.
    const links = [...(list.current?.querySelectorAll<HTMLElement>(':popover-open a') ?? [])];
    const at = links.indexOf(document.activeElement as HTMLElement);
    const target = {
      ArrowDown: at + 1,
      ArrowUp: at < 0 ? links.length - 1 : at - 1,
      Home: 0,
      End: links.length - 1,
    }[event.key];
    if (target === undefined || links.length === 0) return;
    event.preventDefault();
    links.at(target % links.length)?.focus();
  };

  return (
    <>
      <button
        type="button"
        popoverTarget="language-list"
        aria-controls="language-list"
        aria-expanded={open}
        className={floating.button}
        onKeyDown={moveFocus}
      >
        <img src={chosen?.flag} width={21} height={15} alt="" />
        {/* Not in an aria-label, which would hide the code that is seen. */}
        <span className="hidden-text">{`${label}: ${chosen?.label} `}</span>
        <span className="uppercase">{current}</span>
        <Icon name="chevron-up" className="size-4 max-2xl:hidden" />
      </button>
      <ul
        ref={list}
        id="language-list"
        popover="auto"
        className={css.list}
        onToggle={(event: ToggleEvent) => setOpen(event.newState === 'open')}
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
              {/* Fetched when the menu opens. */}
              <img src={flag} width={21} height={15} alt="" loading="lazy" />
              {name}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
