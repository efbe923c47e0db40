import type { debtRoutes } from '@yoimachi/contract/debt';
import { cardAmountFor } from '@yoimachi/domain/money';
import { fail, ok } from '@yoimachi/domain/result';
import { withTransaction } from '#platform/database';
import type { Handlers } from '#platform/http';
import type { DueWork } from '#platform/jobs';
import { checkAttempt, countRefusal } from '../attempts/check-attempt.ts';
import { checkTopUp } from '../authorisation/advance-top-up.ts';
import { topUpsToCheck } from '../authorisation/top-up.store.ts';
import type { BillingContext } from '../billing.context.ts';
import * as store from './debt.store.ts';
import { payDebt } from './pay-debt.ts';

/** What a guest owes, and the button that pays it. */
export function debtHandlers(context: BillingContext): Handlers<typeof debtRoutes> {
  const { db, provider } = context;
  return {
    async listDebts({ principal }) {
      const rows = await store.openDebts(db, principal.accountId);
      const amountYen = (points: number) => cardAmountFor(points, provider.smallestChargeYen).amountYen;
      return ok({ items: rows.map((row) => ({ ...row, amountYen: amountYen(row.points) })) });
    },
    async payDebt({ principal, body, address }) {
      const debt = await store.findDebt(db, body.debtId);
      const guestId = principal.accountId;
      if (debt?.guest_id !== guestId) return fail('NOT_FOUND');
      const attempt = { guestId, address };
      // After 3-D Secure the pending attempt continues.
      if (debt.attempt_id === null) {
        const allowed = await withTransaction(db, (trx) => checkAttempt(trx, context, attempt));
        if (!allowed.ok) return allowed;
      }
      const paid = await payDebt(context, debt.id, body.returnPath);
      switch (paid.state) {
        case 'PAID':
          return ok({ state: 'PAID', actionUrl: null });
        case 'ACTION_REQUIRED':
          return ok({ state: 'ACTION_REQUIRED', actionUrl: paid.actionUrl });
        case 'REFUSED':
          await withTransaction(db, (trx) => countRefusal(trx, context, attempt));
          return fail('CARD_DECLINED');
        case 'CARD_REQUIRED':
          return fail('CARD_REQUIRED');
        case 'OPEN':
          return fail('PAYMENT_NO_ANSWER');
      }
    },
  };
}

/**
 * Finishes authorisations and debts left open by a crash, a lost answer or a guest who left, and repeats failed charges. One at a time: each
 * asks the payment service, has an instant of its own, and what a guest owes may be charged to one card.
 */
export function cardDueWork(context: BillingContext): DueWork[] {
  const run = (row: { readonly id: string }) => payDebt(context, row.id, null);
  return [
    {
      name: 'billing.top-up',
      queue: topUpsToCheck,
      together: false,
      run: ({ id }) => checkTopUp(context, id),
    },
    { name: 'billing.debt', queue: store.debtsToRun('retry_at'), together: false, run },
    { name: 'billing.debt-check', queue: store.debtsToRun('check_at'), together: false, run },
  ];
}
