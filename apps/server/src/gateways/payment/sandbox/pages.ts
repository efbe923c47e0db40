import { join } from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { acceptForms, serveStyle } from '#platform/html';
import { readCardForm } from './card-form.ja.ts';
import {
  CARD_PAGES,
  cardDetail,
  cardPage,
  gonePage,
  paymentDetail,
  securePage,
  webhooksPage,
} from './html.ja.ts';
import { findPaymentById } from './payment.store.ts';
import { endSecure, type SandboxTools } from './payments.ts';
import * as store from './sandbox.store.ts';
import { ownerOf } from './test-cards.ja.ts';
import { setWebhookMode, WEBHOOK_MODES, webhookMode } from './webhook.store.ts';

type IdPath = { Params: { id: string }; Body: Record<string, unknown> | null };

/** The provider's own pages: card form, 3-D Secure of a card, 3-D Secure of a payment. They work without script. */
export async function serveSandboxPages(app: FastifyInstance, tools: SandboxTools): Promise<void> {
  await app.register(async (pages) => {
    acceptForms(pages);
    pages.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));
    await serveStyle(pages, CARD_PAGES, join(import.meta.dirname, 'style.css'));
    serveCards(pages, tools);
    servePayments(pages, tools);
    serveWebhookSetting(pages, tools);
  });
}

const send = (reply: FastifyReply, text: string, status = 200) =>
  reply.status(status).type('text/html; charset=utf-8').send(text);

function serveCards(pages: FastifyInstance, { db, clock, crypto }: SandboxTools): void {
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
      const { number, ...entered } = read.card;
      const fingerprint = crypto
        .hashSecret(ownerOf(number, card.customer), 'sandbox-card')
        .toString('base64url');
      await store.enterCard(db, id, { ...entered, fingerprint });
    }
    // The page for its new state, or back to where the person came from.
    return reply.redirect(`/sandbox-pay/cards/${id}`, 303);
  });
}

function servePayments(pages: FastifyInstance, tools: SandboxTools): void {
  const { db } = tools;
  pages.get<IdPath>('/sandbox-pay/payments/:id', async (request, reply) => {
    const payment = await findPaymentById(db, request.params.id);
    if (!payment) return send(reply, gonePage(), 404);
    if (payment.state !== 'SECURE_PENDING') return reply.redirect(payment.return_url ?? '/', 303);
    return send(reply, securePage(paymentDetail(payment.amount_yen)));
  });
  pages.post<IdPath>('/sandbox-pay/payments/:id', async (request, reply) => {
    const payment = await findPaymentById(db, request.params.id);
    if (!payment) return send(reply, gonePage(), 404);
    await endSecure(tools, payment, request.body?.['result'] === 'passed');
    return reply.redirect(payment.return_url ?? '/', 303);
  });
}

function serveWebhookSetting(pages: FastifyInstance, { db }: SandboxTools): void {
  const path = '/sandbox-pay/webhooks';
  pages.get(path, async (_request, reply) => send(reply, webhooksPage(await webhookMode(db))));
  pages.post<IdPath>(path, async (request, reply) => {
    const mode = WEBHOOK_MODES.find((one) => one === request.body?.['mode']);
    if (mode) await setWebhookMode(db, mode);
    return reply.redirect(path, 303);
  });
}
