/** Whether a text is the address of a screen of this app: a path that no browser reads as another place. */
export function isInnerPath(text: unknown): text is string {
  if (typeof text !== 'string' || !/^\/(?![/\\])/.test(text) || /[\\\p{Cc}]/u.test(text)) return false;
  return URL.canParse(text, 'https://here') && new URL(text, 'https://here').origin === 'https://here';
}
