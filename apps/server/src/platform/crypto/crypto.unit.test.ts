import { describe, expect, it } from 'vitest';
import { testClock } from '#platform/clock';
import { createCrypto, createIds, createTokenSigner } from './index.ts';

const START = '2026-11-21T09:00:00Z';
const crypto = createCrypto(Buffer.alloc(32, 1));

describe('seal', () => {
  it('opens in its own place only', () => {
    const sealed = crypto.seal('+819012345678', 'identity:a');
    expect(sealed.includes('+8190')).toBe(false);
    expect(crypto.open(sealed, 'identity:a')).toBe('+819012345678');
    expect(() => crypto.open(sealed, 'identity:b')).toThrow();
    expect(() => createCrypto(Buffer.alloc(32, 2)).open(sealed, 'identity:a')).toThrow();
  });

  it('refuses changed bytes and unknown keys', () => {
    const sealed = crypto.seal('銀座', 'row:1');
    sealed[sealed.length - 1]! ^= 1;
    expect(() => crypto.open(sealed, 'row:1')).toThrow();
    sealed[0] = 9;
    expect(() => crypto.open(sealed, 'row:1')).toThrow('unknown key 9');
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
