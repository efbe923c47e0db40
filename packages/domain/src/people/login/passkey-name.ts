import { fail, ok, type Result } from '@yoimachi/domain/result';
import { isNameTooLong } from '@yoimachi/domain/text';

/** Characters, as readers count them. */
export const PASSKEY_NAME_MAX = 20;

/** What a person calls one of her passkeys, without blanks at its ends. */
export function checkPasskeyName(typed: string): Result<string, 'REQUIRED' | 'TOO_LONG'> {
  const name = typed.trim();
  if (name === '') return fail('REQUIRED', 'name');
  return isNameTooLong(name, PASSKEY_NAME_MAX) ? fail('TOO_LONG', 'name') : ok(name);
}
