import { describe, expect, it } from 'vitest';
import { testClock } from '#platform/clock';
import { createCrypto, createIds, createTokenSigner } from './index.ts';

const START = '2026-11-21T09:00:00Z';
const crypto = createCrypto(Buffer.alloc(32, 1));
/** By the same key, when one key sealed all texts. */
const SEALED_BEFORE = 'AdkIraIQOA6OTMf6SVkkwuXVR6wBGMQyrPYMWpmOMq7576uW8RjxYOOs';
const HEADER_BYTES = 62;

describe('seal', () => {
  it('opens in its own place only', () => {
    const sealed = crypto.seal('+819012345678', 'identity:a');
    expect(sealed.includes('+8190')).toBe(false);
    expect(crypto.open(sealed, 'identity:a')).toBe('+819012345678');
    expect(() => crypto.open(sealed, 'identity:b')).toThrow();
    expect(() => createCrypto(Buffer.alloc(32, 2)).open(sealed, 'identity:a')).toThrow();
  });

  it('refuses changed bytes, in the text as in its wrapped key, and unknown keys', () => {
    const whole = crypto.seal('銀座', 'row:1');
    for (const at of [whole.length - 1, 20, 40]) {
      const changed = Buffer.from(whole);
      changed[at]! ^= 1;
      expect(() => crypto.open(changed, 'row:1'), String(at)).toThrow();
    }
    for (const at of [0, 1]) {
      const foreign = Buffer.from(whole);
      foreign[at] = 9;
      expect(() => crypto.open(foreign, 'row:1')).toThrow('unknown key 9');
    }
    expect(() => crypto.open(Buffer.alloc(0), 'row:1')).toThrow();
    expect(() => crypto.open(whole.subarray(0, 30), 'row:1')).toThrow();
  });

  it('gives each text a key of its own', () => {
    const [one, other] = [crypto.seal('銀座', 'row:1'), crypto.seal('銀座', 'row:1')];
    const mixed = Buffer.concat([one.subarray(0, HEADER_BYTES), other.subarray(HEADER_BYTES)]);
    expect(() => crypto.open(mixed, 'row:1')).toThrow();
  });

  it('wraps with a new key what an older one wrapped, and opens both', () => {
    const sealed = crypto.seal('銀座', 'row:1');
    expect([crypto.currentKeyId, crypto.renew(sealed, 'row:1')]).toEqual([1, null]);
    const later = createCrypto(Buffer.alloc(32, 1), [{ id: 2, key: Buffer.alloc(32, 5) }]);
    expect(later.open(sealed, 'row:1')).toBe('銀座');
    const renewed = later.renew(sealed, 'row:1')!;
    expect([later.currentKeyId, later.open(renewed, 'row:1')]).toEqual([2, '銀座']);
    expect(later.renew(renewed, 'row:1')).toBeNull();
    expect(() => crypto.open(renewed, 'row:1')).toThrow('unknown key 2');
    expect(() => later.open(renewed, 'row:2')).toThrow();
    // The text's own key stays, so its bytes do.
    expect(renewed.subarray(HEADER_BYTES)).toEqual(sealed.subarray(HEADER_BYTES));
  });

  it('opens and renews what was sealed before there were envelopes', () => {
    const before = Buffer.from(SEALED_BEFORE, 'base64');
    expect(crypto.open(before, 'identity:a')).toBe('+819012345678');
    expect(() => crypto.open(before, 'identity:b')).toThrow();
    const renewed = crypto.renew(before, 'identity:a')!;
    expect(crypto.open(renewed, 'identity:a')).toBe('+819012345678');
    expect(crypto.renew(renewed, 'identity:a')).toBeNull();
  });
});

describe('hashes and random texts', () => {
  it('finds equal numbers and keeps purposes apart', () => {
    expect(crypto.phoneIndex('+819012345678')).toEqual(crypto.phoneIndex('+819012345678'));
    expect(crypto.phoneIndex('+819012345678')).not.toEqual(crypto.phoneIndex('+819012345679'));
    expect(crypto.hashSecret('123456', 'code:a')).not.toEqual(crypto.hashSecret('123456', 'code:b'));
  });

  it('makes digits and tokens', () => {
    expect(crypto.randomDigits(6)).toMatch(/^\d{6}$/);
    expect(crypto.randomToken()).toMatch(/^[\w-]{43}$/);
  });
});

describe('ids', () => {
  it('sort by the injected time', async () => {
    const clock = testClock(START);
    const ids = createIds(clock);
    const first = ids.newId();
    await clock.advanceTo(new Date('2026-11-21T09:00:00.001Z'));
    const second = ids.newId();
    expect(first < second).toBe(true);
    expect(first[14]).toBe('7');
  });

  it('sort by the order in which they were made when the clock stands still, and stay apart', () => {
    const ids = createIds(testClock(START));
    const made = Array.from({ length: 2000 }, () => ids.newId());
    expect(made).toEqual(made.toSorted());
    expect(new Set(made).size).toBe(2000);
    const other = createIds(testClock(START));
    expect(made).not.toContain(other.newId());
  });
});

describe('tokens', () => {
  const signer = (clock = testClock(START), audience = 'session', key = crypto.deriveKey('session')) =>
    createTokenSigner<{ sid: string }>(key, clock, audience);

  it('are valid until the product’s clock passes their end', async () => {
    const clock = testClock(START);
    const tokens = signer(clock);
    const { token, expiresAt } = await tokens.sign({ sid: 's1' }, 15);
    expect(expiresAt).toEqual(new Date('2026-11-21T09:15:00Z'));
    expect(await tokens.verify(token)).toMatchObject({ state: 'valid', claims: { sid: 's1' }, expiresAt });
    expect(await tokens.verify(token)).toMatchObject({ state: 'valid', claims: { sid: 's1' } });
    await clock.advanceTo(expiresAt);
    expect(await tokens.verify(token)).toEqual({ state: 'expired' });
    expect(await signer(clock).verify(token)).toEqual({ state: 'expired' });
  });

  it('are refused from another use, another key, or nowhere', async () => {
    const { token } = await signer().sign({ sid: 's1' }, 15);
    expect(await signer(testClock(START), 'identity').verify(token)).toEqual({ state: 'invalid' });
    expect(await signer(testClock(START), 'session', crypto.deriveKey('other')).verify(token)).toEqual({
      state: 'invalid',
    });
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${token.split('.')[1]}.`;
    expect(await signer().verify(unsigned)).toEqual({ state: 'invalid' });
    expect(await signer().verify('nonsense')).toEqual({ state: 'invalid' });
  });
});
