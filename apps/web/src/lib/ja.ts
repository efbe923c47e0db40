import { callTexts } from '@yoimachi/ui/lib/ja.ts';

/** Sentences that no answer carries (docs/rules.md 10.8). */
export const libTexts = {
  ...callTexts,
  sessionEnded: 'セッションの有効期限が切れました。もう一度ログインしてください。',
  suspended: 'アカウントは現在ご利用いただけません。お問い合わせください。',
  signOutPending:
    '通信エラーが発生しました。この端末からログアウトしました。通信が回復しだい、サーバーでもログアウトを完了します。',
} as const;

/** The sentence of a forced logout, by the code of its 401. */
export const endSentence = (code: string | number): string =>
  code === 20 ? libTexts.suspended : libTexts.sessionEnded;
