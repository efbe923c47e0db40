import type { Expected, Passkeys } from './port.ts';

/** Loaded with the first passkey: it brings three hundred files. */
const library = () => import('@simplewebauthn/server');

const REQUIRED = { residentKey: 'required', userVerification: 'required' } as const;

/** Passkeys by SimpleWebAuthn; there is no service outside to ask. */
export const webAuthnPasskeys: Passkeys = {
  async creationOptions({ rpId, rpName, userHandle, label, challenge, timeoutMs, present }) {
    const { generateRegistrationOptions } = await library();
    const options = await generateRegistrationOptions({
      rpName,
      rpID: rpId,
      userName: label,
      userDisplayName: label,
      userID: Uint8Array.from(userHandle),
      challenge,
      timeout: timeoutMs,
      attestationType: 'none',
      excludeCredentials: present.map(({ id, transports }) => ({ id, transports: [...transports] })),
      authenticatorSelection: REQUIRED,
    });
    return {
      challenge: options.challenge,
      rp: { id: rpId, name: rpName },
      user: options.user,
      pubKeyCredParams: options.pubKeyCredParams.map(({ alg }) => ({ alg, type: 'public-key' })),
      timeout: timeoutMs,
      attestation: 'none',
      excludeCredentials: present.map(({ id, transports }) => ({
        id,
        type: 'public-key',
        transports: [...transports],
      })),
      authenticatorSelection: { ...REQUIRED, requireResidentKey: true },
    };
  },
  async created({ id, rawId, type, response: { clientDataJSON, attestationObject } }, expected) {
    const { verifyRegistrationResponse } = await library();
    const checked = await verifyRegistrationResponse({
      response: {
        id,
        rawId,
        type,
        clientExtensionResults: {},
        response: { clientDataJSON, attestationObject },
      },
      ...expectations(expected),
    });
    if (!checked.verified) throw new Error('The new passkey does not verify');
    const { credential } = checked.registrationInfo;
    return {
      id: credential.id,
      publicKey: Uint8Array.from(credential.publicKey),
      counter: credential.counter,
    };
  },
  async used({ id, rawId, type, response }, passkey, expected) {
    const { verifyAuthenticationResponse } = await library();
    const { clientDataJSON, authenticatorData, signature } = response;
    const checked = await verifyAuthenticationResponse({
      response: {
        id,
        rawId,
        type,
        clientExtensionResults: {},
        response: { clientDataJSON, authenticatorData, signature },
      },
      ...expectations(expected),
      credential: passkey,
    });
    if (!checked.verified) throw new Error('The passkey does not verify');
    return checked.authenticationInfo.newCounter;
  },
};

const expectations = ({ rpId, origin, takeChallenge }: Expected) => ({
  expectedChallenge: takeChallenge,
  expectedOrigin: origin,
  expectedRPID: rpId,
  requireUserVerification: true,
});
