import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { Challenge } from 'altcha-lib/types';
import { turnstileToken, type TurnstileWidget } from './turnstile-widget.ts';

const TIMEOUT_MS = 60_000;

/** Where Turnstile is configured: its widget, and the embedded challenge for who has to prove more. */
interface WithTurnstile {
  readonly turnstile: TurnstileWidget;
  readonly work: string | null;
}

/** Solves a challenge and returns the solution the server expects. Loaded only where a code is requested. */
export async function solve(text: string): Promise<string> {
  const asked = JSON.parse(text) as Challenge | WithTurnstile;
  if (!('turnstile' in asked)) return JSON.stringify(await work(asked));
  const [token, worked] = await Promise.all([
    turnstileToken(asked.turnstile),
    asked.work === null ? null : work(JSON.parse(asked.work) as Challenge),
  ]);
  return JSON.stringify({ turnstile: token, ...worked });
}

async function work(challenge: Challenge) {
  const solution = await solveChallenge({ challenge, deriveKey, timeout: TIMEOUT_MS });
  if (!solution) throw new Error('The bot check took too long');
  return { challenge, solution };
}
