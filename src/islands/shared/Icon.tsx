import type { SpriteIcon } from '../../ui/sprite-icons.ts';

/**
 * A decorative icon of the page's sprite, hidden from screen readers: the text beside it says
 * the same.
 */
export function Icon({
  name,
  className = '',
}: {
  name: SpriteIcon;
  className?: string | undefined;
}) {
  return (
    <svg className={`icon ${className}`} width="24" height="24" aria-hidden="true">
      <use href={`#icon-${name}`} />
    </svg>
  );
}
