import type { Config } from '#platform/config';

/** Browsers know passkeys on this name without a certificate. */
const LOCAL_NAME = 'localhost';
const LOCAL_ORIGIN = /^http:\/\/localhost(?::\d{1,5})?$/;

/** The name that passkeys belong to: that of the product's address, outside production this machine's. */
export const relyingPartyOf = ({ publicUrl }: Pick<Config, 'publicUrl'>): string =>
  publicUrl === null ? LOCAL_NAME : new URL(publicUrl).hostname;

/** Where an answer must have been made. Without an address of its own the product is on any port of this machine. */
export function expectedOrigin({ publicUrl }: Pick<Config, 'publicUrl'>, clientDataJson: string): string {
  if (publicUrl !== null) return publicUrl;
  const told = originIn(clientDataJson);
  return told !== null && LOCAL_ORIGIN.test(told) ? told : `http://${LOCAL_NAME}`;
}

function originIn(clientDataJson: string): string | null {
  try {
    const { origin } = JSON.parse(Buffer.from(clientDataJson, 'base64url').toString()) as {
      origin?: unknown;
    };
    return typeof origin === 'string' ? origin : null;
  } catch {
    return null;
  }
}
