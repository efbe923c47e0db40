import type { textRulesAdminRoutes } from '@yoimachi/contract/text-rules-admin';
import { fail, ok, type Result } from '@yoimachi/domain/result';
import { foldWord, FORBIDDEN_WORDS_MAX } from '@yoimachi/domain/text-rules';
import { cleanLine } from '@yoimachi/domain/text';
import { recordChange } from '#base/setting-history';
import { withTransaction } from '#platform/database';
import type { OrderOf } from '#platform/http';
import type { ActContext } from '#platform/module';
import * as store from '../rule.store.ts';

/** As texts are compared, so that one word is not there twice. */
const formOf = (word: string) => foldWord(cleanLine(word)).trim();

/** Fails with CONFLICT when it is there, or when there are too many. */
export async function addWord(
  { db, clock }: Pick<ActContext, 'db' | 'clock'>,
  { word: typed, operator }: OrderOf<typeof textRulesAdminRoutes.addForbiddenWord>,
): Promise<Result<undefined, 'CONFLICT' | 'REQUIRED'>> {
  const word = formOf(typed);
  if (word === '') return fail('REQUIRED', 'word');
  return withTransaction(db, async (trx) => {
    await store.lockRule(trx);
    if ((await store.countWords(trx)) >= FORBIDDEN_WORDS_MAX) return fail('CONFLICT', 'word');
    const at = clock.now();
    if (!(await store.insertWord(trx, { word, operatorId: operator.id, at })))
      return fail('CONFLICT', 'word');
    const change = { subject: word, before: null, after: { isForbidden: true } };
    await recordChange(trx, { setting: 'FORBIDDEN_WORD', ...change, by: operator.id, at });
    return ok();
  });
}

export function removeWord(
  { db, clock }: Pick<ActContext, 'clock' | 'db'>,
  { word: typed, operator }: OrderOf<typeof textRulesAdminRoutes.removeForbiddenWord>,
): Promise<Result<undefined, 'NOT_FOUND'>> {
  const word = formOf(typed);
  return withTransaction(db, async (trx) => {
    if (!(await store.deleteWord(trx, word))) return fail('NOT_FOUND', 'word');
    const change = { subject: word, before: { isForbidden: true }, after: null };
    await recordChange(trx, { setting: 'FORBIDDEN_WORD', ...change, by: operator.id, at: clock.now() });
    return ok();
  });
}

/** Whether texts of a kind are stopped, or their writers only warned. */
export function switchText(
  { db, clock }: Pick<ActContext, 'clock' | 'db'>,
  { kind, action, operator }: OrderOf<typeof textRulesAdminRoutes.switchTextRule>,
): Promise<void> {
  return withTransaction(db, async (trx) => {
    await store.lockRule(trx);
    const { actions } = await store.readTextRule(trx);
    await store.switchRule(trx, kind, action);
    const change = { subject: kind, before: { action: actions[kind] }, after: { action } };
    await recordChange(trx, { setting: 'TEXT_RULE', ...change, by: operator.id, at: clock.now() });
  });
}

/** After how many texts within how many days operators hear of their writer. */
export function changeReport(
  { db, clock }: Pick<ActContext, 'clock' | 'db'>,
  { after, days, operator }: OrderOf<typeof textRulesAdminRoutes.setTextReport>,
): Promise<void> {
  return withTransaction(db, async (trx) => {
    await store.lockRule(trx);
    const { reportAfter, reportDays } = await store.readTextRule(trx);
    await store.setReport(trx, { after, days });
    const before = { after: reportAfter, days: reportDays };
    const change = { subject: '', before, after: { after, days } };
    await recordChange(trx, { setting: 'TEXT_REPORT', ...change, by: operator.id, at: clock.now() });
  });
}
