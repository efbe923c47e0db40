import type { Module } from '#platform/module';
import type { BillingContext } from '../billing.context.ts';
import { handleEvent } from './handle-event.ts';

type HttpApp = Parameters<NonNullable<Module['pages']>>[0];

const PATH = '/webhooks/payment';

/**
 * Where the payment service reports what happened. Its only proof is a signature over the raw body. A known event is answered with 200 and
 * moves nothing; anything but 200 makes the service resend it.
 */
export async function serveWebhook(app: HttpApp, context: BillingContext): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    scope.post(PATH, async (request, reply) => {
      const headers = Object.fromEntries(
        Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
      );
      const body = typeof request.body === 'string' ? request.body : '';
      const event = await context.provider.parseWebhook({ body, headers });
      if (!event) {
        context.log.warn({ security: true, address: request.ip }, 'a webhook without a valid signature');
        return reply.status(400).send({ code: 'SIGNATURE_INVALID' });
      }
      await handleEvent(context, event);
      return reply.send({ received: true });
    });
  });
}
