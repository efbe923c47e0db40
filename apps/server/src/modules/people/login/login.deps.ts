import type { IdentityTokens } from '#gateways/identity/port.ts';
import type { LineProvider } from '#gateways/line/port.ts';
import type { Passkeys } from '#gateways/passkey/port.ts';
import type { AppContext } from '#platform/module';

/** What the commands work with. */
export interface LoginDeps extends Pick<AppContext, 'db' | 'clock' | 'ids' | 'crypto' | 'config' | 'log'> {
  readonly line: LineProvider;
  readonly passkeys: Passkeys;
  readonly identityTokens: IdentityTokens;
}
