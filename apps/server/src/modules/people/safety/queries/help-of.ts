import { sosPlace, type SosPlace } from '@yoimachi/contract/safety';
import type { Crypto } from '#platform/crypto';
import type { Db } from '#platform/database';
import { findQuietHelp } from '../quiet-help.store.ts';
import { findPlace } from '../sos.store.ts';

export interface Help {
  /** The last place sent. */
  readonly place: SosPlace | null;
  readonly isWithdrawn: boolean;
}

/** What an operator who goes to help has to know beside the meeting. */
export async function helpOf(
  { db, crypto }: { readonly db: Db; readonly crypto: Crypto },
  { sosId, quietHelpId }: { readonly sosId?: string | undefined; readonly quietHelpId?: string | undefined },
): Promise<Help> {
  const sealed = sosId === undefined ? null : await findPlace(db, sosId);
  const quiet = quietHelpId === undefined ? undefined : await findQuietHelp(db, quietHelpId);
  return {
    place: sealed === null ? null : sosPlace.parse(JSON.parse(crypto.open(sealed, `sos.place:${sosId}`))),
    isWithdrawn: quiet !== undefined && quiet.withdrawnAt !== null,
  };
}
