import type { textRulesRoutes } from '@yoimachi/contract/text-rules';
import { ok } from '@yoimachi/domain/result';
import type { Handlers } from '#platform/http';
import type { AppContext, Module } from '#platform/module';
import { countStop, rulesInMind } from './commands/count-stop.ts';

export function textGuardModule(context: AppContext): Module {
  const handlers: Handlers<typeof textRulesRoutes> = {
    async textRules() {
      const { words, actions } = await rulesInMind(context);
      return ok({ words: [...words], actions });
    },
    async noteTextStop({ principal, body }) {
      await countStop(context, { accountId: principal.accountId, ...body });
      return ok();
    },
  };
  return { handlers };
}
