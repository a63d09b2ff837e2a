/** Session storage: the section that the home page should scroll to when it has loaded. */
export const sectionKey = 'section';

/** Wait after arriving on the home page, in milliseconds. */
export const scrollDelay = 100;
