import { nextRemovalReminder, removalDueAt, type RemovalOutcome } from '@yoimachi/domain/inquiry';
import { checkMessageText } from '@yoimachi/domain/chat';
import type { OperatorRef } from '@yoimachi/domain/operator';
import { fail, ok, type Result } from '@yoimachi/domain/result';
import { operatorAlert } from '#events/catalogue.ts';
import { findAccountById } from '#people/account';
import { withTransaction } from '#platform/database';
import type { DueWork } from '#platform/jobs';
import type { ActContext, AppContext } from '#platform/module';
import { publish } from '#platform/outbox';
import { ja } from '../inquiry.ja.ts';
import { findInquiry, insertInquiry, lockInquiry } from '../inquiry.store.ts';
import { insertMessage } from '../message.store.ts';
import { findRemoval, hearingsOf, removalsDue, setDecided, setReminder } from '../removal.store.ts';
import { place } from '../seal.ts';
import { addAnswer, heldByNumber, tellPerson, type Answer, type AnswerFailure } from './answer.ts';
import { newNumber } from './store-inquiry.ts';

interface Hearing {
  readonly number: string;
  readonly accountId: string;
  readonly operator: OperatorRef;
  readonly text: string;
}

/**
 * Asks the account that posted what is to be removed, in a thread of its own: who asked for the removal and why stays out of it unless the
 * operator writes it. CONFLICT: it is decided, or that account is asked already. NOT_FOUND: no removal request, or nobody of that id.
 */
export function hearPoster(
  context: ActContext,
  { number, accountId, operator, text }: Hearing,
): Promise<Result<{ readonly number: string }, AnswerFailure>> {
  const { clock, crypto, ids } = context;
  return withTransaction(
    context.db,
    async (trx): Promise<Result<{ readonly number: string }, AnswerFailure>> => {
      const inquiry = await heldByNumber(trx, number);
      const removal = inquiry && (await findRemoval(trx, inquiry.id));
      if (!inquiry || !removal) return fail('NOT_FOUND');
      const account = await findAccountById(trx, accountId);
      if (!account) return fail('NOT_FOUND', 'accountId');
      const isHeard = (await hearingsOf(trx, inquiry.id)).some(({ account_id }) => account_id === accountId);
      if (removal.outcome !== null || isHeard) return fail('CONFLICT');
      const checked = checkMessageText(text);
      if (!checked.ok) return checked;
      const at = clock.now();
      const [id, messageId, ownNumber] = [ids.newId(), ids.newId(), newNumber(crypto)];
      const subjectSealed = crypto.seal(ja.hearingSubject, place.subject(id));
      const hearing = {
        id,
        number: ownNumber,
        accountId,
        category: 'HEARING',
        heardFor: inquiry.id,
      } as const;
      await insertInquiry(trx, { ...hearing, subjectSealed, at, isAsked: true });
      const bodySealed = crypto.seal(text, place.body(messageId));
      const message = { by: 'OPERATOR', operatorId: operator.id, clientId: null, number: 1, at } as const;
      await insertMessage(trx, { ...message, id: messageId, inquiryId: id, bodySealed });
      await tellPerson(trx, { id, account_id: accountId }, { messageId, result: ja.heard, at });
      return ok({ number: ownNumber });
    },
  );
}

/** Decides a removal request with the reason, which answers it; who was heard is told the outcome alone. CONFLICT: it is decided, or written in meanwhile. */
export function decideRemoval(
  context: ActContext,
  { outcome, ...answer }: Answer & { readonly outcome: RemovalOutcome },
): Promise<Result<undefined, AnswerFailure>> {
  return withTransaction(context.db, async (trx): Promise<Result<undefined, AnswerFailure>> => {
    const inquiry = await heldByNumber(trx, answer.number);
    const removal = inquiry && (await findRemoval(trx, inquiry.id));
    if (!inquiry || !removal) return fail('NOT_FOUND');
    if (removal.outcome !== null) return fail('CONFLICT');
    const answered = await addAnswer(trx, context, inquiry, answer);
    if (!answered.ok) return answered;
    const { operator } = answer;
    await setDecided(trx, inquiry.id, { outcome, decidedBy: operator.id, decidedAt: context.clock.now() });
    for (const { id } of await hearingsOf(trx, inquiry.id)) {
      const hearing = await lockInquiry(trx, id);
      const told = { operator, text: ja.decided(outcome), seen: hearing!.last_number };
      await addAnswer(trx, context, hearing!, told);
    }
    return ok();
  });
}

/** Operators are reminded of what is not decided, a day before seven days are over, and then. */
export const overdueRemovals = ({ db }: Pick<AppContext, 'db'>): DueWork => ({
  name: 'inquiry.removal',
  queue: removalsDue,
  together: false,
  run: ({ id, dueAt }) =>
    withTransaction(db, async (trx) => {
      await lockInquiry(trx, id);
      const [removal, inquiry] = [await findRemoval(trx, id), await findInquiry(trx, id)];
      if (!removal?.remind_at || removal.remind_at > dueAt || !inquiry) return;
      await setReminder(trx, id, nextRemovalReminder(removal.asked_at, removal.remind_at));
      const isLate = removalDueAt(removal.asked_at) <= removal.remind_at;
      const kind = isLate ? 'OPERATOR_REMOVAL_LATE' : 'OPERATOR_REMOVAL_SOON';
      await publish(trx, operatorAlert, { kind, number: inquiry.number }, dueAt);
    }),
});
