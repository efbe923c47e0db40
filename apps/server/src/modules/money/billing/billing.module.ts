import * as z from 'zod/mini';
import type { billingRoutes } from '@yoimachi/contract/billing';
import { PAGE_SIZE } from '@yoimachi/contract/common';
import { paidLotExpiry } from '@yoimachi/domain/points';
import { fail, ok } from '@yoimachi/domain/result';
import { dayOf } from '@yoimachi/domain/time';
import type { PaymentProvider } from '#gateways/payment/port.ts';
import { withTransaction } from '#platform/database';
import { cutPage, type Handlers } from '#platform/http';
import type { DueWork } from '#platform/jobs';
import type { AppContext, Module } from '#platform/module';
import { countRegistration, type AttemptContext } from './attempts/check-attempt.ts';
import type { BillingContext } from './billing.context.ts';
import { refundsOf } from './refund/refund.store.ts';
import { currentCard } from './card.store.ts';
import { advancePurchase } from './commands/advance-purchase.ts';
import { buyPoints } from './commands/buy-points.ts';
import { finishCard, removeCard } from './commands/register-card.ts';
import { cardDueWork, debtHandlers } from './debt/debt.calls.ts';
import { disputeReminder } from './dispute/remind.ts';
import { listPackages } from './package.store.ts';
import * as store from './purchase.store.ts';
import { refundWork } from './refund/advance-refund.ts';
import { nightlyComparison } from './watch/compare-payments.ts';
import { silenceWatch } from './watch/raise-silence.ts';
import { serveWebhook } from './webhook/webhook.page.ts';

export function billingModule(app: AppContext, provider: PaymentProvider): Module {
  const context: Context = { ...app, provider };
  return {
    handlers: { ...purchaseHandlers(context), ...cardHandlers(context), ...debtHandlers(context) },
    routines: [nightlyComparison(context), silenceWatch(context)],
    dueWork: [
      reconciler(context),
      refundWork(context),
      ...cardDueWork(context),
      disputeReminder(context),
      ...(provider.dueWork ?? []),
    ],
    async pages(http) {
      await serveWebhook(http, context);
      await provider.pages?.(http);
    },
  };
}

type Context = BillingContext & AttemptContext;
type Names<Name extends keyof typeof billingRoutes> = Pick<Handlers<typeof billingRoutes>, Name>;

function purchaseHandlers(
  context: Context,
): Names<'listPackages' | 'buyPoints' | 'checkPayment' | 'listPurchases'> {
  const { db } = context;
  return {
    listPackages: async () => ok({ packages: await listPackages(db) }),
    async buyPoints({ principal, idempotency, body, address }) {
      const bought = await buyPoints(context, principal.accountId, idempotency, { ...body, address });
      return bought.ok ? ok(presentPurchase(bought.value.row, bought.value.actionUrl)) : bought;
    },
    async checkPayment({ principal, query }) {
      const row = await store.findOwnPurchase(db, principal.accountId, query.purchaseId);
      if (!row) return fail('NOT_FOUND');
      const advanced = await advancePurchase(context, row);
      return ok(presentPurchase(advanced.row, advanced.actionUrl));
    },
    async listPurchases({ principal, query }) {
      const before = query.cursor ?? null;
      if (before !== null && !z.uuid().safeParse(before).success) return fail('VALIDATION', 'cursor');
      const rows = await store.listPurchases(
        db,
        principal.accountId,
        { beforeId: before, ...(query.period !== undefined && { period: query.period }) },
        PAGE_SIZE + 1,
      );
      const { items: shown, nextCursor } = cutPage(rows, PAGE_SIZE, ({ purchaseId }) => purchaseId);
      const ids = shown.map(({ purchaseId }) => purchaseId);
      const refunds = Map.groupBy(await refundsOf(db, ids), ({ purchaseId }) => purchaseId);
      const withRefunds = (row: store.PurchaseRow) => ({
        ...presentPurchase(row),
        refunds: refunds.get(row.purchaseId) ?? [],
      });
      return ok({ items: shown.map(withRefunds), nextCursor });
    },
  };
}

/** A purchase; `actionUrl` only while the guest has to go there. */
const presentPurchase = (row: store.PurchaseRow, actionUrl: string | null = null) => ({
  ...row,
  actionUrl: row.status === 'ACTION_REQUIRED' ? actionUrl : null,
  expiresOn: row.status === 'SUCCEEDED' ? paidLotExpiry(dayOf(row.completedAt!)) : null,
});

function cardHandlers(context: Context): Names<'getCard' | 'startCard' | 'finishCard' | 'removeCard'> {
  const { db, provider } = context;
  return {
    getCard: async ({ principal }) => ok({ card: (await currentCard(db, principal.accountId)) ?? null }),
    async startCard({ principal, body, address }) {
      const attempt = { guestId: principal.accountId, address };
      const allowed = await withTransaction(db, (trx) => countRegistration(trx, context, attempt));
      if (!allowed.ok) return allowed;
      return ok(await provider.startCard({ customer: principal.accountId, returnUrl: body.returnPath }));
    },
    async finishCard({ principal, body }) {
      const card = await finishCard(context, principal.accountId, body.setupId);
      return card.ok ? ok({ card: card.value }) : card;
    },
    removeCard: ({ principal }) => removeCard(context, principal.accountId),
  };
}

/** Finishes what a crash, a lost answer or a guest who left unfinished. */
function reconciler(context: BillingContext): DueWork {
  const { db } = context;
  return {
    name: 'billing.reconcile',
    queue: store.purchasesToCheck,
    // It asks the payment service, and each has an instant of its own.
    together: false,
    async run({ id }) {
      const row = await store.findPurchase(db, id);
      if (row) await advancePurchase(context, row);
    },
  };
}
