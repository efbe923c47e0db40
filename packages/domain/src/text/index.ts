/** A character that can be seen: spaces of any width and control characters alone say nothing. */
const VISIBLE = /[^\p{Z}\p{C}]/u;

export const hasVisibleText = (text: string): boolean => VISIBLE.test(text);
