/** Key in session storage: the section to which the home page scrolls after loading. */
export const sectionKey = 'section';

/** Wait before scrolling on the home page, in milliseconds. */
export const scrollDelay = 100;
