import { createHmac, timingSafeEqual } from 'node:crypto';
import { fail, ok, type Result } from '@yoimachi/domain/result';
import type { Clock } from '#platform/clock';
import type { Crypto } from '#platform/crypto';

export interface LinkFor {
  /** Whom it was made for, so that whoever serves it asks again whether he may; null: everybody. */
  readonly viewer: string | null;
  readonly until: Date;
}

/** Links that a browser opens without a token: pictures, a file to look at once. */
export interface Links {
  /** The path with a proof behind it; whoever has the link may open it until then. */
  sign(path: string, link: LinkFor): string;
  /** Whom a link was made for. NOT_FOUND for one that was altered, is another path's or has ended. */
  check(path: string, query: unknown): Result<{ readonly viewer: string | null }, 'NOT_FOUND'>;
}

/** Half a SHA-256: short enough for a list of pictures, far too long to guess. */
const PROOF_BYTES = 16;
const EVERYBODY = '-';

export function createLinks({ crypto, clock }: { readonly crypto: Crypto; readonly clock: Clock }): Links {
  const key = crypto.deriveKey('file-links:1');
  const proofOf = (path: string, viewer: string, until: string) =>
    createHmac('sha256', key).update(`${path}\0${viewer}\0${until}`).digest().subarray(0, PROOF_BYTES);
  return {
    sign(path, link) {
      const viewer = link.viewer ?? EVERYBODY;
      const until = Math.floor(link.until.getTime() / 1000).toString(36);
      return `${path}?for=${viewer}&until=${until}&proof=${proofOf(path, viewer, until).toString('base64url')}`;
    },
    check(path, query) {
      const { for: viewer, until, proof } = query as Readonly<Record<string, unknown>>;
      if (typeof viewer !== 'string' || typeof until !== 'string' || typeof proof !== 'string')
        return fail('NOT_FOUND');
      const given = Buffer.from(proof, 'base64url');
      const right = proofOf(path, viewer, until);
      if (given.length !== right.length || !timingSafeEqual(given, right)) return fail('NOT_FOUND');
      if (Number.parseInt(until, 36) * 1000 <= clock.now().getTime()) return fail('NOT_FOUND');
      return ok({ viewer: viewer === EVERYBODY ? null : viewer });
    },
  };
}
