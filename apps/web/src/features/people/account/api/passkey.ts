import { startAuthentication, startRegistration, WebAuthnError } from '@simplewebauthn/browser';
import { loginRoutes } from '@yoimachi/contract/login';
import { call } from '#lib/api.ts';
import type { Credentials } from '#lib/session.ts';
import { credentialsOf } from './identity.ts';

/** The person closed the prompt, or let it run out. */
export const isGivenUp = (error: unknown): boolean =>
  (error instanceof WebAuthnError || error instanceof DOMException) &&
  (error.name === 'NotAllowedError' || error.name === 'AbortError');

/** The device already has a passkey of this person. */
export const isThereAlready = (error: unknown): boolean =>
  error instanceof Error && error.name === 'InvalidStateError';

/** Signs in by a passkey that the person chooses. */
export async function signInByPasskey(): Promise<Credentials> {
  const optionsJSON = await call(loginRoutes.passkeyChallenge);
  const { id, rawId, type, response } = await startAuthentication({ optionsJSON });
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  const answer = await call(loginRoutes.signInByPasskey, {
    body: {
      credential: {
        id,
        rawId,
        type,
        response: {
          clientDataJSON,
          authenticatorData,
          signature,
          ...(userHandle !== undefined && { userHandle }),
        },
      },
    },
  });
  return credentialsOf(answer);
}

/** Makes a passkey on this device and adds it to the person of this tab. */
export async function addPasskey(name: string) {
  const { excludeCredentials, ...options } = await call(loginRoutes.beginPasskey);
  const { id, rawId, type, response } = await startRegistration({
    optionsJSON: {
      ...options,
      excludeCredentials: excludeCredentials.map((one) => ({ id: one.id, type: one.type })),
    },
  });
  const { clientDataJSON, attestationObject, transports } = response;
  return call(loginRoutes.addPasskey, {
    body: {
      name,
      credential: {
        id,
        rawId,
        type,
        response: { clientDataJSON, attestationObject, ...(transports && { transports: [...transports] }) },
      },
    },
  });
}
