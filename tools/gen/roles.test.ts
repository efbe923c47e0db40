import { acts, adminRoutes } from '@yoimachi/contract/admin';
import { allRoutes } from '@yoimachi/contract/table';
import { expect, test } from 'vitest';
import { rolesTextOf } from './roles.ts';

const operators = Object.entries(adminRoutes);
const people = Object.entries(allRoutes);
const text = rolesTextOf(operators, people, acts);

test('each call stands there once, whoever may make it', () => {
  for (const [name] of operators) expect(text.split(`\n| \`${name}\` |`), name).toHaveLength(2);
  for (const [name] of people) expect(text.split(`\n- \`${name}\`:`), name).toHaveLength(2);
});

test('another role, or none that is asked again, is another text', () => {
  const debts = text.split('\n').find((line) => line.includes('`waiveDebt`'))!;
  expect(debts).toMatch(/\|  \| ✓ \|  \| ✓ \| ✓ \|$/);
  const { roles } = acts.waiveDebt;
  for (const act of [{ roles: [...roles, 'support'] as const, asksAgain: true as const }, { roles }])
    expect(rolesTextOf(operators, people, { ...acts, waiveDebt: act })).not.toBe(text);
});

test('a call of others is another text', () => {
  const [[name, route], ...others] = people.filter(([, { who }]) => who === 'member') as [
    (typeof people)[number],
    ...typeof people,
  ];
  expect(rolesTextOf(operators, [[name, { ...route, who: 'guest' }], ...others], acts)).not.toBe(
    rolesTextOf(operators, [[name, route], ...others], acts),
  );
});
