import { yenForPoints } from '@yoimachi/domain/money';
import { addPackage, listPackages, removePackage } from '#money/billing';
import type { CliCommand } from './command.ts';
import { refused } from './refused.ts';

/** Sentences for what can go wrong, by code. */
const REASONS: Readonly<Record<string, string>> = {
  NOT_FOUND: 'there is no such package on sale',
  CONFLICT: 'a package of so many points is on sale',
  PURCHASE_TOO_SMALL: 'a package has 500 points or more',
  PURCHASE_TOO_LARGE: 'a package has 1,000,000 points at most',
};

export const billingCommands: readonly CliCommand[] = [
  {
    name: 'packages',
    usage: ': the packages of points on sale',
    async run({ db }) {
      const packages = await listPackages(db);
      for (const { id, points } of packages) console.log(`${id}  ${points} P  ${yenForPoints(points)} yen`);
      console.log(`${packages.length} on sale`);
    },
  },
  {
    name: 'add-package',
    usage: '<points>: puts a package of points on sale',
    async act(context, args) {
      const added = await addPackage(context, args.wholeNumberAt(0));
      if (!added.ok) throw refused(added.error, REASONS);
      context.log.info({ operator: context.operator, ...added.value }, 'a package was added');
      console.log(`Added: ${added.value.packageId}`);
    },
  },
  {
    name: 'remove-package',
    usage: '<package id>: takes a package off the sale; who still sees it is told that it is gone',
    async act(context, args) {
      const packageId = args.at(0);
      const removed = await removePackage(context, packageId);
      if (!removed.ok) throw refused(removed.error, REASONS);
      context.log.info({ operator: context.operator, packageId }, 'a package was removed');
      console.log(`Removed: ${packageId}`);
    },
  },
];
