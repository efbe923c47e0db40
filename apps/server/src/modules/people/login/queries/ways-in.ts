import { formatPhone } from '@yoimachi/domain/account';
import { phonePlace } from '#people/account';
import type { Crypto } from '#platform/crypto';
import { findIdentity, findLine, type IdentityRow } from '../line.store.ts';
import { lineNamePlace } from '../line-secrets.ts';
import type { LoginDeps } from '../login.deps.ts';
import { listPasskeys } from '../passkey.store.ts';

/** The number as its owner knows it, its middle hidden; null without one. */
export function maskedPhone(crypto: Crypto, { id, phone_sealed }: IdentityRow): string | null {
  if (phone_sealed === null) return null;
  return formatPhone(crypto.open(phone_sealed, phonePlace(id)).replace(/^\+\d\d/, '0'), { masked: true });
}

/** A person's ways in, as her settings show them. */
export async function readWaysIn({ db, crypto }: Pick<LoginDeps, 'db' | 'crypto'>, accountId: string) {
  const identity = await findIdentity(db, accountId);
  const [line, passkeys] = await Promise.all([findLine(db, identity.id), listPasskeys(db, identity.id)]);
  return {
    phone: maskedPhone(crypto, identity),
    line: line
      ? {
          name: line.name_sealed && crypto.open(line.name_sealed, lineNamePlace(identity.id)),
          linkedAt: line.linkedAt,
        }
      : null,
    contactMethod: identity.contact_method,
    passkeys,
  };
}
