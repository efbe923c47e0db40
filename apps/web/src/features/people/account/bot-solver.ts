import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { Challenge } from 'altcha-lib/types';

const TIMEOUT_MS = 60_000;

/** Solves a challenge and returns the solution the server expects. Loaded only where a code is requested. */
export async function solve(text: string): Promise<string> {
  const challenge = JSON.parse(text) as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey, timeout: TIMEOUT_MS });
  if (!solution) throw new Error('The bot check took too long');
  return JSON.stringify({ challenge, solution });
}
