import {
  SAVED_ANSWERS_PER_USE,
  savedAnswerProblems,
  type SavedAnswerForm,
  type SavedAnswerProblem,
  type SavedAnswerUse,
} from '@yoimachi/domain/saved-answer';
import type { OperatorRef } from '@yoimachi/domain/operator';
import { fail, ok, type Result } from '@yoimachi/domain/result';
import { cleanLine } from '@yoimachi/domain/text';
import { withTransaction, type Trx } from '#platform/database';
import type { ActContext } from '#platform/module';
import {
  countSavedAnswers,
  deleteSavedAnswer,
  findSavedAnswer,
  insertSavedAnswer,
  updateSavedAnswer,
  type SavedAnswerRow,
} from '../saved-answer.store.ts';

type Context = Pick<ActContext, 'clock' | 'db' | 'ids'>;
interface ByOperator {
  readonly operator: OperatorRef;
}
/** An answer, and the version of it that the operator has read. */
interface Read extends ByOperator {
  readonly answerId: string;
  readonly seen: number;
}
type Lost = 'CONFLICT' | 'NOT_FOUND';
type Refused = 'SAVED_ANSWER_EXISTS' | SavedAnswerProblem;

const TITLE_ONCE = { constraints: { saved_answer_title_once: 'SAVED_ANSWER_EXISTS' } } as const;

/** Adds one that every operator is offered. SAVED_ANSWER_EXISTS where another has its title, SAVED_ANSWERS_FULL, the form's errors. */
export async function addSavedAnswer(
  { db, clock, ids }: Context,
  { usedFor, operator, ...typed }: SavedAnswerForm & ByOperator & { readonly usedFor: SavedAnswerUse },
): Promise<Result<SavedAnswerRow, Refused | 'SAVED_ANSWERS_FULL'>> {
  const form = formOf(typed);
  if (!form.ok) return form;
  return withTransaction(
    db,
    async (trx): Promise<Result<SavedAnswerRow, 'SAVED_ANSWERS_FULL'>> => {
      if ((await countSavedAnswers(trx, usedFor)) >= SAVED_ANSWERS_PER_USE) return fail('SAVED_ANSWERS_FULL');
      const id = ids.newId();
      await insertSavedAnswer(trx, { ...form.value, id, usedFor, operatorId: operator.id, at: clock.now() });
      return ok((await findSavedAnswer(trx, id))!);
    },
    TITLE_ONCE,
  );
}

/** Changes one. CONFLICT: somebody changed it after what was read; NOT_FOUND, SAVED_ANSWER_EXISTS, the form's errors. */
export async function changeSavedAnswer(
  { db, clock }: Context,
  { answerId: id, seen, operator, ...typed }: SavedAnswerForm & Read,
): Promise<Result<SavedAnswerRow, Refused | Lost>> {
  const form = formOf(typed);
  if (!form.ok) return form;
  return withTransaction(
    db,
    async (trx): Promise<Result<SavedAnswerRow, Lost>> => {
      const written = { ...form.value, operatorId: operator.id, at: clock.now() };
      if (!(await updateSavedAnswer(trx, { id, seen }, written))) return lost(trx, id);
      return ok((await findSavedAnswer(trx, id))!);
    },
    TITLE_ONCE,
  );
}

/** Removes one. CONFLICT: somebody changed it after what was read; NOT_FOUND. */
export const removeSavedAnswer = (
  { db }: Pick<Context, 'db'>,
  { answerId: id, seen }: Read,
): Promise<Result<undefined, Lost>> =>
  withTransaction(db, async (trx): Promise<Result<undefined, Lost>> =>
    (await deleteSavedAnswer(trx, { id, seen })) ? ok() : lost(trx, id),
  );

const lost = async (trx: Trx, id: string) =>
  (await findSavedAnswer(trx, id)) ? fail('CONFLICT', 'seen') : fail('NOT_FOUND');

/** As it is kept. */
function formOf(typed: SavedAnswerForm): Result<SavedAnswerForm, SavedAnswerProblem> {
  const { title, text } = savedAnswerProblems(typed);
  if (title) return fail(title, 'title');
  if (text) return fail(text, 'text');
  return ok({ title: cleanLine(typed.title), text: typed.text });
}
