import type { CodeOf } from '@yoimachi/contract/route';
import type { profileRoutes } from '@yoimachi/contract/profile';
import type { z } from 'zod/mini';
import type {
  CastProfileDetail,
  GuestProfileDetail,
  guestProfileInput,
  guestProfilePart,
} from '@yoimachi/contract/profile';
import {
  AgeStatus,
  birthdayAfter,
  checkNickname,
  checkSelfIntro,
  checkShortProfile,
  DEFAULT_GUEST_NICKNAME,
  isUnderDrinkingAge,
  mayChooseDrinking,
  RegistrationStage,
  type NicknameError,
} from '@yoimachi/domain/account';
import { DRINK_TAGS, Drinking, isTag } from '@yoimachi/domain/profile';
import { fail, ok, type Result } from '@yoimachi/domain/result';
import { dayOf, type Day } from '@yoimachi/domain/time';
import { castChanged } from '#events/catalogue.ts';
import { publish } from '#platform/outbox';
import type { Trx } from '#platform/database';
import { raiseStage } from '#people/account';
import { findCast, lockCast, savePublicProfile, type PublicProfile } from '../cast.store.ts';
import { findGuest, lockGuest, updateGuest } from '../guest.store.ts';
import { endInspection } from '../nickname.store.ts';
import { refreshSearchText } from './search-text.ts';

type IntroFailure = 'SELF_INTRO_LENGTH' | 'SHORT_PROFILE_LENGTH';
type SaveGuestFailure =
  | NicknameError
  | IntroFailure
  | 'AGE_UNDER_18'
  | 'BIRTHDAY_FIXED'
  | 'DRINKING_NOT_ALLOWED';

/** How somebody presents himself or herself: the short message, then the long one. */
function checkIntro({
  shortProfile = '',
  selfIntro = '',
}: Pick<GuestProfileDetail, 'shortProfile' | 'selfIntro'>): Result<unknown, IntroFailure> {
  const short = checkShortProfile(shortProfile);
  return short.ok ? checkSelfIntro(selfIntro) : short;
}

/** The same of a guest, whose texts are sent among his details. */
function checkGuestIntro(detail: GuestProfileDetail): Result<unknown, IntroFailure> {
  const intro = checkIntro(detail);
  return intro.ok ? intro : fail(intro.error.code, `detail.${intro.error.field}`);
}

/** Saves a guest's profile and completes his registration; nothing of it is asked for but a birthday, where none is kept. */
export async function saveGuestProfile(
  trx: Trx,
  guestId: string,
  input: z.output<typeof guestProfileInput>,
  now: Date,
): Promise<Result<undefined, SaveGuestFailure | 'BIRTHDAY_REQUIRED'>> {
  await lockGuest(trx, guestId);
  const nickname = checkNickname(input.nickname === '' ? DEFAULT_GUEST_NICKNAME : input.nickname);
  if (!nickname.ok) return nickname;
  const birthday = birthdayAfter(input.birthday, await findGuest(trx, guestId), now);
  if (!birthday.ok) return birthday;
  if (birthday.value === null) return fail('BIRTHDAY_REQUIRED', 'birthday');
  const intro = checkGuestIntro(input.detail);
  if (!intro.ok) return intro;
  const drinking = checkDrinking(input.detail.drinking, birthday.value, now);
  if (!drinking.ok) return drinking;
  await updateGuest(trx, guestId, { ...input, nickname: nickname.value, birthday: birthday.value });
  await endInspection(trx, guestId);
  await raiseStage(trx, guestId, RegistrationStage.REGISTERED_DONE);
  return ok();
}

/**
 * Saves a part of a guest's profile and leaves the rest, whatever another device saves meanwhile. A birthday that forbids it takes his drink
 * option with it, unless that is what he is choosing.
 */
export async function saveGuestPart(
  trx: Trx,
  guestId: string,
  part: z.output<typeof guestProfilePart>,
  now: Date,
): Promise<Result<undefined, SaveGuestFailure>> {
  await lockGuest(trx, guestId);
  const present = await findGuest(trx, guestId);
  const birthday = birthdayAfter(part.birthday, present, now);
  if (!birthday.ok) return birthday;
  const typed = part.nickname === '' ? DEFAULT_GUEST_NICKNAME : part.nickname;
  const nickname = typed === undefined ? ok(present.nickname) : checkNickname(typed);
  if (!nickname.ok) return nickname;
  const intro = checkGuestIntro(part.detail ?? {});
  if (!intro.ok) return intro;
  const detail = { ...(present.profile as GuestProfileDetail), ...part.detail };
  const drinking = checkDrinking(detail.drinking, birthday.value, now);
  const isChosen = part.detail?.drinking !== null && part.detail?.drinking !== undefined;
  if (!drinking.ok && isChosen) return drinking;
  const allowed = drinking.ok ? detail : { ...detail, drinking: null };
  await updateGuest(trx, guestId, {
    nickname: nickname.value,
    birthday: birthday.value,
    detail: allowed,
  });
  if (part.nickname !== undefined) await endInspection(trx, guestId);
  return ok();
}

type SaveCastProfileFailure = CodeOf<typeof profileRoutes.putCastProfile>;

/** Step 4 and later edits of a cast's public profile. The finished wizard waits for the age check. */
export async function saveCastProfile(
  trx: Trx,
  castId: string,
  input: PublicProfile,
  now: Date,
): Promise<Result<undefined, SaveCastProfileFailure>> {
  await lockCast(trx, castId);
  const current = await findCast(trx, castId);
  if (current.store_id === null) return fail('REGISTRATION_ORDER');
  const intro = checkIntro(input);
  if (!intro.ok) return intro;
  const drinking = checkDrinking(input.detail.drinking, current.birthday, now);
  if (!drinking.ok) return drinking;
  if (!input.tags.every(({ group, tag }) => isTag(group, tag))) return fail('TAG_UNKNOWN', 'tags');
  if (
    isUnderDrinkingAge(current.birthday, dayOf(now)) &&
    input.tags.some(({ tag }) => DRINK_TAGS.includes(tag))
  )
    return fail('DRINK_TAG_NOT_ALLOWED', 'tags');

  await savePublicProfile(trx, castId, input);
  const isVerified = current.verify_status === AgeStatus.VERIFIED;
  await raiseStage(
    trx,
    castId,
    isVerified ? RegistrationStage.REGISTERED_DONE : RegistrationStage.SUCCESS_STEP,
  );
  await refreshSearchText(trx, castId);
  await publish(trx, castChanged, { castId }, now);
  return ok();
}

function checkDrinking(
  drinking: CastProfileDetail['drinking'],
  birthday: Day | null,
  now: Date,
): Result<undefined, 'DRINKING_NOT_ALLOWED'> {
  const drinks = drinking === Drinking.CAN || drinking === Drinking.A_LITTLE;
  return drinks && !mayChooseDrinking(birthday, now) ? fail('DRINKING_NOT_ALLOWED', 'detail.drinking') : ok();
}
