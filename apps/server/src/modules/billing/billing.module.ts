import * as z from 'zod/mini';
import type { billingRoutes } from '@yoimachi/contract/billing';
import { PAGE_SIZE } from '@yoimachi/contract/common';
import { yenForPoints } from '@yoimachi/domain/money';
import { fail, ok } from '@yoimachi/domain/result';
import type { PaymentProvider } from '../../gateways/payment/port.ts';
import type { Handlers } from '../../platform/http/index.ts';
import type { DueWork } from '../../platform/jobs/index.ts';
import type { AppContext, Module } from '../../platform/module/index.ts';
import type { BillingContext } from './billing.context.ts';
import { presentCard, presentPurchase } from './billing.present.ts';
import { currentCard } from './card.store.ts';
import { advancePurchase } from './commands/advance-purchase.ts';
import { buyPoints } from './commands/buy-points.ts';
import { finishCard, removeCard } from './commands/register-card.ts';
import * as store from './purchase.store.ts';

export function billingModule(app: AppContext, provider: PaymentProvider): Module {
  const context: BillingContext = { ...app, provider };
  const pages = provider.pages;
  return {
    handlers: { ...purchaseHandlers(context), ...cardHandlers(context) },
    dueWork: [reconciler(context)],
    ...(pages && { pages: (http) => pages(http) }),
  };
}

type Names<Name extends keyof typeof billingRoutes> = Pick<Handlers<typeof billingRoutes>, Name>;

function purchaseHandlers(
  context: BillingContext,
): Names<'listPackages' | 'buyPoints' | 'checkPayment' | 'listPurchases'> {
  const { db } = context;
  return {
    async listPackages() {
      const rows = await store.listPackages(db);
      const packages = rows.map(({ id, points }) => ({
        packageId: id,
        points,
        amountYen: yenForPoints(points),
      }));
      return ok({ packages });
    },
    async buyPoints({ principal, idempotency, body }) {
      const bought = await buyPoints(context, principal.accountId, idempotency, body);
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
      const rows = await store.listPurchases(db, principal.accountId, before, PAGE_SIZE + 1);
      const items = rows.slice(0, PAGE_SIZE).map((row) => presentPurchase(row));
      return ok({ items, nextCursor: rows.length > PAGE_SIZE ? items.at(-1)!.purchaseId : null });
    },
  };
}

function cardHandlers(context: BillingContext): Names<'getCard' | 'startCard' | 'finishCard' | 'removeCard'> {
  const { db, provider } = context;
  return {
    async getCard({ principal }) {
      const card = await currentCard(db, principal.accountId);
      return ok({ card: card ? presentCard(card) : null });
    },
    async startCard({ principal, body }) {
      return ok(await provider.startCard({ customer: principal.accountId, returnUrl: body.returnPath }));
    },
    async finishCard({ principal, body }) {
      const card = await finishCard(context, principal.accountId, body.setupId);
      return card.ok ? ok({ card: presentCard(card.value) }) : card;
    },
    removeCard: ({ principal }) => removeCard(context, principal.accountId),
  };
}

/** Finishes what a crash, a lost answer or a guest who went away left open. */
function reconciler(context: BillingContext): DueWork {
  const { db } = context;
  return {
    name: 'billing.reconcile',
    async next(now, limit) {
      const rows = await store.purchasesToCheck(db, now, limit);
      return rows.map((row) => ({ id: row.id, dueAt: row.check_at! }));
    },
    async run({ id }) {
      const row = await store.findPurchase(db, id);
      if (row) await advancePurchase(context, row);
    },
  };
}
