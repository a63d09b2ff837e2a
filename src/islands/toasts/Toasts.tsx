import { useStore } from '@nanostores/react';
import { type FocusEvent, type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react';
import { type ExternalToast, Toaster, toast } from 'sonner';
import {
  $toast,
  hideToast,
  swipeThreshold,
  toastDurationMs,
  toastHotkey,
} from '../../stores/toast.ts';
import { $wizardLocale } from '../../stores/wizard-locale.ts';

export interface ToastsProps {
  /** Accessible name of the region; sonner appends the hotkey. */
  label: string;
  close: string;
}

/** The toasts: one at a time, gone after five seconds, dismissed by a swipe to the right, focused with F8. */
export function Toasts({ label, close }: ToastsProps) {
  const message = useStore($toast, { ssr: 'initial' });
  const locale = useStore($wizardLocale, { ssr: 'initial' });
  const region = useRef<HTMLDivElement>(null);
  /** What had the focus before the toast. */
  const before = useRef<HTMLElement | null>(null);
  /** Whether F8 moved the focus here. */
  const jumped = useRef(false);
  const keep = useRef((_duration: number) => {});

  useEffect(watchDialogs, []);
  useEffect(() => {
    const list = region.current;
    // Sonner makes a whole toast a stop of the Tab key, beside its button.
    const observer = new MutationObserver(() => {
      for (const item of list?.querySelectorAll('li') ?? []) item.tabIndex = -1;
    });
    if (list) observer.observe(list, { subtree: true, childList: true });
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    toast.dismiss();
    if (!message) return;
    const failed = message.kind === 'failure';
    placeToasts();
    // Failures interrupt the screen reader; other messages wait.
    region.current
      ?.querySelector('section')
      ?.setAttribute('aria-live', failed ? 'assertive' : 'polite');
    const show = failed ? toast.error : toast.success;
    // One text, so that no screen reader tells the description first.
    const title = (
      <span lang={message.language}>
        <b>{message.title}</b> <span>{message.description}</span>
      </span>
    );
    const hide = () => {
      if (region.current?.contains(document.activeElement)) before.current?.focus();
      hideToast(message);
    };
    const options: ExternalToast = { onAutoClose: hide, onDismiss: hide };
    const id = show(title, options);
    keep.current = (duration) => {
      if ($toast.get() === message) show(title, { ...options, id, duration });
    };
  }, [message]);

  // Sonner does not resume the time-out after F8, and does not pause it for focus by Tab. This component does both. And
  // sonner must not see the focus: it would bring it back whenever it leaves, so that Tab goes in circles.
  const hold = (event: FocusEvent) => {
    const { target, currentTarget, relatedTarget } = event;
    event.stopPropagation();
    if (!currentTarget.contains(relatedTarget)) {
      before.current = relatedTarget as HTMLElement | null;
      jumped.current = target.matches('ol');
    }
    if (target.matches(':focus-visible')) keep.current(Number.POSITIVE_INFINITY);
  };
  const release = (event: FocusEvent) => {
    const { currentTarget, relatedTarget } = event;
    event.stopPropagation();
    if (currentTarget.contains(relatedTarget)) return;
    keep.current(toastDurationMs);
  };
  /** From the only button back to where F8 was pressed, not to the browser's own controls. */
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Tab' || event.shiftKey || !jumped.current) return;
    if (!(event.target as Element).matches('button')) return;
    event.preventDefault();
    before.current?.focus();
  };

  return (
    <div
      ref={region}
      onPointerUpCapture={holdBelowThreshold}
      onFocusCapture={hold}
      onBlurCapture={release}
      onKeyDownCapture={leave}
    >
      <Toaster
        position="top-right"
        visibleToasts={1}
        duration={toastDurationMs}
        swipeDirections={['right']}
        hotkey={[toastHotkey]}
        containerAriaLabel={label}
        closeButton
        toastOptions={{ closeButtonAriaLabel: (message?.language && locale?.texts.close) || close }}
        offset={{ top: 'calc(var(--header-height) + 0.75rem)', right: '1.25rem' }}
        mobileOffset={{
          top: 'calc(var(--header-height) + 0.25rem)',
          right: '0.75rem',
          left: '0.75rem',
        }}
      />
    </div>
  );
}

/** Sonner dismisses a toast from 45 px on, or after a quick swipe. This resets swipes below `swipeThreshold`. */
function holdBelowThreshold(event: PointerEvent) {
  const swiped = (event.target as Element).closest<HTMLElement>('[data-sonner-toast]');
  const amount = Number.parseFloat(swiped?.style.getPropertyValue('--swipe-amount-x') || '0');
  if (amount < swipeThreshold) swiped?.style.setProperty('--swipe-amount-x', '0px');
}

/** Everything outside an open modal dialog is inert, so the toasts move into the dialog while it is open. */
function placeToasts(): void {
  const container = document.querySelector('dialog:modal') ?? document.body;
  const toasts = document.getElementById('toasts');
  if (toasts && toasts.parentElement !== container) container.append(toasts);
}

/** Not the toggle events of dialogs, which older browsers lack. */
function watchDialogs(): () => void {
  const observer = new MutationObserver(() => placeToasts());
  for (const dialog of document.querySelectorAll('dialog'))
    observer.observe(dialog, { attributeFilter: ['open'] });
  return () => observer.disconnect();
}
