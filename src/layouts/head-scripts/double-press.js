/* Ignores the second press of a double click, of a double tap or of a held key. */
{
  /**
   * Within this time and distance two taps are one intent. Browsers count the clicks of a
   * mouse themselves.
   */
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

  /** Buttons with `data-repeat` count each press. @param {MouseEvent} event */
  const isDoublePress = (event) => {
    const { detail, timeStamp, clientX, clientY } = event;
    const repeatButton = closest(event, '[data-repeat]');
    return (
      (detail > 1 ||
        // Clicks from keys and scripts have detail 0.
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
  // Sliders and lists act on mousedown, and buttons take the focus. A second click in a text may
  // select a word.
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
      if (isIgnored) stop(event);
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
  // The next press after a change is another intent.
  for (const type of ['input', 'change'])
    addEventListener(
      type,
      () => {
        lastPress = new MouseEvent(type);
      },
      true,
    );
}
