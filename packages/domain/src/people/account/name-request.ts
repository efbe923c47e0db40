import { fail, ok, type Result } from '@yoimachi/domain/result';
import { cleanLine, cleanText, hasVisibleText } from '@yoimachi/domain/text';
import type { Day } from '@yoimachi/domain/time';
import { isOldEnough } from './age.ts';
import { checkKatakana } from './text.ts';

/** What a cast is registered as; nobody but she and operators see it. */
export interface RegisteredName {
  readonly name: string;
  readonly nameKana: string;
  readonly birthday: Day;
}

/** What she asks to be registered as, and why. */
export interface NameRequest extends RegisteredName {
  readonly reason: string;
}

export type NameRequestError =
  | 'AGE_UNDER_18'
  | 'KANA_ONLY'
  | 'NAME_REQUIRED'
  | 'NAME_UNCHANGED'
  | 'REASON_REQUIRED';

/** A request to change name or birthday (rules.md 2): all of it given, at least 18, something else than what is registered. */
export function checkNameRequest(
  input: NameRequest,
  registered: RegisteredName,
  now: Date,
): Result<NameRequest, NameRequestError> {
  const name = cleanLine(input.name);
  if (!hasVisibleText(name)) return fail('NAME_REQUIRED', 'name');
  const kana = checkKatakana(input.nameKana, 'nameKana');
  if (!kana.ok) return kana;
  const { birthday } = input;
  if (!isOldEnough(birthday, now)) return fail('AGE_UNDER_18', 'birthday');
  if (!hasVisibleText(input.reason)) return fail('REASON_REQUIRED', 'reason');
  const isSame =
    name === registered.name && kana.value === registered.nameKana && birthday === registered.birthday;
  if (isSame) return fail('NAME_UNCHANGED', 'name');
  return ok({ name, nameKana: kana.value, birthday, reason: cleanText(input.reason) });
}
