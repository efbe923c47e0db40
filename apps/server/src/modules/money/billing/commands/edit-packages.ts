import { checkPurchasePoints } from '@yoimachi/domain/money';
import { fail, ok } from '@yoimachi/domain/result';
import { recordChange } from '#base/setting-history';
import { withTransaction } from '#platform/database';
import type { AppContext } from '#platform/module';
import * as store from '../package.store.ts';

type PackageContext = Pick<AppContext, 'db' | 'clock' | 'ids'>;

/** Puts a package of this many points on sale. Fails as a purchase of them would, or with CONFLICT when already on sale. */
export function addPackage({ db, clock, ids }: PackageContext, points: number, by: string | null = null) {
  return withTransaction(db, async (trx) => {
    const allowed = checkPurchasePoints(points);
    if (!allowed.ok) return allowed;
    await store.lockPackages(trx);
    const onSale = await store.listPackages(trx);
    if (onSale.some((one) => one.points === points)) return fail('CONFLICT');
    const packageId = ids.newId();
    await store.insertPackage(trx, packageId, points);
    const change = { subject: '', before: null, after: { points } };
    await recordChange(trx, { setting: 'PACKAGE', ...change, by, at: clock.now() });
    return ok({ packageId });
  });
}

/** Takes a package off sale: anyone who still sees it gets PACKAGE_IS_NOT_EXIST. */
export function removePackage({ db, clock }: PackageContext, packageId: string, by: string | null = null) {
  return withTransaction(db, async (trx) => {
    const at = clock.now();
    const removed = await store.removePackage(trx, packageId, at);
    if (!removed) return fail('NOT_FOUND');
    const change = { subject: '', before: { points: removed.points }, after: null };
    await recordChange(trx, { setting: 'PACKAGE', ...change, by, at });
    return ok();
  });
}
