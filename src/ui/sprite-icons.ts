/** Icons that islands draw. Pages with menus contain them once, see IconSprite.astro. */
import check from 'lucide-static/icons/check.svg?raw';
import chevronUp from 'lucide-static/icons/chevron-up.svg?raw';
import alert from 'lucide-static/icons/circle-alert.svg?raw';
import done from 'lucide-static/icons/circle-check.svg?raw';
import minus from 'lucide-static/icons/minus.svg?raw';
import plus from 'lucide-static/icons/plus.svg?raw';
import close from 'lucide-static/icons/x.svg?raw';

export const spriteIcons = {
  check,
  'chevron-up': chevronUp,
  alert,
  done,
  minus,
  plus,
  close,
};

export type SpriteIcon = keyof typeof spriteIcons;
