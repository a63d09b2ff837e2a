import { type PointerEvent, useLayoutEffect, useRef } from 'react';
import type { LoanLimits } from '../../domain/loan/offer.ts';
import { handledByHook, useFieldInput } from '../shared/use-field-input.ts';
import css from './NumberField.module.css';

interface SliderProps {
  id: string;
  value: number;
  limits: LoanLimits;
  label: string;
  valueText: string;
  onMove: (to: number) => void;
}

/** A touch that began on the slider and may become a scroll. Browsers move the slider at once. */
interface SliderTouch {
  x: number;
  y: number;
  isScroll: boolean;
  /** Where the browser moved the slider. */
  value?: number;
}

/** From this distance on, in CSS pixels, a touch has a direction. */
const slop = 8;

/** A slider that a finger moves only sideways: one that scrolls the page leaves it. */
export function Slider({ id, value, limits, label, valueText, onMove }: SliderProps) {
  const touch = useRef<SliderTouch | null>(null);
  const input = useRef<HTMLInputElement>(null);
  /** The position after the last render. The value itself may lie between two steps. */
  const position = useRef('');
  // While the touch has no direction, the slider keeps its value.
  useFieldInput(id, (text) => {
    if (touch.current) touch.current.value = Number(text);
    else if (text !== position.current) onMove(Number(text));
  });
  useLayoutEffect(() => {
    position.current = input.current?.value ?? '';
  });
  const begin = ({ pointerType, clientX: x, clientY: y }: PointerEvent) => {
    touch.current = pointerType === 'touch' ? { x, y, isScroll: false } : null;
  };
  const follow = ({ clientX, clientY }: PointerEvent) => {
    if (!touch.current || touch.current.isScroll) return;
    const dx = Math.abs(clientX - touch.current.x);
    const dy = Math.abs(clientY - touch.current.y);
    if (Math.max(dx, dy) < slop) return;
    if (dx > dy) end();
    else touch.current.isScroll = true;
  };
  const end = () => {
    const { value: moved, isScroll } = touch.current ?? {};
    touch.current = null;
    if (moved !== undefined && !isScroll) onMove(moved);
  };
  // In the first thirtieth of the range the filled track is shorter than half a thumb.
  const isLow = (value - limits.min) * 30 < limits.max - limits.min;
  return (
    <input
      ref={input}
      id={id}
      type="range"
      // The draft has the value. A browser would restore the position of an earlier visit, rounded.
      autoComplete="off"
      className={`${css.slider} requires-js`}
      data-low={isLow || undefined}
      min={limits.min}
      max={limits.max}
      step={limits.step}
      value={value}
      aria-label={label}
      aria-valuetext={valueText}
      onChange={handledByHook}
      onPointerDown={begin}
      onPointerMove={follow}
      onPointerUp={end}
      onPointerCancel={() => {
        touch.current = null;
      }}
    />
  );
}
