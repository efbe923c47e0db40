import type { ProviderReading } from '@yoimachi/domain/state';
import { botCheckProvider } from './gateways/bot-check/index.ts';
import { identityProvider } from './gateways/identity/index.ts';
import { lineProvider } from './gateways/line/index.ts';
import { lineMessageProvider } from './gateways/line-message/index.ts';
import { mailProvider } from './gateways/mail/index.ts';
import { paymentProvider } from './gateways/payment/index.ts';
import { pushProvider } from './gateways/push/index.ts';
import { smsProvider } from './gateways/sms/index.ts';
import { storageProvider } from './gateways/storage/index.ts';
import type { Config } from './platform/config/index.ts';

/** What this installation is connected to, by name alone. */
export const providersOf = (config: Config): ProviderReading[] => [
  { service: 'PAYMENT', provider: paymentProvider(config) },
  { service: 'SMS', provider: smsProvider(config) },
  { service: 'MAIL', provider: mailProvider(config) },
  { service: 'LINE_LOGIN', provider: lineProvider(config) },
  { service: 'LINE_MESSAGE', provider: lineMessageProvider(config) },
  { service: 'PUSH', provider: pushProvider(config) },
  { service: 'STORAGE', provider: storageProvider(config) },
  { service: 'IDENTITY', provider: identityProvider(config) },
  { service: 'BOT_CHECK', provider: botCheckProvider(config) },
  { service: 'SOCKETS', provider: config.redisUrl === null ? 'EMBEDDED' : 'REDIS' },
];
