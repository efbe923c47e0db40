import { checkLoginPhone, normalisePhone } from '@yoimachi/domain/account';
import { codeOf, type Problems } from '#lib/use-form.ts';
import { BROKEN, birthdayOf, NO_BIRTHDAY, type BirthdayParts } from '#people/profile';
import { phoneTexts as t } from './ja.ts';

/** What somebody who has lost the number types. */
export interface LostNumber {
  readonly oldPhone: string;
  readonly name: string;
  readonly birthday: BirthdayParts;
  readonly phone: string;
  readonly reason: string;
}
export const EMPTY_LOST: LostNumber = {
  oldPhone: '',
  name: '',
  birthday: NO_BIRTHDAY,
  phone: '',
  reason: '',
};

const phoneProblem = (text: string) => codeOf(checkLoginPhone(text, { allowTestPrefix: true }));

/** What is wrong with it, by field, as the server would say. */
export function lostProblems({ oldPhone, name, birthday, phone }: LostNumber): Problems<LostNumber> {
  const day = birthdayOf(birthday);
  const isSame = normalisePhone(phone) === normalisePhone(oldPhone);
  return {
    oldPhone: phoneProblem(oldPhone),
    name: name.trim() === '' ? 'NAME_REQUIRED' : undefined,
    birthday: day === null || day === BROKEN ? t.birthdayMissing : undefined,
    phone: phoneProblem(phone) ?? (isSame ? 'PHONE_SAME' : undefined),
  };
}

export const lostBodyOf = ({ birthday, ...rest }: LostNumber) => ({
  ...rest,
  birthday: birthdayOf(birthday) ?? '',
});
