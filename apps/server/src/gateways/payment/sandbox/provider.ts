import type { AppContext } from '#platform/module';
import type { PaymentFailureCode, PaymentService } from '../port.ts';
import { serveSandboxPages } from './pages.ts';
import { SANDBOX_BASE, sandboxPayments, SMALLEST_CHARGE_YEN, type SandboxTools } from './payments.ts';
import * as store from './sandbox.store.ts';
import { createWebhooks } from './webhooks.ts';

/** The embedded provider: keeps cards and payments in its own schema and behaves as its test numbers dictate. */
export function sandboxProvider(context: Pick<AppContext, 'db' | 'clock' | 'crypto'>): PaymentService {
  const webhooks = createWebhooks(context);
  const tools: SandboxTools = { ...context, webhooks };
  return {
    smallestChargeYen: SMALLEST_CHARGE_YEN,
    capabilities: { partialCapture: true },
    ...sandboxCards(tools),
    ...sandboxPayments(tools),
    parseWebhook: webhooks.parse,
    async pages(app) {
      webhooks.sendThrough(app);
      await serveSandboxPages(app, tools);
    },
    dueWork: [webhooks.dueWork],
  };
}

function sandboxCards({ db, clock, crypto }: SandboxTools): Pick<PaymentService, 'startCard' | 'cardStatus'> {
  return {
    async startCard({ customer, returnUrl }) {
      const setupId = `card_${crypto.randomToken(18)}`;
      await store.insertCard(db, {
        id: setupId,
        customer,
        returnUrl: withQuery(returnUrl, 'setupId', setupId),
        createdAt: clock.now(),
      });
      return { setupId, pageUrl: `${SANDBOX_BASE}/cards/${setupId}` };
    },
    async cardStatus({ customer, setupId }) {
      const row = await store.findCard(db, setupId);
      if (row?.customer !== customer) return null;
      if (row.state === 'FAILED') return { state: 'FAILED', code: row.failure_code as PaymentFailureCode };
      if (row.state !== 'READY') return { state: 'PENDING' };
      return {
        state: 'READY',
        card: {
          cardId: row.id,
          brand: row.brand!,
          last4: row.last4!,
          expiresMonth: row.expires_month!,
          expiresYear: row.expires_year!,
          fingerprint: row.fingerprint,
        },
      };
    },
  };
}

/** A product path with one more query parameter. */
function withQuery(path: string, name: string, value: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}${name}=${encodeURIComponent(value)}`;
}
