import * as z from 'zod/mini';
import { id, instant, listOf, page, pageQuery, points, text } from '@yoimachi/contract/common';
import { queuePage } from '@yoimachi/contract/queue';
import { READ_ERRORS, readReason } from '@yoimachi/contract/read-log';
import { route } from '@yoimachi/contract/route';

const one = z.object({ packageId: id() });

/** What operators do with packages of points and with what guests owe. */
export const billingAdminRoutes = {
  listPackages: route('GET', '/packages', 'operator', {
    summary: 'The packages of points on sale, the smallest first.',
    answer: z.object({
      items: listOf({ packageId: id(), points: points(), amountYen: points() }),
    }),
  }),
  addPackage: route('POST', '/packages', 'operator', {
    summary: 'Puts a package of points on sale.',
    body: z.object({ points: z.int() }),
    answer: one,
    errors: ['CONFLICT', 'PURCHASE_TOO_SMALL', 'PURCHASE_TOO_LARGE'],
  }),
  removePackage: route('DELETE', '/packages/:packageId', 'operator', {
    summary: 'Takes a package off the sale; who still sees it is told that it is gone.',
    params: one,
    errors: ['NOT_FOUND'],
  }),
  listDebts: route('GET', '/debts', 'operator', {
    summary: 'What guests owe, the oldest first.',
    query: z.object({ ...pageQuery, cause: z.optional(z.literal(['BOOKING', 'CHARGEBACK'])) }),
    answer: queuePage({
      debtId: id(),
      guestId: id(),
      nickname: z.string(),
      points: points(),
      cause: z.literal(['BOOKING', 'CHARGEBACK']),
      bookingId: z.nullable(id()),
      purchaseId: z.nullable(id()),
      /** When the card is charged again; null: the guest has to pay. */
      retryAt: z.nullable(instant()),
    }),
  }),
  listChargebacks: route('GET', '/chargebacks', 'operator', {
    summary: 'Purchases that the card companies took back, the newest first.',
    query: z.object(pageQuery),
    answer: page(
      z.object({
        chargebackId: id(),
        at: instant(),
        purchaseId: id(),
        guestId: id(),
        nickname: z.string(),
        amountYen: points(),
        takenPoints: points(),
        debtPoints: points(),
        /** What became of the debt; null: nothing is owed. */
        debt: z.nullable(z.literal(['OPEN', 'PAID', 'WAIVED'])),
        /** What the cardholder says, as the card company names it; null: it said nothing. */
        reason: z.nullable(z.string()),
        /** Until when evidence can be handed in. */
        respondBy: z.nullable(instant()),
        /** Null while it is open. LOST: the money stays with the cardholder. */
        outcome: z.nullable(z.literal(['WON', 'LOST'])),
      }),
    ),
  }),
  readEvidence: route('POST', '/chargebacks/:chargebackId/evidence', 'operator', {
    summary: 'What speaks for a payment that was taken back, as a PDF for the card company.',
    params: z.object({ chargebackId: id() }),
    body: z.object(readReason),
    file: 'application/pdf',
    errors: ['NOT_FOUND', ...READ_ERRORS],
  }),
  waiveDebt: route('POST', '/debts/:debtId/waive', 'operator', {
    summary: 'Forgives a debt; the guest can book again.',
    params: z.object({ debtId: id() }),
    body: z.object({ reason: text(500) }),
    answer: z.object({ guestId: id(), points: points() }),
    errors: ['NOT_FOUND', 'ACTION_NOT_ALLOWED', 'CONFLICT'],
  }),
} as const;
