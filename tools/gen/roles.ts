import { acts, adminRoutes, type AdminCall } from '@yoimachi/contract/admin';
import { officeRoutes } from '@yoimachi/contract/office';
import type { Caller, Route } from '@yoimachi/contract/route';
import { allRoutes } from '@yoimachi/contract/table';
import { OPERATOR_ROLES } from '@yoimachi/domain/operator';

type Calls = readonly (readonly [name: string, route: Route])[];

/** docs/roles.md: who may make each call, so that a change of it is seen where it is reviewed. */
export async function rolesText(): Promise<string> {
  const others = { ...allRoutes, ...officeRoutes };
  return rolesTextOf(Object.entries(adminRoutes), Object.entries(others), acts);
}

const CALLERS: Readonly<Record<Exclude<Caller, 'operator'>, string>> = {
  open: 'Anybody, without a session',
  identity: 'Who has shown a number or LINE, and is nobody yet',
  guest: 'Guests',
  cast: 'Casts',
  member: 'Guests and casts',
  office: 'Who is at the door of the back office',
};

/** The same of these calls; `who`: who may make those of operators. */
export function rolesTextOf(
  operators: Calls,
  people: Calls,
  who: Readonly<Record<AdminCall, (typeof acts)[AdminCall]>>,
): string {
  const rows = operators.map(([name, { summary }]) => {
    const { roles, asksAgain } = who[name as AdminCall];
    const marks = OPERATOR_ROLES.map((role) => (roles.includes(role) ? '✓' : ''));
    return `| \`${name}\` | ${cell(summary)} | ${[...marks, asksAgain ? '✓' : ''].join(' | ')} |`;
  });
  const lists = Object.entries(CALLERS).map(([caller, said]) => {
    const calls = people.filter(([, route]) => route.who === caller);
    return `### ${said} (\`${caller}\`)\n\n${calls.map(([name, { summary }]) => `- \`${name}\`: ${summary}`).join('\n')}\n`;
  });
  return `# Who may make which call

Written by \`npm run gen\` from the contract: \`acts.ts\` of \`base/admin\`, and \`who\` of each route. \`npm run check\` fails when it is out of date, and
whoever reviews a change of it compares it with sections 2 and 9 of [the rules](rules.md).

## Operators

_Again_: the back office asks for the second factor again, when it was shown longer ago than fifteen minutes.

<!-- oxfmt-ignore-start -->

| Call | What it does | ${OPERATOR_ROLES.join(' | ')} | Again |
| --- | --- | ${OPERATOR_ROLES.map(() => ':-:').join(' | ')} | :-: |
${rows.join('\n')}

<!-- oxfmt-ignore-end -->

## Everybody else

${lists.join('\n')}`;
}

const cell = (text: string): string => text.replaceAll('|', '\\|');
