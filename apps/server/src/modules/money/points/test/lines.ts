import { expect } from 'vitest';
import type { HistoryLine, pointsRoutes } from '@yoimachi/contract/points';
import type { Person, TestApp } from '../../../../test-support/index.ts';

type History = typeof pointsRoutes.guestHistory | typeof pointsRoutes.castHistory;

/** All pages of a history, as seen by somebody paging through one by one. */
export async function allLines(
  test: TestApp,
  route: History,
  person: Person,
  query: object = {},
): Promise<HistoryLine[]> {
  const lines: HistoryLine[] = [];
  let cursor: string | null = null;
  do {
    const page: { items: HistoryLine[]; nextCursor: string | null } = await test.ok(
      route,
      { query: { ...query, ...(cursor !== null && { cursor }) } },
      person,
    );
    lines.push(...page.items);
    cursor = page.nextCursor;
  } while (cursor !== null);
  return lines;
}

/** Each balance is the previous one plus the change; the oldest starts from zero. */
export function expectRunningSum(lines: readonly HistoryLine[], balance: number): void {
  expect(lines[0]?.balancePoints ?? 0).toBe(balance);
  lines.forEach((line, index) => {
    expect(line.balancePoints - line.points, `before line ${line.lineId}`).toBe(
      lines[index + 1]?.balancePoints ?? 0,
    );
  });
}
