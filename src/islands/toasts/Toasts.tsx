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
import { useStore } from '../shared/use-store.ts';

interface ToastsProps {
  /** Accessible name of the region; sonner appends the hotkey. */
  label: string;
  closeLabel: string;
}

/**
 * The toasts: one at a time, gone after five seconds, dismissed by a swipe to the right, focused
 * with F8.
 */
export function Toasts({ label, closeLabel }: ToastsProps) {
  const message = useStore($toast);
  const locale = useStore($wizardLocale);
  const region = useRef<HTMLDivElement>(null);
  const focusBefore = useRef<HTMLElement | null>(null);
  const isFocusedByHotkey = useRef(false);
  const setDuration = useRef((_duration: number) => {});

  useEffect(watchDialogs, []);
  useEffect(() => {
    const list = region.current;
    // Sonner makes the whole toast a tab stop, beside its button.
    const observer = new MutationObserver(() => {
      for (const item of list?.querySelectorAll('li') ?? []) item.tabIndex = -1;
    });
    if (list) observer.observe(list, { subtree: true, childList: true });
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    toast.dismiss();
    if (!message) return;
    const isFailure = message.kind === 'failure';
    placeToasts();
    // Failures interrupt the screen reader; other messages wait.
    region.current
      ?.querySelector('section')
      ?.setAttribute('aria-live', isFailure ? 'assertive' : 'polite');
    const show = isFailure ? toast.error : toast.success;
    // One text, so that no screen reader reads the description first.
    const title = (
      <span lang={message.language}>
        <b>{message.title}</b> <span>{message.description}</span>
      </span>
    );
    const hide = () => {
      if (region.current?.contains(document.activeElement)) focusBefore.current?.focus();
      hideToast(message);
    };
    const options: ExternalToast = { onAutoClose: hide, onDismiss: hide };
    const id = show(title, options);
    setDuration.current = (duration) => {
      if ($toast.get() === message) show(title, { ...options, id, duration });
    };
  }, [message]);

  // A toast must stay while it has the focus. Sonner does not pause the time-out when Tab leads to
  // it, and does not resume it after F8, so this component does both. The events do not reach
  // Sonner, which would bring the focus back each time the visitor leaves the toast.
  const pauseOnFocus = (event: FocusEvent) => {
    const { target, currentTarget, relatedTarget } = event;
    event.stopPropagation();
    if (!currentTarget.contains(relatedTarget)) {
      focusBefore.current = relatedTarget instanceof HTMLElement ? relatedTarget : null;
      isFocusedByHotkey.current = target.matches('ol');
    }
    if (target.matches(':focus-visible')) setDuration.current(Number.POSITIVE_INFINITY);
  };
  const resumeOnBlur = (event: FocusEvent) => {
    const { currentTarget, relatedTarget } = event;
    event.stopPropagation();
    if (currentTarget.contains(relatedTarget)) return;
    setDuration.current(toastDurationMs);
  };
  /**
   * Escape closes the toast, and not the dialog or the notice behind it. Tab leads from the only
   * button back to where F8 was pressed, not to the browser's own controls.
   */
  const leaveByKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      return hideToast();
    }
    if (event.key !== 'Tab' || event.shiftKey || !isFocusedByHotkey.current) return;
    if (!(event.target instanceof HTMLButtonElement)) return;
    event.preventDefault();
    focusBefore.current?.focus();
  };

  return (
    <div
      ref={region}
      onPointerUpCapture={cancelShortSwipe}
      onFocusCapture={pauseOnFocus}
      onBlurCapture={resumeOnBlur}
      onKeyDownCapture={leaveByKey}
    >
      <Toaster
        position="top-right"
        visibleToasts={1}
        duration={toastDurationMs}
        swipeDirections={['right']}
        hotkey={[toastHotkey]}
        containerAriaLabel={label}
        closeButton
        toastOptions={{
          closeButtonAriaLabel: (message?.language && locale?.texts.close) || closeLabel,
        }}
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

/**
 * Sonner dismisses a toast from 45 px on, or after a quick swipe. This resets swipes
 * below `swipeThreshold`.
 */
function cancelShortSwipe({ target }: PointerEvent) {
  if (!(target instanceof Element)) return;
  const swiped = target.closest<HTMLElement>('[data-sonner-toast]');
  const amount = Number.parseFloat(swiped?.style.getPropertyValue('--swipe-amount-x') || '0');
  if (amount < swipeThreshold) swiped?.style.setProperty('--swipe-amount-x', '0px');
}

/**
 * Everything outside an open modal dialog is inert, so the toasts move into the dialog while it
 * is open.
 */
function placeToasts(): void {
  const container = document.querySelector('dialog:modal') ?? document.body;
  const toasts = document.getElementById('toasts');
  if (toasts && toasts.parentElement !== container) container.append(toasts);
}

/** Moves the toasts whenever a dialog opens or closes, until the returned function is called. */
function watchDialogs(): () => void {
  // Not by the toggle events of dialogs, which older browsers lack.
  const observer = new MutationObserver(() => placeToasts());
  for (const dialog of document.querySelectorAll('dialog'))
    observer.observe(dialog, { attributeFilter: ['open'] });
  return () => observer.disconnect();
}
