import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect } from 'vitest';
import { figureNames } from '@yoimachi/contract/ledger-labels';
import { POINT_FIGURES, type PointFigure } from '@yoimachi/domain/points';
import { addDays, dayOf, type Day } from '@yoimachi/domain/time';
import { approveAct, proposeAct } from '#desk/operator-act';
import type { call } from '../../../../operator-cli/call.ts';
import type { asOperator } from '../../../../test-support/as-operator.ts';
import { OPERATORS, type TestApp } from '../../../../test-support/index.ts';

export type Desk = ReturnType<typeof asOperator>;
type Query = Parameters<typeof call<'listTransfers'>>[2]['query'];
type FileQuery = Parameters<typeof call<'exportTransfers'>>[2]['query'];
export type Listed = Awaited<ReturnType<typeof call<'listTransfers'>>>['items'][number];

/** Every page of the journal. */
export async function listed(desk: Desk, query: Query): Promise<Listed[]> {
  const items: Listed[] = [];
  for (let cursor: string | null = null, pages = 0; pages === 0 || cursor !== null; pages++) {
    const page: Awaited<ReturnType<typeof call<'listTransfers'>>> = await desk.ok('listTransfers', {
      query: { ...query, ...(cursor !== null && { cursor }) },
    });
    items.push(...page.items);
    cursor = page.nextCursor;
  }
  return items;
}

/** The numbers of movements in the file with what it says each counts, the newest first as they are listed. */
export async function saved(desk: Desk, query: FileQuery) {
  const { pieces, rowCount } = await desk.ok('exportTransfers', { query });
  const [heading, ...lines] = (await text(Readable.from(pieces))).trimEnd().split('\r\n');
  expect(lines).toHaveLength(rowCount);
  const rows = lines.map((line) => line.split(','));
  return { heading: heading!, rows: rows.map((row) => [row[0]!, Number(row.at(-1))]).toReversed() };
}

export const sum = (rows: readonly Listed[]) =>
  rows.reduce((all, { figurePoints }) => all + figurePoints!, 0);
export const asRows = (rows: readonly Listed[]) =>
  rows.map(({ number, figurePoints }) => [number, figurePoints]);

const ownersOf = (rows: readonly Listed[]): ReadonlySet<string> =>
  new Set(rows.flatMap(({ from, to }) => [from.owner, to.owner].flatMap((owner) => owner?.number ?? [])));

/** Of each day, of all of them and of everybody in it, the journal of a figure is the figure, on the screen and in the file. */
export async function expectExact(desk: Desk, from: Day, to: Day): Promise<ReadonlySet<PointFigure>> {
  const { items } = await desk.ok('listPointDays', { query: { from, to } });
  const all = await desk.ok('listPointDays', { query: { from: addDays(to, -91), to } });
  const moved = new Set<PointFigure>();
  for (const figure of POINT_FIGURES) {
    for (const { day, ...figures } of items) {
      const rows = await listed(desk, { figure, day });
      expect(sum(rows), `${figure} ${day}`).toBe(figures[figure]);
      expect(rows.every(({ figurePoints, points }) => Math.abs(figurePoints!) === points)).toBe(true);
      if (figures[figure] === 0 && rows.length === 0) continue;
      moved.add(figure);
      expect((await saved(desk, { figure, day })).rows, `${figure} ${day}`).toEqual(asRows(rows));
    }
    const rows = await listed(desk, { figure });
    expect(sum(rows), figure).toBe(all.items.reduce((points, one) => points + one[figure], 0));
    const file = await saved(desk, { figure });
    expect(file.heading).toContain(`「${figureNames[figure]}」の集計額（P）`);
    expect(file.rows).toEqual(asRows(rows));
    for (const of of ownersOf(rows)) {
      const theirs = asRows(rows.filter((row) => ownersOf([row]).has(of)));
      expect(asRows(await listed(desk, { figure, of })), `${figure} of ${of}`).toEqual(theirs);
      expect((await saved(desk, { figure, of })).rows, `${figure} of ${of}`).toEqual(theirs);
    }
    const within = asRows(rows.filter(({ at }) => dayOf(new Date(at)) >= from && dayOf(new Date(at)) <= to));
    expect(asRows(await listed(desk, { figure, from, to })), figure).toEqual(within);
    expect((await saved(desk, { figure, from, to })).rows, figure).toEqual(within);
  }
  return moved;
}

/** Gives or takes points as two operators do. */
export async function adjust(app: TestApp, accountId: string, points: number): Promise<void> {
  const order = { accountId, points, reason: 'x', operator: OPERATORS.sato, kind: 'ADJUSTMENT' as const };
  const act = await proposeAct(app.context, order);
  if (!act.ok) throw new Error(JSON.stringify(act));
  await approveAct(app.context, { actId: act.value.actId, operator: OPERATORS.suzuki });
}
