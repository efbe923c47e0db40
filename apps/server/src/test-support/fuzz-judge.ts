import { AUTH_CODE, authMessages, isErrorCode } from '@yoimachi/contract/errors';
import { entryOf, operatorErrors } from '@yoimachi/contract/operator-errors';
import { codesOf, type Route } from '@yoimachi/contract/route';

const JAPANESE = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u;
/** Answers of the HTTP layer itself, given as VALIDATION: body or address too long, unknown content type. */
const HTTP_REFUSALS = [413, 414, 415, 431];

/** What came of a call. */
export interface Answered {
  readonly statusCode: number;
  readonly headers: object;
  readonly body: string;
}

/** What is wrong with an answer; null when it conforms to the contract. */
export function wrong(route: Route, { statusCode: status, body }: Answered): string | null {
  if (status === 200) return wrongAnswer(route, body);
  if (status >= 500) return 'breaks';
  const { code, message, ...rest } = JSON.parse(body) as Record<string, unknown>;
  if (Object.keys(rest).some((name) => name !== 'details')) return 'tells more than code, message, details';
  if (typeof message !== 'string' || !JAPANESE.test(message) || /[{}]/.test(message))
    return 'has no Japanese message';
  if (status === 401) {
    const isKnown = Object.values(AUTH_CODE).some((auth) => auth === code && message === authMessages[auth]);
    if (route.who === 'open') return 'asks for a token that it does not need';
    return isKnown ? null : '401 without its number';
  }
  if (typeof code !== 'string' || !isCode(code, route)) return 'has no code of the catalogue';
  const isOfHttp = code === 'VALIDATION' && HTTP_REFUSALS.includes(status);
  if (entryOf(code).status !== status && !isOfHttp) return 'has another status than the catalogue';
  return codesOf(route).includes(code) ? null : 'does not declare this error';
}

/** What only operators are answered is no code of anybody else's call. */
const isCode = (code: string, { who }: Route): code is Parameters<typeof entryOf>[0] =>
  isErrorCode(code) || (who === 'operator' && Object.hasOwn(operatorErrors, code));

function wrongAnswer(route: Route, body: string): string | null {
  if (route.file !== undefined) return body === '' ? 'answers an empty file' : null;
  if (!route.answer) return body === '' ? null : 'answers more than nothing';
  const answer: unknown = JSON.parse(body);
  const parsed = route.answer.safeParse(answer);
  if (!parsed.success) return `does not fit the answer: ${JSON.stringify(parsed.error.issues)}`;
  const unknown = unknownFields(answer, parsed.data);
  return unknown.length === 0 ? null : `answers fields of no schema: ${unknown.join(', ')}`;
}

/** Fields the schema dropped when parsing the answer. */
function unknownFields(answer: unknown, parsed: unknown, path = ''): string[] {
  if (typeof answer !== 'object' || answer === null) return [];
  return Object.entries(answer).flatMap(([name, value]) => {
    const here = path === '' ? name : `${path}.${name}`;
    if (!Object.hasOwn(parsed as object, name)) return [here];
    return unknownFields(value, (parsed as Record<string, unknown>)[name], here);
  });
}

/** Ids and longer numbers hold any four digits by chance. */
const ID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
const isShort = (secret: string) => /^\d{1,6}$/.test(secret);

/** The first private text of somebody else found in an answer's body or headers, a few digits only by themselves; null for none. */
export function leaked({ headers, body }: Answered, secrets: readonly string[]): string | null {
  const said = `${JSON.stringify(headers)}\n${body}`;
  const numbers = new Set(said.replace(ID, '').match(/\d+/g));
  return secrets.find((secret) => (isShort(secret) ? numbers.has(secret) : said.includes(secret))) ?? null;
}
