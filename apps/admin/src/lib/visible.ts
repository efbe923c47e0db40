/** Signs that turn or hide the text after them. */
const HIDING = /[\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/** What a member wrote, as it is: whatever would turn or hide something of it shows as a box. */
export const visible = (text: string): string => text.replaceAll(HIDING, '\u25a1');
