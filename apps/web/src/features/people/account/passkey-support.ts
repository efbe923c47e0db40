import { accountTexts as t } from './ja.ts';

/** Whether this browser knows passkeys at all. */
export const knowsPasskeys = (): boolean => typeof PublicKeyCredential === 'function';

/** Whether this device can make one with its own screen lock. */
export async function canMakePasskey(): Promise<boolean> {
  if (!knowsPasskeys()) return false;
  return PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable().catch(() => false);
}

const DEVICES: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Macintosh/, 'Mac'],
];

/** What a new passkey is called until the person says otherwise. */
export const deviceName = (agent: string = navigator.userAgent): string =>
  DEVICES.find(([pattern]) => pattern.test(agent))?.[1] ?? t.thisDevice;

const offerKey = (userId: string) => `identity:passkey-offer:${userId}`;

/** A passkey is offered once to an account in a browser. */
export const wasOffered = (userId: string, storage: Storage = localStorage): boolean =>
  storage.getItem(offerKey(userId)) !== null;
export const noteOffer = (userId: string, storage: Storage = localStorage): void =>
  storage.setItem(offerKey(userId), 'done');
