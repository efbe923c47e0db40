import { newTotpSecret, totpCode, totpStep, type TotpRule } from '#platform/crypto';
import { TOTP } from '@yoimachi/domain/operator';
import { OFFICE_NAME } from './office.ja.ts';

const RULE: TotpRule = { issuer: OFFICE_NAME, ...TOTP };

export interface NewTotp {
  /** In base 32, as it is typed where no picture can be read. */
  readonly secret: string;
  /** What the picture says. */
  readonly uri: string;
}

export const newTotp = (label: string): Promise<NewTotp> => newTotpSecret(RULE, label);

/** The step that a code belongs to, one before or after now at most; null where it is none of the secret. */
export const codeStep = (secret: string, typed: string, at: Date): Promise<number | null> =>
  totpStep(RULE, secret, { code: typed.normalize('NFKC').replace(/\s/g, ''), at });

/** What an app shows now. */
export const codeAt = (secret: string, at: Date): Promise<string> => totpCode(RULE, secret, at);
