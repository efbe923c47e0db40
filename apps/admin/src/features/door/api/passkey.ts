import { startAuthentication, startRegistration, WebAuthnError } from '@simplewebauthn/browser';
import { officeRoutes } from '@yoimachi/contract/office';
import { call } from '#lib/api.ts';

/** The person closed the prompt, or let it run out. */
export const isGivenUp = (error: unknown): boolean =>
  (error instanceof WebAuthnError || error instanceof DOMException) &&
  (error.name === 'NotAllowedError' || error.name === 'AbortError');

/** Shows the second factor by a passkey. */
export async function showPasskey() {
  const optionsJSON = await call(officeRoutes.officePasskeyChallenge);
  const { id, rawId, type, response } = await startAuthentication({ optionsJSON });
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  return call(officeRoutes.showPasskey, {
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
}

/** Makes a passkey on this device and adds it to the operator. */
export async function addPasskey(name: string) {
  const { excludeCredentials, ...options } = await call(officeRoutes.beginOfficePasskey);
  const { id, rawId, type, response } = await startRegistration({
    optionsJSON: {
      ...options,
      excludeCredentials: excludeCredentials.map((one) => ({ id: one.id, type: one.type })),
    },
  });
  const { clientDataJSON, attestationObject, transports } = response;
  return call(officeRoutes.addOfficePasskey, {
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
