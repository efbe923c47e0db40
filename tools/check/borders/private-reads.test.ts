import { expect, test } from 'vitest';
import { privateReadFindings } from './private-reads.ts';

const found = (path: string, text: string) =>
  privateReadFindings([{ path: `apps/server/src/${path}`, text }]);

test('a list at the terminal that takes something else from a module is found', () => {
  const taken = "import { listOperators, listSharedAccounts } from '#money/bank';\n";
  expect(found('operator-cli/stages.ts', taken)).toEqual([
    expect.stringContaining('takes listSharedAccounts from a module'),
  ]);
  expect(found('operator-cli/stages.ts', "import { listOperators } from '#desk/operator';\n")).toEqual([]);
  expect(found('operator-cli/x.ts', "import { type PenaltyRow } from '#meeting/booking';\n")).toEqual([]);
});

test('a module of the desk, or an act, that opens by itself is found', () => {
  const opens = 'const phone = context.crypto.open(row.phone_sealed, place);\n';
  expect(found('modules/desk/operator/queries/peek.ts', opens)).toHaveLength(1);
  expect(found('modules/people/phone/phone.admin.ts', opens)).toHaveLength(1);
  expect(found('operator-cli/phones.ts', opens)).toHaveLength(1);
  // Who is shown what is his own is no operator.
  expect(found('modules/people/login/queries/ways-in.ts', opens)).toEqual([]);
});

test('opening for an act where nobody looked at it, and a cast around the types, are found', () => {
  const act = "import { openedForAct } from '#base/read-log';\nopenedForAct(context);\n";
  expect(found('modules/people/block/block.admin.ts', act)).toHaveLength(1);
  expect(found('modules/people/phone/commands/decide-change.ts', act)).toEqual([]);
  expect(found('modules/people/block/block.admin.ts', 'const c = crypto as Crypto;\n')).toHaveLength(1);
  expect(found('modules/x/y/z.ts', 'const c = crypto as unknown as Crypto;\n')).toHaveLength(1);
});
