import { TOTP as RULE } from '@yoimachi/domain/operator';

/** Loaded with the first code. */
const library = () => import('otpauth');

const ISSUER = '宵待ち 運営';
const SECRET_BYTES = 20;

export interface NewTotp {
  /** In base 32, as it is typed where no picture can be read. */
  readonly secret: string;
  /** What the picture says. */
  readonly uri: string;
}

export async function newTotp(label: string): Promise<NewTotp> {
  const { Secret, TOTP } = await library();
  const secret = new Secret({ size: SECRET_BYTES });
  const uri = new TOTP({ issuer: ISSUER, label, ...settings, secret }).toString();
  return { secret: secret.base32, uri };
}

/** The step that a code belongs to, one before or after now at most; null where it is none of the secret. */
export async function stepOf(secret: string, typed: string, at: Date): Promise<number | null> {
  const { Secret, TOTP } = await library();
  const totp = new TOTP({ ...settings, secret: Secret.fromBase32(secret) });
  const token = typed.normalize('NFKC').replace(/\s/g, '');
  const timestamp = at.getTime();
  const delta = totp.validate({ token, timestamp, window: RULE.driftSteps });
  return delta === null ? null : Math.floor(timestamp / (RULE.periodSeconds * 1000)) + delta;
}

/** What an app shows now. */
export async function codeAt(secret: string, at: Date): Promise<string> {
  const { Secret, TOTP } = await library();
  return new TOTP({ ...settings, secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() });
}

const settings = { algorithm: 'SHA1', digits: RULE.digits, period: RULE.periodSeconds } as const;
