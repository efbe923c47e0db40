/** Loaded with the first code. */
const library = () => import('otpauth');

const SECRET_BYTES = 20;

/** Codes as every authenticator app makes them (RFC 6238, SHA-1). */
export interface TotpRule {
  readonly issuer: string;
  readonly digits: number;
  readonly periodSeconds: number;
  /** How many steps before and after now count. */
  readonly driftSteps: number;
}

const settingsOf = ({ issuer, digits, periodSeconds }: TotpRule) => ({
  issuer,
  digits,
  period: periodSeconds,
  algorithm: 'SHA1',
});

/** A new secret in base 32, and the address that an app reads from a picture. */
export async function newTotpSecret(
  rule: TotpRule,
  label: string,
): Promise<{ readonly secret: string; readonly uri: string }> {
  const { Secret, TOTP } = await library();
  const secret = new Secret({ size: SECRET_BYTES });
  return { secret: secret.base32, uri: new TOTP({ ...settingsOf(rule), label, secret }).toString() };
}

/** The step that a code belongs to; null where it is none of the secret around that instant. */
export async function totpStep(
  rule: TotpRule,
  secret: string,
  { code, at }: { readonly code: string; readonly at: Date },
): Promise<number | null> {
  const { Secret, TOTP } = await library();
  const totp = new TOTP({ ...settingsOf(rule), secret: Secret.fromBase32(secret) });
  const timestamp = at.getTime();
  const delta = totp.validate({ token: code, timestamp, window: rule.driftSteps });
  return delta === null ? null : Math.floor(timestamp / (rule.periodSeconds * 1000)) + delta;
}

/** The code of an instant. */
export async function totpCode(rule: TotpRule, secret: string, at: Date): Promise<string> {
  const { Secret, TOTP } = await library();
  const totp = new TOTP({ ...settingsOf(rule), secret: Secret.fromBase32(secret) });
  return totp.generate({ timestamp: at.getTime() });
}
