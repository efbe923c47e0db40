import { readFile } from 'node:fs/promises';
import { flushCompileCache } from 'node:module';
import type { Day } from '@yoimachi/domain/time';
import type { PayoffShelf } from '@yoimachi/domain/payoff';
import { OPERATORS } from '../../../../../../../tools/test/operators.ts';
import { parseArgs } from '../../../../operator-cli/args.ts';
import { call } from '../../../../operator-cli/call.ts';
import { payoffFileCommands } from '../../../../operator-cli/payoff-files.ts';
import { runCommand } from '../../../../operator-cli/run-command.ts';
import { dyingOperator, env } from '../../../../test-support/dying-operator.ts';
import { requestPayoff } from '../commands/request-payoff.ts';
import type { Work } from './dying-office.client.ts';
import type { PayDayOrder } from './pay-day.casts.ts';

/**
 * One part of a pay day, WORK, in a process of its own. Run again, it goes on as people do: casts send the same request again, operators look at
 * what is left, and give the same commands.
 */

/** At once: more than one, so that who dies leaves others in the middle. */
const LANES = 4;
const { context, office } = await dyingOperator(LANES);
const payDay: Day = env('PAY_DAY');

async function inLanes<Item>(items: readonly Item[], run: (item: Item) => Promise<unknown>): Promise<void> {
  const left = items.values();
  const lane = async () => {
    for (const item of left) await run(item);
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}

/** As the office gathers them before it does something with all of them. */
async function allOf(shelf: PayoffShelf) {
  const found = [];
  for (let cursor: string | null = null; ;) {
    const query: { shelf: PayoffShelf; cursor?: string } = { shelf, ...(cursor !== null && { cursor }) };
    const page: Awaited<ReturnType<typeof call<'listDayPayoffs'>>> = await call(office, 'listDayPayoffs', {
      params: { payDay },
      query,
    });
    found.push(...page.items);
    if (page.nextCursor === null) return found;
    cursor = page.nextCursor;
  }
}

async function ask({ castId, points, transferYen }: PayDayOrder): Promise<void> {
  // Her form keeps its key until it is answered.
  const ticket = { accountId: castId, key: castId, route: 'requestPayoff', bodyHash: Buffer.alloc(32) };
  const asked = await requestPayoff(context, castId, ticket, { points, transferYen });
  if (!asked.ok) throw new Error(asked.error.code);
}

const type = async (name: string, ...words: string[]): Promise<void> => {
  const command = payoffFileCommands.find((one) => one.name === name)!;
  await runCommand(context, command, parseArgs(command, [...words, '--operator', OPERATORS.tanaka.name]));
};

const WORKS: Record<Work, () => Promise<void>> = {
  async ask() {
    await inLanes(JSON.parse(await readFile(env('FILE'), 'utf8')) as PayDayOrder[], ask);
  },
  async approve() {
    await inLanes(await allOf('AWAITING'), ({ number }) =>
      call(office, 'approvePayoff', { params: { number } }),
    );
  },
  export: () => type('export-payoffs', '--day', payDay, '--out', env('FILE')),
  results: () => type('payoff-results', env('FILE')),
  async giveBack() {
    const returned = (await allOf('REVIEW')).filter(({ review }) => review === 'RETURNED');
    await inLanes(returned, ({ number }) =>
      call(office, 'rejectPayoff', { params: { number }, body: { reason: '口座を確認できませんでした' } }),
    );
  },
};

flushCompileCache();
await WORKS[env('WORK') as Work]();
await context.db.destroy();
