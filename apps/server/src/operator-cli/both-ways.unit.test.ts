import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { acts, adminRoutes, type AdminCall } from '@yoimachi/contract/admin';

const ROOT = join(import.meta.dirname, '../../../..');

/** The text of all sources below a folder. */
const sourcesOf = (folder: string): string =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|test-kit/.test(path))
    .map((path) => readFileSync(join(ROOT, folder, path), 'utf8'))
    .join('\n');

/** Everything that is not only a look, or is taken away. */
const all = (Object.keys(acts) as AdminCall[]).filter(
  (name) => adminRoutes[name].method !== 'GET' || 'isStreamed' in adminRoutes[name],
);

/** Acts that no screen makes; a label of the audit makes none. */
function withoutScreen(names: readonly AdminCall[], source: string): AdminCall[] {
  const screens = source.replaceAll(/^ {2}\w+: '[^']*',$/gm, '');
  return names.filter((name) => !new RegExp(`Routes\\.${name}\\b|'${name}'`).test(screens)).toSorted();
}

test('what the terminal can do has a screen', () => {
  expect(withoutScreen(all, sourcesOf('apps/admin/src'))).toEqual([]);
  expect(withoutScreen(['endCoupon'], "  endCoupon: 'クーポンを終了',\n")).toEqual(['endCoupon']);
  expect(withoutScreen(['endCoupon'], 'call(couponAdminRoutes.endCouponNot)')).toEqual(['endCoupon']);
  expect(withoutScreen(['endCoupon'], 'call(couponAdminRoutes.endCoupon)')).toEqual([]);
});
