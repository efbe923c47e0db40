import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { addMinutes } from '@yoimachi/domain/time';
import type { Clock } from '#platform/clock';
import type { TurnstileConfig } from '#platform/config';
import type { Db } from '#platform/database';
import type { Log } from '#platform/log';
import type { BotCheck } from './port.ts';
import { useOnce } from './used.store.ts';

/** What the widget says it was solved for. */
const ACTION = 'send-code';
/** The longest an answer may take; a person waits for it. */
const TIMEOUT_MS = 5_000;
/** Cloudflare takes a token for five minutes; ours are remembered longer. */
const LIFE_MINUTES = 20;
/** How long browsers get the embedded check after Cloudflare did not answer. */
const OUTAGE_MINUTES = 1;

const verdict = z.object({
  success: z.boolean(),
  hostname: z.optional(z.string()),
  action: z.optional(z.string()),
});

const solved = z.object({ turnstile: z.string().check(z.minLength(1), z.maxLength(2_048)) });

interface TurnstileMeans {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
  /** The embedded check: what Turnstile does not know is left to it, and everything while Cloudflare does not answer. */
  readonly embedded: BotCheck;
  readonly timeoutMs?: number;
}

/**
 * Cloudflare's Turnstile. It has no levels: who has to prove more solves the embedded check, too. While Cloudflare does not answer the
 * embedded check stands alone, so that its trouble locks nobody out.
 */
export function turnstileBotCheck(config: TurnstileConfig, means: TurnstileMeans): BotCheck {
  const { db, clock, embedded } = means;
  let outageEndsAt = new Date(0);
  const isOut = () => clock.now() < outageEndsAt;
  const widget = {
    siteKey: config.siteKey,
    action: ACTION,
    script: `${config.url}/turnstile/v0/api.js?render=explicit`,
  };
  return {
    async challenge(level) {
      if (isOut()) return embedded.challenge(level);
      const work = level === 'hard' ? await embedded.challenge(level) : null;
      return JSON.stringify({ turnstile: widget, work });
    },
    async accept(solution, level) {
      const read = solved.safeParse(parsed(solution));
      if (!read.success) return isOut() && embedded.accept(solution, level);
      const token = read.data.turnstile;
      const hash = createHash('sha256').update(token).digest('base64url');
      if (!(await useOnce(db, `turnstile:${hash}`, addMinutes(clock.now(), LIFE_MINUTES)))) return false;
      try {
        if (!(await verify(config, token, means.timeoutMs ?? TIMEOUT_MS))) return false;
      } catch (error) {
        means.log.error({ err: error }, 'Turnstile does not answer');
        outageEndsAt = addMinutes(clock.now(), OUTAGE_MINUTES);
        return false;
      }
      return level === 'normal' || embedded.accept(solution, level);
    },
  };
}

/** Whether Cloudflare vouches for a token, solved for this action on our own pages. Throws when it says neither. */
async function verify(
  { url, secretKey, hostname }: TurnstileConfig,
  token: string,
  timeoutMs: number,
): Promise<boolean> {
  const answer = await fetch(`${url}/turnstile/v0/siteverify`, {
    method: 'POST',
    body: new URLSearchParams({ secret: secretKey, response: token }),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!answer.ok) throw new Error(`Turnstile: ${answer.status}`);
  const told = verdict.parse(await answer.json());
  return told.success && told.hostname === hostname && told.action === ACTION;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
