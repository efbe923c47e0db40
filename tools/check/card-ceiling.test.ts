import { expect, test } from 'vitest';
import { checkCardCeiling, TAKEN_ANYWAY, takenAnyway } from '@yoimachi/domain/card';
import type {
  Charge,
  Payment,
  PaymentProvider,
  PaymentService,
} from '../../apps/server/src/gateways/payment/port.ts';
import { waysAroundCeiling } from './card-ceiling.ts';

const planted = (text: string, path = 'apps/server/src/modules/money/gift/planted.ts') =>
  waysAroundCeiling([{ path, text }]);

test.each([
  'await provider.charge({ ...order, amountYen: priceYen as AllowedYen });',
  'const isAllowed = (yen: number): yen is AllowedYen => true;',
  "db.selectFrom('gift').select(COLUMNS).$narrowType<{\n  price_yen: AllowedYen;\n}>()",
  'await provider.charge({ idempotencyKey, cardId, amountYen } as never);',
  'const provider = anything as unknown as PaymentProvider;',
  "import { stripeProvider } from '#gateways/payment/stripe/provider.ts';",
  "import type { PaymentService } from '#gateways/payment/port.ts';",
])('a way around it is caught: %s', (text) => {
  expect(planted(text)).toHaveLength(1);
});

test.each([
  "import type { AllowedYen } from '@yoimachi/domain/card';",
  'export interface NewGift { readonly amountYen: AllowedYen; readonly name: string }',
  "const amountYen = takenAnyway('DEBT', debtYen);",
])('what only hands on passes: %s', (text) => {
  expect(planted(text)).toEqual([]);
});

type Asking = 'authorise' | 'charge';

/** What a new place might write: `npm run check` says so where one of these lines would compile. */
async function newPlace(provider: Pick<PaymentProvider, Asking>): Promise<void> {
  const order = { idempotencyKey: 'a', cardId: 'b', amountYen: 1_210 };
  // @ts-expect-error nobody asked the ceiling
  await provider.charge(order);
  // @ts-expect-error the same of what is only reserved
  await provider.authorise(order);
  // @ts-expect-error another amount than what was allowed
  await provider.charge({ ...order, amountYen: takenAnyway('DEBT', 1_210) + 1 });
  // @ts-expect-error a provider is none that takes any amount
  const service: Pick<PaymentService, Asking> = provider;
  await service.charge(order);
  const answer = checkCardCeiling([], order.amountYen, new Date(0));
  // @ts-expect-error its answer was not looked at
  await provider.charge({ ...order, amountYen: answer.value });
  // @ts-expect-error no reason of the list
  takenAnyway('BECAUSE', 1_210);
  if (answer.ok) await provider.charge({ ...order, amountYen: answer.value });
  await provider.authorise({ ...order, amountYen: takenAnyway('DEBT', 1_210) });
}

test('what is allowed reaches the provider as it is, and each exemption has its reason', async () => {
  const asked: number[] = [];
  const take = async ({ amountYen }: Charge): Promise<Payment> => {
    asked.push(amountYen);
    return { paymentId: 'c', amountYen, state: 'SUCCEEDED' };
  };
  await newPlace({ charge: take, authorise: take });
  expect(asked).toEqual([1_210, 1_210, 1_211, 1_210, 1_210, 1_210, 1_210]);
  for (const reason of Object.values(TAKEN_ANYWAY)) expect(reason.length).toBeGreaterThan(20);
});
