import { fail, ok, type Result } from '@yoimachi/domain/result';
import type { OperatorRef } from '@yoimachi/domain/operator';
import { foldWord, FORBIDDEN_WORDS_MAX } from '@yoimachi/domain/text-rules';
import { cleanLine } from '@yoimachi/domain/text';
import { withTransaction } from '#platform/database';
import type { ActContext } from '#platform/module';
import * as store from '../rule.store.ts';

/** As texts are compared, so that one word is not there twice. */
const formOf = (word: string) => foldWord(cleanLine(word)).trim();

/** Fails with CONFLICT when it is there, or when there are too many. */
export async function addWord(
  { db, clock }: Pick<ActContext, 'db' | 'clock'>,
  { word: typed, operator }: { readonly word: string; readonly operator: OperatorRef },
): Promise<Result<undefined, 'CONFLICT' | 'REQUIRED'>> {
  const word = formOf(typed);
  if (word === '') return fail('REQUIRED', 'word');
  return withTransaction(db, async (trx): Promise<Result<undefined, 'CONFLICT'>> => {
    await store.lockRule(trx);
    if ((await store.countWords(trx)) >= FORBIDDEN_WORDS_MAX) return fail('CONFLICT', 'word');
    const isNew = await store.insertWord(trx, { word, operatorId: operator.id, at: clock.now() });
    return isNew ? ok() : fail('CONFLICT', 'word');
  });
}

export async function removeWord(
  { db }: Pick<ActContext, 'db'>,
  typed: string,
): Promise<Result<undefined, 'NOT_FOUND'>> {
  return (await store.deleteWord(db, formOf(typed))) ? ok() : fail('NOT_FOUND', 'word');
}
