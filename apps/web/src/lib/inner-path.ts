/** Where to go afterwards, of an address: a path of this app. */
export const readNext = ({ next }: Readonly<Record<string, unknown>>): { readonly next?: string } =>
  isInnerPath(next) ? { next } : {};

/** Whether a text is an in-app address: a path no browser interprets as another place. */
export function isInnerPath(text: unknown): text is string {
  if (typeof text !== 'string' || !/^\/(?![/\\])/.test(text) || /[\\\p{Cc}]/u.test(text)) return false;
  return URL.canParse(text, 'https://here') && new URL(text, 'https://here').origin === 'https://here';
}
