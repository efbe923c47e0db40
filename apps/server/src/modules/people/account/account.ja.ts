import { CODE_TTL_MINUTES } from '@yoimachi/domain/account';

/** The SMS with a login code. */
export const codeMessage = (code: string): string =>
  `【宵待ち】認証コード：${code}（有効期限${CODE_TTL_MINUTES}分）。第三者に教えないでください。`;
