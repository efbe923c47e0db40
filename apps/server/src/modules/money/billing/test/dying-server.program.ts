import { allRoutes } from '@yoimachi/contract/table';
import { buildApp } from '../../../../app.ts';
import { createPaymentProvider, type PaymentProvider } from '#gateways/payment/index.ts';
import { billingFeature } from '../../../../wiring/money.ts';
import { bookingFeature } from '../../../../wiring/meeting.ts';
import { moduleFactories } from '../../../../modules.ts';
import type { ModuleFactory, Module } from '#platform/module';
import { bookingModule } from '#meeting/booking';
import { billingModule } from '../index.ts';
import { step } from '../../../../test-support/die-at.ts';
import { leadLives } from '../../../../test-support/lead-lives.ts';

const dyingProvider = (real: PaymentProvider): PaymentProvider => ({
  ...real,
  async findPayment(key) {
    await step('ask');
    return real.findPayment(key);
  },
  async charge(charge) {
    await step('charge');
    const payment = await real.charge(charge);
    await step('charged');
    return payment;
  },
  async authorise(charge) {
    await step('authorise');
    const payment = await real.authorise(charge);
    await step('authorised');
    return payment;
  },
  async capture(order) {
    await step('capture');
    const payment = await real.capture(order);
    await step('captured');
    return payment;
  },
  async refund(order) {
    await step('refund');
    const refund = await real.refund(order);
    await step('refunded');
    return refund;
  },
});

function dyingHandlers(module: Module): Module {
  const { buyPoints, ...others } = module.handlers!;
  return {
    ...module,
    handlers: {
      ...others,
      async buyPoints(call) {
        const result = await buyPoints!(call);
        await step('answer');
        return result;
      },
    },
  };
}

/** Three hundred calls that nobody makes there, whose paths take half of a start. */
function withoutOffice(factory: ModuleFactory): ModuleFactory {
  return (context) => {
    const { office: _, ...module } = factory(context);
    return module;
  };
}

const factories: readonly ModuleFactory[] = [
  ...moduleFactories.filter((factory) => factory !== billingFeature && factory !== bookingFeature),
  (context) => bookingModule(context, dyingProvider(createPaymentProvider(context))),
  (context) => dyingHandlers(billingModule(context, dyingProvider(createPaymentProvider(context)))),
];

/**
 * The product in its own process, which dies without notice at the step named by DIE_AT: before the provider is asked, before or after it
 * takes, reserves or returns money, or when everything is written but not yet answered.
 */
await leadLives(async (config) => {
  const app = await buildApp({
    config,
    databaseUrl: config.databaseUrl!,
    webDir: null,
    features: {
      factories: factories.map(withoutOffice),
      routes: allRoutes,
    },
  });
  const url = await app.http.listen({ port: 0, host: '127.0.0.1' });
  await app.jobs.open();
  app.bell.open();
  for (const work of [app.sweeper, app.outbox, app.jobs]) work.start(app.bell.longestRestMs);
  return { url, close: () => app.close() };
});
