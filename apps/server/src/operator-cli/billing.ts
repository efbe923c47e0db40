import { yenForPoints } from '@yoimachi/domain/money';
import { listPackages } from '#money/billing';
import { call } from './call.ts';
import type { CliCommand } from './command.ts';
import { showList } from './show-list.ts';

/** Sentences for what can go wrong, by code. */
const REASONS = {
  VALIDATION: 'there is no such package on sale',
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
      showList(
        await listPackages(db),
        { what: 'on sale' },
        ({ id, points }) => `${id}  ${points} P  ${yenForPoints(points)} yen`,
      );
    },
  },
  {
    name: 'add-package',
    usage: '<points>: puts a package of points on sale',
    async act(context, args) {
      const input = { body: { points: args.wholeNumberAt(0) } };
      const { packageId } = await call(context, 'addPackage', input, REASONS);
      console.log(`Added: ${packageId}`);
    },
  },
  {
    name: 'remove-package',
    usage: '<package id>: takes a package off the sale; who still sees it is told that it is gone',
    async act(context, args) {
      const packageId = args.at(0);
      await call(context, 'removePackage', { params: { packageId } }, REASONS);
      console.log(`Removed: ${packageId}`);
    },
  },
];
