// What must see a visitor's input before any other script. Kept small: it is in every page.
{
  /** Within this time and distance, in ms and pixels, two taps are one intent. Browsers count the clicks of a mouse. */
  const moment = 500;
  const nearby = 50;
  let isMouse = true;
  /** The last press. */
  let last = new MouseEvent('');

  /** @param {Event} event @param {string} selector */
  const within = ({ target }, selector) => target instanceof Element && target.closest(selector);

  /** @param {Event} event */
  const stop = (event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };

  /** Whether the press is the second one of a quick hand. Some buttons count each press. @param {MouseEvent} event */
  const isSurplus = (event) => {
    const { detail, timeStamp, clientX, clientY } = event;
    const again = within(event, '[data-repeat]');
    return (
      (detail > 1 ||
        (detail &&
          !isMouse &&
          timeStamp - last.timeStamp < moment &&
          Math.hypot(clientX - last.clientX, clientY - last.clientY) < nearby)) &&
      !(again && again === within(last, '[data-repeat]'))
    );
  };

  addEventListener(
    'pointerdown',
    ({ pointerType }) => {
      isMouse = pointerType === 'mouse';
    },
    true,
  );
  // Sliders and lists act when pressed, and buttons take the focus. A second click may select a word.
  addEventListener(
    'mousedown',
    (event) => {
      if (isSurplus(event) && (event.target !== last.target || within(event, 'button')))
        stop(event);
    },
    true,
  );
  // A press acts once: the second one never acts on what took the place of the pressed button.
  addEventListener(
    'click',
    (event) => {
      const isIgnored = isSurplus(event);
      if (event.detail) last = event;
      if (isIgnored) return stop(event);
      // For browsers without invoker commands. Before the dialog is parsed no browser can open it: dialog-triggers.ts does.
      const button = /** @type {HTMLButtonElement} */ (within(event, '[commandfor]'));
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
        !within(event, 'textarea,[data-repeat]')
      )
        stop(event);
    },
    true,
  );
  // What a browser restores causes no event. A slider changes also while a finger on it scrolls the page.
  for (const type of ['input', 'change'])
    addEventListener(
      type,
      ({ target }) => {
        // Whatever follows is another intent.
        last = new MouseEvent(type);
        if (target instanceof HTMLElement && (type === 'change' || !target.matches('[type=range]')))
          target.dataset.typed = '';
      },
      true,
    );
}
