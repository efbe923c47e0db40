import type { AnswerOf, BodyInputOf } from '@yoimachi/contract/route';
import type { profileRoutes } from '@yoimachi/contract/profile';
import type { ErrorCode } from '@yoimachi/domain/result';
import {
  birthdayAfter,
  checkNickname,
  checkSelfIntro,
  checkShortProfile,
  isOldEnough,
} from '@yoimachi/domain/account';
import type { KeptBirthday } from '@yoimachi/domain/account';
import { hasVisibleText } from '@yoimachi/domain/text';
import type { Day } from '#lib/dates.ts';
import { codeOf, type Problems } from '#lib/use-form.ts';
import { BROKEN, birthdayOf, isBirthday, partsOf, type BirthdayParts } from './birthday.ts';
import { checkDetail, detailOf, valuesOf, type DetailValues } from './detail.ts';
import type { GuestPart } from './guest-part.ts';

export type GuestProfile = AnswerOf<typeof profileRoutes.getGuestProfile>;
export type GuestProfileBody = BodyInputOf<typeof profileRoutes.putGuestProfile>;

type GuestPartBody = BodyInputOf<typeof profileRoutes.putMyProfile>;

export interface GuestValues extends DetailValues {
  readonly nickname: string;
  readonly birthday: BirthdayParts;
  readonly shortProfile: string;
  readonly selfIntro: string;
}

export function guestValuesOf({ nickname, birthday, detail }: GuestProfile): GuestValues {
  return {
    ...valuesOf(detail),
    nickname,
    birthday: partsOf(birthday),
    shortProfile: detail.shortProfile ?? '',
    selfIntro: detail.selfIntro ?? '',
  };
}

/** As it is sent; an empty nickname gets the service's own. */
export function guestBodyOf(values: GuestValues): GuestProfileBody {
  const birthday = birthdayOf(values.birthday);
  return {
    nickname: values.nickname.trim(),
    ...(isBirthday(birthday) && { birthday }),
    detail: {
      ...detailOf('guest', values),
      shortProfile: values.shortProfile.trim(),
      selfIntro: values.selfIntro.trim(),
    },
  };
}

/** One part as it is sent: the others stay as they are on the server. */
export function guestPartOf(part: GuestPart, values: GuestValues): GuestPartBody {
  const { nickname, detail, ...birthday } = guestBodyOf(values);
  const { shortProfile, selfIntro, ...rest } = detail;
  const bodies = {
    nickname: { nickname },
    birthday,
    'short-profile': { detail: { shortProfile } },
    'self-introduction': { detail: { selfIntro } },
    'detail-infomation': { detail: rest },
  } as const satisfies Record<GuestPart, GuestPartBody>;
  return bodies[part];
}

const fieldOf = {
  nickname: 'nickname',
  birthday: 'birthday',
  'short-profile': 'shortProfile',
  'self-introduction': 'selfIntro',
  'detail-infomation': 'drinking',
} as const satisfies Record<GuestPart, keyof GuestValues>;

/** What is wrong with one part. */
export function checkGuestPart(
  part: GuestPart,
  values: GuestValues,
  kept: KeptBirthday,
  now: Date,
): Problems<GuestValues> {
  const field = fieldOf[part];
  return { [field]: checkGuest(values, kept, now)[field] };
}

/** What others read of it. */
export const GUEST_TEXTS = { nickname: 'NAME', shortProfile: 'PROFILE', selfIntro: 'PROFILE' } as const;

/** Every item but the birthday may be left empty; anything entered must be valid. */
export function checkGuest(values: GuestValues, kept: KeptBirthday, now: Date): Problems<GuestValues> {
  const birthday = birthdayOf(values.birthday);
  return {
    ...checkDetail(values, isBirthday(birthday) ? birthday : null, now),
    nickname: hasVisibleText(values.nickname) ? codeOf(checkNickname(values.nickname)) : undefined,
    birthday: keptProblem(birthday, kept, now),
    shortProfile: codeOf(checkShortProfile(values.shortProfile)),
    selfIntro: codeOf(checkSelfIntro(values.selfIntro)),
  };
}

function keptProblem(birthday: Day | null, kept: KeptBirthday, now: Date): ErrorCode | undefined {
  if (birthday === null) return 'BIRTHDAY_REQUIRED';
  return birthday === BROKEN ? 'DAY_INVALID' : codeOf(birthdayAfter(birthday, kept, now));
}

/** Nobody under 18; an incomplete date is none. */
export function birthdayProblem(birthday: Day | null, now: Date): ErrorCode | undefined {
  if (birthday === BROKEN) return 'DAY_INVALID';
  return birthday === null || isOldEnough(birthday, now) ? undefined : 'AGE_UNDER_18';
}
