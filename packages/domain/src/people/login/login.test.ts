import { expect, test } from 'vitest';
import { checkPasskeyName, checkPhoneStep, checkUnlink, needsPhoneStep, PASSKEY_NAME_MAX } from './index.ts';

test('who has no number verifies one first', () => {
  expect(needsPhoneStep({ hasPhone: false })).toBe(true);
  expect(checkPhoneStep({ hasPhone: false })).toMatchObject({ error: { code: 'PHONE_NOT_VERIFIED' } });
  expect(checkPhoneStep({ hasPhone: true })).toMatchObject({ ok: true });
});

test('the last way in stays', () => {
  expect(checkUnlink({ hasPhone: false })).toMatchObject({ error: { code: 'LAST_WAY_IN' } });
  expect(checkUnlink({ hasPhone: true })).toMatchObject({ ok: true });
});

test.each([
  ['  仕事用のスマホ ', { ok: true, value: '仕事用のスマホ' }],
  [' \u3000 ', { error: { code: 'REQUIRED', field: 'name' } }],
  ['あ'.repeat(PASSKEY_NAME_MAX), { ok: true }],
  ['あ'.repeat(PASSKEY_NAME_MAX + 1), { error: { code: 'TOO_LONG', field: 'name' } }],
])('a passkey is called %j', (name, expected) => {
  expect(checkPasskeyName(name)).toMatchObject(expected);
});
