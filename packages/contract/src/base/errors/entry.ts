/** What a code answers over HTTP, and what a person reads. */
export interface CatalogueEntry {
  readonly status: number;
  readonly message: string;
}

/** Expected failures by their status. */
export const at = (status: number) => (message: string) => ({ status, message });
export const bad = at(400);
export const forbidden = at(403);
export const conflict = at(409);
export const tooMany = at(429);

/** A sentence with `{name}` taken from the details. */
export const filled = (sentence: string, details: Readonly<Record<string, unknown>>): string =>
  sentence.replace(/\{(\w+)\}/g, (_, name: string) => textOf(details[name]));

const textOf = (value: unknown) =>
  typeof value === 'number' || typeof value === 'string' ? String(value) : '';

/** 401: 10 the token expired (refresh once); 20 account suspended or left; 21 this session was ended. */
export const AUTH_CODE = { EXPIRED: 10, SUSPENDED: 20, SESSION_ENDED: 21 } as const;
export type AuthCode = (typeof AUTH_CODE)[keyof typeof AUTH_CODE];

export const authMessages: Record<AuthCode, string> = {
  10: 'セッションの有効期限が切れました。もう一度ログインしてください。',
  20: 'アカウントは現在ご利用いただけません。お問い合わせください。',
  21: 'セッションの有効期限が切れました。もう一度ログインしてください。',
};
