import { CODE_TTL_MINUTES } from '@yoimachi/domain/account';

/** The SMS with a login code. */
export const codeMessage = (code: string): string =>
  `【宵待ち】認証コードは ${code} です。有効期限は${CODE_TTL_MINUTES}分間です。他の人に教えないでください。`;
