/** Buttons that need their island. Plain HTML handles links, commands, popovers and fields. */
export const needsIsland = 'button:not([command],[popovertarget])';
