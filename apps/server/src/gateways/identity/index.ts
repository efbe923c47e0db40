import type { Provider } from '@yoimachi/domain/state';
import type { Config } from '#platform/config';
import type { AppContext } from '#platform/module';
import { firebaseTokens } from './firebase/firebase.ts';
import { ownTokens } from './own.ts';
import type { IdentityTokens } from './port.ts';

/** This installation's identity tokens: Firebase's where a project is configured, otherwise its own. */
export function createIdentityTokens({
  config,
  crypto,
  clock,
  log,
}: Pick<AppContext, 'config' | 'crypto' | 'clock' | 'log'>): IdentityTokens {
  return config.firebase === null
    ? ownTokens(crypto, clock)
    : firebaseTokens(config.firebase, { clock, log });
}

/** Which ones these are, as the office is told. */
export const identityProvider = ({ firebase }: Pick<Config, 'firebase'>): Provider =>
  firebase === null ? 'EMBEDDED' : 'FIREBASE';
