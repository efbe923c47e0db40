import { accountRoutes } from '@yoimachi/contract/account';
import { call } from '#lib/api.ts';
import { now } from '#lib/clock.ts';

/** A challenge lives 20 minutes; one older than this is no longer submitted. */
const FRESH_MS = 18 * 60_000;

/** The challenge came, and could not be solved: a script that did not load, or a browser that did not get through with it. */
export class BotCheckTrouble extends Error {}

interface Work {
  readonly proof: Promise<string>;
  readonly begunAt: Date;
}

let work: Work | null = null;

async function prove(): Promise<string> {
  const [{ solve }, { challenge }] = await Promise.all([
    import('./bot-solver.ts'),
    call(accountRoutes.botChallenge),
  ]);
  return solve(challenge).catch((cause: unknown) => {
    throw new BotCheckTrouble('The bot check was not solved', { cause });
  });
}

/** Starts the invisible bot check in the background, so that it is done when a code is requested. */
export function prepareBotCheck(): void {
  const isFresh = work && now().getTime() - work.begunAt.getTime() < FRESH_MS;
  if (isFresh) return;
  const begun: Work = { proof: prove(), begunAt: now() };
  work = begun;
  // A failure is reported when the proof is needed; until then the next call of this starts over.
  begun.proof.catch(() => {
    if (work === begun) work = null;
  });
}

/** The proof for one call; each can be used once, and one that failed is made again. */
export function takeBotProof(): Promise<string> {
  prepareBotCheck();
  const taken = work!.proof;
  work = null;
  return taken;
}
