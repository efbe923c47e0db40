import { beforeEach, expect, test } from 'vitest';
import { connectApi } from '#lib/api.ts';
import { ApiError } from '#lib/api-error.ts';
import { memoryStorage } from '#lib/memory-storage.test-kit.ts';
import { keepReferral, referralLink, sendReferral } from './referral.ts';

let storage: Storage;
let sent: unknown[];
beforeEach(() => {
  storage = memoryStorage();
  sent = [];
});

/** The server's answer, or its failure. */
function answering(failure?: Error): void {
  connectApi((request) => {
    sent.push(request.body);
    return failure ? Promise.reject(failure) : Promise.resolve(undefined);
  });
}

test('the code of a link is kept until the registration ends, then sent once', async () => {
  answering();
  keepReferral('abcd2345', storage);
  await sendReferral(storage);
  await sendReferral(storage);
  expect(sent).toEqual([{ code: 'ABCD2345' }]);
});

test('what is no code is not kept', async () => {
  answering();
  keepReferral('javascript:alert(1)', storage);
  await sendReferral(storage);
  expect(sent).toEqual([]);
});

test('a refusal ends it, a lost answer leaves it for another try', async () => {
  keepReferral('ABCD2345', storage);
  answering(new ApiError(0, 'ERR_NETWORK', ''));
  await sendReferral(storage);
  answering(new ApiError(409, 'REFERRAL_TAKEN', ''));
  await sendReferral(storage);
  await sendReferral(storage);
  expect(sent).toHaveLength(2);
});

test('the link opens the entry of this product', () => {
  expect(referralLink('ABCD2345', 'https://yoimachi.example')).toBe(
    'https://yoimachi.example/authentication?ref=ABCD2345',
  );
});
