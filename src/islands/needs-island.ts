/** Buttons whose effect needs the island; what HTML does alone (links, invokers, popovers, fields) is left to it. */
export const needsIsland = 'button:not([command],[popovertarget])';
