import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import { expectDeath, startWorker } from '../../../../test-support/dying-worker.ts';
import type { TestApp } from '../../../../test-support/index.ts';

const OFFICE = fileURLToPath(new URL('./dying-office.program.ts', import.meta.url));

/** The parts of a pay day, in their order. */
export type Work = 'ask' | 'approve' | 'export' | 'results' | 'giveBack';

export interface Order {
  readonly work: Work;
  readonly payDay: string;
  /** What it reads, or writes. */
  readonly file?: string;
}

/** A commit: that of the `turn`-th transaction that made a statement which begins so. */
export interface Death {
  readonly at: 'committed' | 'uncommitted';
  readonly mark: string;
  readonly turn: number;
}

/** Does a part of a pay day in processes of their own, at the time of the test's clock. */
export const officeOf = ({ databaseUrl, clock }: TestApp) => {
  const variables = ({ work, payDay, file = '' }: Order) => ({
    AT: clock.now().toISOString(),
    WORK: work,
    PAY_DAY: payDay,
    FILE: file,
  });
  return {
    dies: (order: Order, { at, mark, turn }: Death): Promise<void> =>
      expectDeath(OFFICE, databaseUrl, { ...variables(order), DIE_AT: at, MARK: mark, TURN: String(turn) }),
    async works(order: Order, code = 0): Promise<void> {
      const [ended] = await once(startWorker(OFFICE, databaseUrl, variables(order)), 'exit');
      expect(ended).toBe(code);
    },
  };
};
