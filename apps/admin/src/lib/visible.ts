/** Signs that turn or hide the text after them, but for a joiner inside an emoji. */
const HIDING =
  /(?!(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])\u200D(?=\p{Extended_Pictographic}))[\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;

/** What a member wrote, as it is: whatever would turn or hide something of it shows as a box. */
export const visible = (text: string): string => text.replaceAll(HIDING, '\u25a1');
