import { checkPurchasePoints, type PurchasePointsError } from '@yoimachi/domain/money';
import { fail, ok, type Result } from '@yoimachi/domain/result';
import { withTransaction } from '#platform/database';
import type { AppContext } from '#platform/module';
import * as store from '../package.store.ts';

type PackageContext = Pick<AppContext, 'db' | 'clock' | 'ids'>;

/** Puts a package of this many points on sale. Fails as a purchase of them would, or with CONFLICT when already on sale. */
export function addPackage(
  { db, ids }: PackageContext,
  points: number,
): Promise<Result<{ packageId: string }, PurchasePointsError | 'CONFLICT'>> {
  return withTransaction(
    db,
    async (trx): Promise<Result<{ packageId: string }, PurchasePointsError | 'CONFLICT'>> => {
      const allowed = checkPurchasePoints(points);
      if (!allowed.ok) return allowed;
      await store.lockPackages(trx);
      const onSale = await store.listPackages(trx);
      if (onSale.some((one) => one.points === points)) return fail('CONFLICT');
      const packageId = ids.newId();
      await store.insertPackage(trx, packageId, points);
      return ok({ packageId });
    },
  );
}

/** Takes a package off sale: anyone who still sees it gets PACKAGE_IS_NOT_EXIST. */
export async function removePackage(
  { db, clock }: PackageContext,
  packageId: string,
): Promise<Result<undefined, 'NOT_FOUND'>> {
  return (await store.removePackage(db, packageId, clock.now())) ? ok() : fail('NOT_FOUND');
}
