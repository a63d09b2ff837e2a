// What must see a visitor's input before any other script. Kept small: it is in every page.
{
  /** Within this time and distance, in ms and pixels, two taps are one intent. Browsers count the clicks of a mouse. */
  const moment = 500;
  const nearby = 50;
  let isMouse = true;
  let last = { timeStamp: -moment, clientX: 0, clientY: 0, target: null };
  const listen = (type, listener) => addEventListener(type, listener, true);
  const stop = (event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const isSecond = ({ detail, timeStamp, clientX, clientY }) =>
    detail > 1 ||
    (detail &&
      !isMouse &&
      timeStamp - last.timeStamp < moment &&
      Math.hypot(clientX - last.clientX, clientY - last.clientY) < nearby);
  /** Whether the event must do nothing. Some buttons count each press. */
  const isSurplus = (event) => {
    const again = event.target.closest('[data-repeat]');
    return isSecond(event) && !(again && again === last.target?.closest('[data-repeat]'));
  };

  listen('pointerdown', ({ pointerType }) => {
    isMouse = pointerType === 'mouse';
  });
  // Sliders and lists act when pressed, and buttons take the focus. A second click may select a word.
  listen('mousedown', (event) => {
    const { target } = event;
    if (isSurplus(event) && (target !== last.target || target.closest('button'))) stop(event);
  });
  // A press acts once: the second one of a quick hand never acts on what took the place of the pressed button.
  listen('click', (event) => {
    const { detail, target } = event;
    if (isSurplus(event)) stop(event);
    if (detail) last = event;
    // For openers.ts: the dialog is not parsed yet, or the browser has no invoker commands.
    const opener = target.closest('[command=show-modal]');
    if (opener && !opener.commandForElement) document.documentElement.dataset.opened = '';
  });
  listen('keydown', (event) => {
    const { key, repeat, target } = event;
    if (repeat && /Enter|Escape/.test(key) && !target.closest('textarea,[data-repeat]'))
      stop(event);
  });
  // What a browser restores causes no event. A slider changes also while a finger on it scrolls the page.
  for (const type of ['input', 'change'])
    listen(type, ({ target }) => {
      if (type === 'change' || target.type !== 'range') target.dataset.typed = '';
    });
}
