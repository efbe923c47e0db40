import type { SystemAccount } from '@yoimachi/domain/points';
import type { Trx } from '#platform/database';
import { appendTransfers, owned, system } from '../ledger.store.ts';
import { lockWallet } from '../wallet.store.ts';

interface DebtMove {
  readonly guestId: string;
  readonly debtId: string;
  readonly points: number;
}

/** Makes a guest owe points that the platform has lost, such as spent points of a payment that his bank took back. */
export async function oweToPlatform(
  trx: Trx,
  { guestId, debtId, points, to }: DebtMove & { readonly to: SystemAccount },
  at: Date,
): Promise<void> {
  await lockWallet(trx, guestId);
  const from = owned('GUEST_DEBT', guestId);
  await appendTransfers(
    trx,
    [{ kind: 'DEBT', from, to: system(to), points, causeId: debtId, key: `debt:${debtId}` }],
    at,
  );
}

/** Waives a debt: an operator's adjustment pays it. */
export async function waiveOwedPoints(
  trx: Trx,
  { guestId, debtId, points }: DebtMove,
  at: Date,
): Promise<void> {
  await lockWallet(trx, guestId);
  const to = owned('GUEST_DEBT', guestId);
  await appendTransfers(
    trx,
    [
      {
        kind: 'DEBT_WAIVED',
        from: system('ADJUSTED'),
        to,
        points,
        causeId: debtId,
        key: `debt-waived:${debtId}`,
      },
    ],
    at,
  );
}
