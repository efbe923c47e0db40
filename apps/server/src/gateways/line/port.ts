import type { FastifyInstance } from 'fastify';

/** What must come back unchanged, and what proves that it does. Made again for each login. */
export interface LineProof {
  readonly state: string;
  readonly nonce: string;
  /** Of PKCE; the provider sees its SHA-256 until the exchange. */
  readonly verifier: string;
}

/** What LINE put into the address it sent the browser back to. */
export interface LineReturn {
  readonly code: string;
  /** The issuer, from those providers that name themselves. */
  readonly iss?: string | undefined;
}

/** A person, as LINE vouches for her. Mail and number that LINE may know are never asked for. */
export interface LineUser {
  /** Stays the same for a person in this channel. */
  readonly sub: string;
  /** The name she shows at LINE; null where it gives none. */
  readonly name: string | null;
}

/** The provider answered, and did not vouch for anybody: an old, used or foreign code, or an answer that was tampered with. */
export class LineRefused extends Error {
  override readonly name = 'LineRefused';
}
/** No usable answer came. */
export class LineUnavailable extends Error {
  override readonly name = 'LineUnavailable';
}

/** LINE Login: OpenID Connect with state, nonce and PKCE. */
export interface LineProvider {
  /** Whose `sub` it is; two channels give one person two of them. */
  readonly channel: string;
  /** The address that asks the person; throws LineUnavailable. */
  authorizationUrl(proof: LineProof): Promise<string>;
  /** Whom LINE vouches for; throws LineRefused or LineUnavailable, never with a secret in the message. */
  exchange(returned: LineReturn, proof: LineProof): Promise<LineUser>;
  /** Pages of a provider that runs in this process. */
  readonly pages?: (app: FastifyInstance) => Promise<void>;
}

/** Where the browser comes back to, below the product's address. */
export const LINE_RETURN_PATH = '/authentication/line';
