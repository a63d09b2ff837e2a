import { type PointerEvent, useRef } from 'react';
import type { SliderRange } from '../../domain/company.ts';
import css from './NumberField.module.css';
import { heardByHook, useFieldInput } from './use-field-input.ts';

interface SliderProps {
  id: string;
  value: number;
  limits: SliderRange;
  label: string;
  valueText: string;
  onMove: (to: number) => void;
}

/** A touch that began on the slider and may become a scroll. Browsers move the slider at once. */
interface Touch {
  x: number;
  y: number;
  isScroll: boolean;
  /** Where the browser moved the slider. */
  to?: number;
}

/** From this distance on a touch has a direction, in CSS pixels. */
const slop = 8;

/** A slider that a finger moves only sideways: one that scrolls the page leaves it. */
export function Slider({ id, value, limits, label, valueText, onMove }: SliderProps) {
  const touch = useRef<Touch | null>(null);
  // React puts the slider back while the touch has no direction.
  useFieldInput(id, (text) => {
    if (touch.current) touch.current.to = Number(text);
    else onMove(Number(text));
  });
  const begin = ({ pointerType, clientX: x, clientY: y }: PointerEvent) => {
    touch.current = pointerType === 'touch' ? { x, y, isScroll: false } : null;
  };
  const follow = ({ clientX, clientY }: PointerEvent) => {
    if (!touch.current || touch.current.isScroll) return;
    const [right, down] = [clientX - touch.current.x, clientY - touch.current.y].map(Math.abs);
    if (right === undefined || down === undefined || Math.max(right, down) < slop) return;
    if (right > down) end();
    else touch.current.isScroll = true;
  };
  const end = () => {
    const { to, isScroll } = touch.current ?? {};
    touch.current = null;
    if (to !== undefined && !isScroll) onMove(to);
  };
  return (
    <input
      id={id}
      type="range"
      // The draft is kept. A browser would restore the position of an earlier visit, rounded.
      autoComplete="off"
      className={`${css.slider} requires-js`}
      min={limits.min}
      max={limits.max}
      step={limits.step}
      value={value}
      aria-label={label}
      aria-valuetext={valueText}
      onChange={heardByHook}
      onPointerDown={begin}
      onPointerMove={follow}
      onPointerUp={end}
      onPointerCancel={() => {
        touch.current = null;
      }}
    />
  );
}
