import { fail, ok, type Result } from '@yoimachi/domain/result';
import { FIRST_TEXT_RULES, judgeText } from '@yoimachi/domain/text-rules';
import type { WordedKind } from '@yoimachi/domain/notification';
import { VARIABLE } from './fill.ts';
import { defaultSentence } from './notice.ts';
import { variableFault } from './variable-fault.ts';
import type { NoticeVariable } from './variables.ja.ts';

/** As long as a push and a LINE message show whole. */
export const WORDING_MAX = 200;
export const WORDING_TITLE_MAX = 40;

/** What an operator writes for a kind; null where the product's own words stay. */
export interface Wording {
  readonly title: string | null;
  readonly text: string | null;
}

export type WordingError =
  | 'REQUIRED'
  | 'TEXT_INVALID'
  | 'TOO_LONG'
  | 'WORDING_BRACES'
  | 'WORDING_CONTACT'
  | 'WORDING_VARIABLE';

/**
 * What an operator wrote, without blanks around it. Fails at `title` or `text` with REQUIRED, TOO_LONG, TEXT_INVALID (a line break: lists,
 * pushes and LINE show one paragraph), WORDING_BRACES (a brace without its other one, one of another width, or a variable without any),
 * WORDING_VARIABLE (one that the kind cannot give, named in `details.variable`; a title has none, since locked screens show it) or
 * WORDING_CONTACT (an address or a number: links and who answers are the product's own).
 */
export function checkWording(kind: WordedKind, typed: Wording): Result<Wording, WordingError> {
  const title = typed.title === null ? ok(null) : check('title', typed.title, WORDING_TITLE_MAX, []);
  if (!title.ok) return title;
  const text =
    typed.text === null ? ok(null) : check('text', typed.text, WORDING_MAX, defaultSentence(kind).variables);
  if (!text.ok) return text;
  return ok({ title: title.value, text: text.value });
}

function check(
  field: keyof Wording,
  typed: string,
  maxLength: number,
  variables: readonly NoticeVariable[],
): Result<string, WordingError> {
  const text = typed.trim();
  if (text === '') return fail('REQUIRED', field);
  if ([...text].length > maxLength) return fail('TOO_LONG', field);
  if (/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(text)) return fail('TEXT_INVALID', field);
  const fault = variableFault(text, variables);
  if (fault?.code === 'WORDING_VARIABLE') return fail(fault.code, field, { variable: fault.variable });
  const plain = text.replace(VARIABLE, '　');
  const isBare = variables.some((name) => new RegExp(`(?<![A-Za-z])${name}(?![A-Za-z])`).test(plain));
  if (fault || isBare) return fail('WORDING_BRACES', field);
  const verdict = judgeText(plain, { place: 'PROFILE', byCast: false, rules: FIRST_TEXT_RULES });
  return verdict?.kind === 'CONTACT' ? fail('WORDING_CONTACT', field, { found: verdict.found }) : ok(text);
}
