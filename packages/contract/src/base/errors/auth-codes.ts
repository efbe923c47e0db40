/** 401: 10 the token expired (refresh once); 20 account suspended or left; 21 this session was ended. */
export const AUTH_CODE = { EXPIRED: 10, SUSPENDED: 20, SESSION_ENDED: 21 } as const;
export type AuthCode = (typeof AUTH_CODE)[keyof typeof AUTH_CODE];

export const authMessages: Record<AuthCode, string> = {
  10: 'セッションの有効期限が切れました。もう一度ログインしてください。',
  20: 'アカウントは現在ご利用いただけません。お問い合わせください。',
  21: 'セッションの有効期限が切れました。もう一度ログインしてください。',
};
