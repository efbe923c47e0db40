import { CODE_TTL_MINUTES } from '@yoimachi/domain/account';
import type { CodePurpose } from '@yoimachi/domain/phone';

/** Said where a code does more than sign somebody in, so that nobody hands it on unawares. */
const PURPOSES: Readonly<Record<CodePurpose, string>> = {
  LOGIN: '',
  CHANGE_PHONE: '電話番号変更用の',
  LOST_NUMBER: '再認証の申請用の',
  PHONE_CHECK: '電話番号確認用の',
};

/** The SMS with a code. */
export const codeMessage = (code: string, purpose: CodePurpose): string =>
  `【宵待ち】${PURPOSES[purpose]}認証コード：${code}（有効期限${CODE_TTL_MINUTES}分）。第三者に教えないでください。`;
