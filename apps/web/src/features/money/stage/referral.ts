import { stageRoutes } from '@yoimachi/contract/stage';
import { normaliseReferralCode } from '@yoimachi/domain/stage';
import { isRefused } from '#lib/api-error.ts';
import { call } from '#lib/api.ts';

const KEY = 'referral';

/** Keeps the code of an invitation's link until the end of the registration; what is no code is forgotten. */
export function keepReferral(text: string, storage: Storage = sessionStorage): void {
  const code = normaliseReferralCode(text);
  if (code !== null) storage.setItem(KEY, code);
}

/**
 * Says by whose link she came, when she came by one. A refusal (an unknown link, her own) is no matter of the registration;
 * only without an answer is the code kept for another try.
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
