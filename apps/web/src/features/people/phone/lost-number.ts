import { checkLoginPhone, normalisePhone } from '@yoimachi/domain/account';
import { messageOf } from '@yoimachi/contract/errors';
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

export type LostProblems = Partial<Record<keyof LostNumber, string>>;

const phoneProblem = (text: string): string | undefined => {
  const checked = checkLoginPhone(text, { allowTestPrefix: true });
  return checked.ok ? undefined : messageOf(checked.error.code);
};

/** What is wrong with it, by field, as the server would say. */
export function lostProblems({ oldPhone, name, birthday, phone }: LostNumber): LostProblems {
  const day = birthdayOf(birthday);
  const isSame = normalisePhone(phone) === normalisePhone(oldPhone);
  const problems = {
    oldPhone: phoneProblem(oldPhone),
    name: name.trim() === '' ? messageOf('NAME_REQUIRED') : undefined,
    birthday: day === null || day === BROKEN ? t.birthdayMissing : undefined,
    phone: phoneProblem(phone) ?? (isSame ? messageOf('PHONE_SAME') : undefined),
  };
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== undefined));
}

export const lostBodyOf = ({ birthday, ...rest }: LostNumber) => ({
  ...rest,
  birthday: birthdayOf(birthday) ?? '',
});
