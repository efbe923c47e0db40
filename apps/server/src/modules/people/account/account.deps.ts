import type { BotCheck } from '#gateways/bot-check/port.ts';
import type { IdentityTokens } from '#gateways/identity/port.ts';
import type { SmsGateway } from '#gateways/sms/port.ts';
import type { TokenSigner } from '#platform/crypto';
import type { AppContext } from '#platform/module';

/** What an `s_token` says. */
export interface SessionClaims {
  readonly sid: string;
  readonly user_id: string;
}

export interface AccountGateways {
  readonly sms: SmsGateway;
  readonly botCheck: BotCheck;
}

/** What the commands of accounts work with. */
export interface AccountDeps extends Pick<AppContext, 'db' | 'clock' | 'ids' | 'crypto' | 'config' | 'log'> {
  readonly sms: SmsGateway;
  readonly botCheck: BotCheck;
  readonly identityTokens: IdentityTokens;
  readonly sessionTokens: TokenSigner<SessionClaims>;
}
