import type { textRulesAdminRoutes } from '@yoimachi/contract/text-rules-admin';
import { ok } from '@yoimachi/domain/result';
import type { OperatorHandlers } from '#platform/http';
import type { ActContext } from '#platform/module';
import { addWord, removeWord } from './commands/edit-rules.ts';
import { setReport, switchRule } from './rule.store.ts';

export const textGuardAdmin = (context: ActContext): OperatorHandlers<typeof textRulesAdminRoutes> => ({
  addForbiddenWord: ({ body, operator }) => addWord(context, { ...body, operator }),
  removeForbiddenWord: ({ body }) => removeWord(context, body.word),
  async switchTextRule({ params, body }) {
    await switchRule(context.db, params.kind, body.action);
    return ok();
  },
  async setTextReport({ body }) {
    await setReport(context.db, body);
    return ok();
  },
});
