import { zenginDirectory } from '../gateways/bank-directory/index.ts';
import { createPaymentProvider } from '../gateways/payment/index.ts';
import { createSms } from '../gateways/sms/index.ts';
import { bankModule } from '#money/bank';
import { billingModule } from '#money/billing';
import { giftModule } from '#money/gift';
import { giftSent } from '#talk/chat';
import { payoffModule } from '#money/payoff';
import type { ModuleFactory } from '#platform/module';

/** Purchases with this installation's payment service. */
export const billingFeature: ModuleFactory = (context) =>
  billingModule(context, createPaymentProvider(context));

/** Gifts, which stand in the chat of the two. */
export const giftFeature: ModuleFactory = (context) => giftModule(context, { tellChat: giftSent });

/** Bank accounts with the directory of the Zengin system. */
export const bankFeature: ModuleFactory = (context) => bankModule(context, zenginDirectory);

/** Payoffs with the message service for changed accounts. */
export const payoffFeature: ModuleFactory = (context) => payoffModule(context, createSms(context));
