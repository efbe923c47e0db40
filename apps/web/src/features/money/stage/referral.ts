import { stageRoutes } from '@yoimachi/contract/stage';
import { normaliseReferralCode } from '@yoimachi/domain/stage';
import { isRefused } from '#lib/api-error.ts';
import { call } from '#lib/api.ts';

const KEY = 'referral';

/** Keeps an invitation link's code until the end of the registration; an invalid code is dropped. */
export function keepReferral(text: string, storage: Storage = sessionStorage): void {
  const code = normaliseReferralCode(text);
  if (code !== null) storage.setItem(KEY, code);
}

/**
 * Reports whose link she came by, if any. A refusal (an unknown link, her own) does not concern the registration; only without an answer is
 * the code kept for a retry.
 */
export async function sendReferral(storage: Storage = sessionStorage): Promise<void> {
  const code = storage.getItem(KEY);
  if (code === null) return;
  try {
    await call(stageRoutes.acceptReferral, { body: { code } });
  } catch (error) {
    if (!isRefused(error)) return;
  }
  storage.removeItem(KEY);
}

/** The address that leads a new cast to the registration. */
export function referralLink(code: string, origin: string = location.origin): string {
  return `${origin}/authentication?ref=${code}`;
}
