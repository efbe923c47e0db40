import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { acceptForms } from '../../../platform/html/index.ts';
import type { AppContext } from '../../../platform/module/index.ts';
import { readCardForm } from './card-form.ja.ts';
import { cardDetail, cardPage, gonePage, paymentDetail, securePage } from './html.ja.ts';
import * as store from './sandbox.store.ts';

type Tools = Pick<AppContext, 'db' | 'clock'>;
type IdPath = { Params: { id: string }; Body: Record<string, unknown> | null };

/** The provider's own pages: card form, 3-D Secure of a card, 3-D Secure of a payment. They work without script. */
export async function serveSandboxPages(app: FastifyInstance, tools: Tools): Promise<void> {
  const style = await readFile(join(import.meta.dirname, 'style.css'), 'utf8');
  await app.register(async (pages) => {
    acceptForms(pages);
    pages.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));
    pages.get('/sandbox-pay/style.css', async (_request, reply) =>
      reply.type('text/css; charset=utf-8').send(style),
    );
    serveCards(pages, tools);
    servePayments(pages, tools);
  });
}

const send = (reply: FastifyReply, text: string, status = 200) =>
  reply.status(status).type('text/html; charset=utf-8').send(text);

function serveCards(pages: FastifyInstance, { db, clock }: Tools): void {
  pages.get<IdPath>('/sandbox-pay/cards/:id', async (request, reply) => {
    const card = await store.findCard(db, request.params.id);
    if (card?.state === 'NEW') return send(reply, cardPage({}, '', card.return_url));
    if (card?.state === 'SECURE_PENDING')
      return send(reply, securePage(cardDetail(card.brand ?? '', card.last4 ?? '')));
    return card ? reply.redirect(card.return_url, 303) : send(reply, gonePage(), 404);
  });
  pages.post<IdPath>('/sandbox-pay/cards/:id', async (request, reply) => {
    const { id } = request.params;
    const body = request.body ?? {};
    const card = await store.findCard(db, id);
    if (!card) return send(reply, gonePage(), 404);
    if (card.state === 'SECURE_PENDING' && body['result'])
      await store.secureCard(db, id, body['result'] === 'passed');
    if (card.state === 'NEW') {
      const read = readCardForm(body, clock.now());
      if ('errors' in read)
        return send(
          reply,
          cardPage(read.errors, typeof body['expires'] === 'string' ? body['expires'] : '', card.return_url),
          422,
        );
      await store.enterCard(db, id, read.card);
    }
    // The page of its new state, or back to where the person came from.
    return reply.redirect(`/sandbox-pay/cards/${id}`, 303);
  });
}

function servePayments(pages: FastifyInstance, { db }: Tools): void {
  pages.get<IdPath>('/sandbox-pay/payments/:id', async (request, reply) => {
    const payment = await store.findPaymentById(db, request.params.id);
    if (!payment) return send(reply, gonePage(), 404);
    if (payment.state !== 'SECURE_PENDING') return reply.redirect(payment.return_url, 303);
    return send(reply, securePage(paymentDetail(payment.amount_yen)));
  });
  pages.post<IdPath>('/sandbox-pay/payments/:id', async (request, reply) => {
    const payment = await store.findPaymentById(db, request.params.id);
    if (!payment) return send(reply, gonePage(), 404);
    const passed = request.body?.['result'] === 'passed';
    await store.endPayment(db, payment.id, {
      state: passed ? 'SUCCEEDED' : 'FAILED',
      failureCode: passed ? null : 'THREE_D_SECURE_FAILED',
    });
    return reply.redirect(payment.return_url, 303);
  });
}
