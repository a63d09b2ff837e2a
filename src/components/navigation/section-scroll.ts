/** Key in session storage: the section to which the home page scrolls after loading. */
export const sectionStorageKey = 'section';

/** Wait before scrolling on the home page, in milliseconds. */
export const scrollDelayMs = 100;
