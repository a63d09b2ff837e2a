/*
 * Runs in every page before any other script: it ignores the second press of a double click, a double tap or a held
 * key, opens the wizard in browsers without invoker commands, and marks fields that the visitor has changed.
 */
{
  /** Within this time and distance two taps are one intent. Browsers count the clicks of a mouse themselves. */
  const maxIntervalMs = 500;
  const maxDistancePx = 50;
  let isMouse = true;
  let lastPress = new MouseEvent('');

  /** @param {Event} event @param {string} selector */
  const closest = ({ target }, selector) => target instanceof Element && target.closest(selector);

  /** @param {Event} event */
  const stop = (event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };

  /** Keys have detail 0. Buttons with `data-repeat` count each press. @param {MouseEvent} event */
  const isDoublePress = (event) => {
    const { detail, timeStamp, clientX, clientY } = event;
    const repeatButton = closest(event, '[data-repeat]');
    return (
      (detail > 1 ||
        // An event without a press has detail 0.
        (detail &&
          lastPress.detail &&
          !isMouse &&
          timeStamp - lastPress.timeStamp < maxIntervalMs &&
          Math.hypot(clientX - lastPress.clientX, clientY - lastPress.clientY) < maxDistancePx)) &&
      !(repeatButton && repeatButton === closest(lastPress, '[data-repeat]'))
    );
  };

  addEventListener(
    'pointerdown',
    ({ pointerType }) => {
      isMouse = pointerType === 'mouse';
    },
    true,
  );
  // Sliders and lists act on mousedown, and buttons take the focus. A second click in a text may select a word.
  addEventListener(
    'mousedown',
    (event) => {
      if (isDoublePress(event) && (event.target !== lastPress.target || closest(event, 'button')))
        stop(event);
    },
    true,
  );
  // A press acts once: the second one never acts on what took the place of the pressed button.
  addEventListener(
    'click',
    (event) => {
      const isIgnored = isDoublePress(event);
      // A press of a label is followed by a click on its control.
      if (event.detail && !(/** @type {HTMLLabelElement} */ (event.target).control))
        lastPress = event;
      if (isIgnored) return stop(event);
      // For browsers without invoker commands. Before the dialog is parsed no browser can open it: dialog-triggers.ts does.
      const button = /** @type {HTMLButtonElement} */ (closest(event, '[commandfor]'));
      if (!button || button.commandForElement) return;
      const dialog = document.querySelector('dialog');
      if (!dialog) document.documentElement.dataset.opened = '';
      else if (button.matches('[command=close]')) dialog.close();
      else if (!dialog.open) dialog.showModal();
    },
    true,
  );
  addEventListener(
    'keydown',
    (event) => {
      if (
        event.repeat &&
        /Enter|Escape/.test(event.key) &&
        !closest(event, 'textarea,[data-repeat]')
      )
        stop(event);
    },
    true,
  );
  // A value that a browser restores fires no event. A slider also fires `input` while a finger on it scrolls the page.
  for (const type of ['input', 'change'])
    addEventListener(
      type,
      (event) => {
        // The next press is another intent.
        lastPress = new MouseEvent(type);
        const field = /** @type {HTMLElement} */ (event.target);
        if (type === 'change' || !field.matches('[type=range]')) field.dataset.typed = '';
      },
      true,
    );
}
