import type { SpriteIcon } from '../../ui/sprite-icons.ts';

/** An icon that stands in the page's sprite, beside a text that says the same: hidden from screen readers. */
export function Icon({ name, className = '' }: { name: SpriteIcon; className?: string }) {
  return (
    <svg className={`icon ${className}`} width="24" height="24" aria-hidden="true">
      <use href={`#icon-${name}`} />
    </svg>
  );
}
