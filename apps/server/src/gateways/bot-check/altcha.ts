import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Payload } from 'altcha-lib/types';
import { addMinutes } from '@yoimachi/domain/time';
import type { Clock } from '#platform/clock';
import type { Crypto } from '#platform/crypto';
import type { Db } from '#platform/database';
import type { BotCheck, BotCheckLevel } from './port.ts';
import { useOnce } from './used.store.ts';

/**
 * Rounds of PBKDF2 per attempt, two blocks of SHA-256 each, and the range of attempts until the right one. One slow core that others use, too,
 * does two million rounds a second, and a phone of today no fewer. Two seconds are thus four million rounds, 800 attempts: the hardest check stays
 * below them, the usual one takes a third.
 */
const COST = 5_000;
const TRIES: Readonly<Record<BotCheckLevel, { min: number; max: number }>> = {
  normal: { min: 150, max: 250 },
  hard: { min: 550, max: 750 },
};
const LIFE_MINUTES = 20;

interface AltchaOptions {
  /** Attempts needed per level; tests need not wait. */
  readonly tries?: Readonly<Record<BotCheckLevel, { min: number; max: number }>>;
}

/** Proof of work by ALTCHA. Its own expiry would use the machine's clock, so ours travels in the signed data. */
export function altchaBotCheck(db: Db, clock: Clock, crypto: Crypto, options: AltchaOptions = {}): BotCheck {
  const tries = options.tries ?? TRIES;
  const secrets = {
    hmacSignatureSecret: crypto.deriveKey('bot-check').toString('base64'),
    hmacKeySignatureSecret: crypto.deriveKey('bot-check-key').toString('base64'),
  };
  return {
    async challenge(level) {
      const { min, max } = tries[level];
      const challenge = await createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: COST,
        counter: randomInt(max, min),
        deriveKey,
        data: { level, endsAtMs: addMinutes(clock.now(), LIFE_MINUTES).getTime() },
        ...secrets,
      });
      return JSON.stringify(challenge);
    },
    async accept(text, level) {
      const payload = readPayload(text);
      if (!payload) return false;
      const { verified } = await verifySolution({ ...payload, deriveKey, ...secrets }).catch(() => ({
        verified: false,
      }));
      const { nonce, data } = payload.challenge.parameters;
      const endsAtMs = Number(data?.['endsAtMs']);
      if (!verified || !(clock.now().getTime() < endsAtMs)) return false;
      if (level === 'hard' && data?.['level'] !== 'hard') return false;
      return useOnce(db, nonce, new Date(endsAtMs));
    },
  };
}

function readPayload(text: string): Payload | null {
  try {
    const json = text.trimStart().startsWith('{') ? text : Buffer.from(text, 'base64').toString('utf8');
    const payload = JSON.parse(json) as Payload;
    return typeof payload.challenge.parameters.nonce === 'string' && payload.solution ? payload : null;
  } catch {
    return null;
  }
}
