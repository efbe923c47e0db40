import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { Challenge } from 'altcha-lib/types';

const TIMEOUT_MS = 60_000;

/** Works a challenge out and answers what the server wants to see. Loaded only where a code is asked for. */
export async function solve(text: string): Promise<string> {
  const challenge = JSON.parse(text) as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey, timeout: TIMEOUT_MS });
  if (!solution) throw new Error('The bot check took too long');
  return JSON.stringify({ challenge, solution });
}
