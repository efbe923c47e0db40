import type { textRulesAdminRoutes } from '@yoimachi/contract/text-rules-admin';
import { ok } from '@yoimachi/domain/result';
import { FORBIDDEN_WORDS_MAX } from '@yoimachi/domain/text-rules';
import type { OperatorHandlers } from '#platform/http';
import type { ActContext } from '#platform/module';
import { addWord, changeReport, removeWord, switchText } from './commands/edit-rules.ts';
import { listForbiddenWords, readTextRule } from './rule.store.ts';

export const textGuardAdmin = (context: ActContext): OperatorHandlers<typeof textRulesAdminRoutes> => ({
  addForbiddenWord: ({ body, operator }) => addWord(context, { ...body, operator }),
  removeForbiddenWord: ({ body, operator }) => removeWord(context, { ...body, operator }),
  async switchTextRule({ params, body, operator }) {
    await switchText(context, { ...params, ...body, operator });
    return ok();
  },
  async setTextReport({ body, operator }) {
    await changeReport(context, { ...body, operator });
    return ok();
  },
  async readTextRules() {
    const [rule, words] = await Promise.all([
      readTextRule(context.db),
      listForbiddenWords(context.db, FORBIDDEN_WORDS_MAX),
    ]);
    return ok({
      actions: rule.actions,
      report: { after: rule.reportAfter, days: rule.reportDays },
      words,
    });
  },
});
