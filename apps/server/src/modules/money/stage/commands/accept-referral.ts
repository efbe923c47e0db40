import { RegistrationStage } from '@yoimachi/domain/account';
import { fail, ok } from '@yoimachi/domain/result';
import { normaliseReferralCode } from '@yoimachi/domain/stage';
import { withTransaction } from '#platform/database';
import type { AppContext } from '#platform/module';
import {
  compareCasts,
  findReferral,
  insertReferral,
  isBack,
  lockNewcomer,
  ownerOfCode,
} from '../referral.store.ts';

/**
 * A new cast came through somebody's link. Once, before she is verified, and never for who comes back; the same link again changes nothing. Whether she counts is
 * decided at her first settled booking. REFERRAL_UNKNOWN, SAME_PERSON for her own link, REFERRAL_LATE, REFERRAL_TAKEN when she came through
 * another's.
 */
export function acceptReferral(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  castId: string,
  text: string,
) {
  return withTransaction(db, async (trx) => {
    const newcomer = await lockNewcomer(trx, castId);
    const code = normaliseReferralCode(text);
    const referrer = code === null ? undefined : await ownerOfCode(trx, code);
    if (!referrer) return fail('REFERRAL_UNKNOWN', 'code');
    if (referrer.identity_id === newcomer.identity_id) return fail('SAME_PERSON');
    const present = await findReferral(trx, castId);
    if (present) return present.referrer_id === referrer.id ? ok() : fail('REFERRAL_TAKEN');
    const isLate = newcomer.registration_stage >= RegistrationStage.REGISTERED_DONE;
    if (isLate || (await isBack(trx, newcomer.identity_id))) return fail('REFERRAL_LATE');
    const { device } = await compareCasts(trx, castId, referrer.id);
    const came = { friendId: castId, referrerId: referrer.id, sameDevice: device };
    await insertReferral(trx, { ...came, createdAt: clock.now() });
    return ok();
  });
}
