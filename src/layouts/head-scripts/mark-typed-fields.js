/*
 * Marks the fields that the visitor has changed. A value that a browser restores fires no event. A
 * slider also fires `input` while a finger on it scrolls the page.
 */
for (const type of ['input', 'change'])
  addEventListener(
    type,
    ({ target }) => {
      const field = /** @type {HTMLElement} */ (target);
      if (type === 'change' || !field.matches('[type=range]')) field.dataset.typed = '';
    },
    true,
  );
