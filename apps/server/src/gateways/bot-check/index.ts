import type { Provider } from '@yoimachi/domain/state';
import type { Config } from '#platform/config';
import type { AppContext } from '#platform/module';
import { altchaBotCheck } from './altcha.ts';
import type { BotCheck } from './port.ts';
import { turnstileBotCheck } from './turnstile.ts';

export { altchaBotCheck } from './altcha.ts';
export { forgetUsed as forgetBotChecks } from './used.store.ts';
export type { BotCheck } from './port.ts';

/** This installation's bot check: Turnstile where its keys are configured, otherwise the embedded proof of work. */
export function createBotCheck({ config, db, clock, crypto, log }: AppContext): BotCheck {
  const embedded = altchaBotCheck(db, clock, crypto);
  return config.turnstile === null
    ? embedded
    : turnstileBotCheck(config.turnstile, { db, clock, log, embedded });
}

/** Which one that is, as the office is told. */
export const botCheckProvider = ({ turnstile }: Pick<Config, 'turnstile'>): Provider =>
  turnstile === null ? 'EMBEDDED' : 'TURNSTILE';
