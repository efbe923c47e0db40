import { describe, expect, test } from 'vitest';
import { judge, readNodes, readRole, STATE_KINDS, STATE_REASONS, stateAnchor, worstOf } from './index.ts';
import type { Beat, StateKind, StateReadings, StateReason } from './index.ts';

const NOW = new Date('2026-11-20T03:00:00.000Z');
const ago = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000);
const GB = 1_000_000_000;

const counted = { count: 0, isMore: false, oldestAt: null };
const waiting = (minutes: number) => ({ count: 3, isMore: false, oldestAt: ago(minutes) });
const node: StateReadings['node'] = {
  nodeId: 'a',
  host: 'web-1',
  pid: 7,
  roles: ['api', 'worker'],
  version: '1.0.0',
  migration: 136,
  startedAt: ago(600),
  beatAt: ago(0.4),
  isOutdated: false,
  isReplaced: false,
};
const jobs = { queue: 'a.job', ...counted, retrying: 0, mostTries: 0, dead: 0 };
const channel = {
  ...counted,
  channel: 'SMS' as const,
  tried: 100,
  failed: 0,
  sentToday: 90,
  isCapped: false,
};
const payments = { lastEventAt: ago(9000), unheardSince: null, silent: 0 };
const books = { checkedAt: ago(60), broken: 0, people: 5 };
const copies = { madeAt: ago(26 * 60 - 1), logAt: ago(29) };
const storage = { nodes: 2, failing: 0, apart: 0, freeBytes: 50 * GB };

type Cases = { readonly [Kind in StateKind]: readonly (readonly [StateReadings[Kind], StateReason<Kind>])[] };
/** Both sides of every threshold. */
const CASES: Cases = {
  role: [
    [{ role: 'worker', alive: 1, stopped: 2 }, 'RUNNING'],
    [{ role: 'worker', alive: 1, stopped: 3 }, 'RESTARTING'],
    [{ role: 'worker', alive: 0, stopped: 0 }, 'NOT_RUNNING'],
  ],
  node: [
    [node, 'ALIVE'],
    [{ ...node, beatAt: ago(0.75) }, 'ALIVE'],
    [{ ...node, beatAt: ago(0.8) }, 'STOPPED'],
    [{ ...node, beatAt: ago(0.8), isReplaced: true }, 'REPLACED'],
    [{ ...node, isOutdated: true }, 'OUTDATED'],
  ],
  database: [
    [{ sizeBytes: 199 * GB, migration: 1 }, 'FINE'],
    [{ sizeBytes: 200 * GB, migration: 1 }, 'LARGE'],
  ],
  connections: [
    [{ used: 79, limit: 100 }, 'FINE'],
    [{ used: 80, limit: 100 }, 'MANY'],
    [{ used: 95, limit: 100 }, 'FULL'],
  ],
  transaction: [
    [{ oldestAt: null }, 'FINE'],
    [{ oldestAt: ago(4.9) }, 'FINE'],
    [{ oldestAt: ago(5) }, 'LONG'],
    [{ oldestAt: ago(30) }, 'STUCK'],
  ],
  storage: [
    [storage, 'FINE'],
    [{ ...storage, freeBytes: null }, 'FINE'],
    [{ ...storage, nodes: 0 }, 'UNASKED'],
    [{ ...storage, failing: 1 }, 'PARTLY'],
    [{ ...storage, failing: 2 }, 'UNREACHABLE'],
    [{ ...storage, apart: 1 }, 'APART'],
    [{ ...storage, freeBytes: 4 * GB }, 'LOW'],
    [{ ...storage, freeBytes: 0 }, 'FULL'],
  ],
  outbox: [
    [{ ...counted, dead: 0 }, 'FINE'],
    [{ ...waiting(0.5), dead: 0 }, 'FINE'],
    [{ ...waiting(1), dead: 0 }, 'LATE'],
    [{ ...waiting(10), dead: 0 }, 'STUCK'],
    [{ ...counted, dead: 1 }, 'DEAD'],
  ],
  jobs: [
    [jobs, 'FINE'],
    [{ ...jobs, retrying: 1, mostTries: 2 }, 'FINE'],
    [{ ...jobs, retrying: 1, mostTries: 3 }, 'RETRYING'],
    [{ ...jobs, ...waiting(5) }, 'LATE'],
    [{ ...jobs, ...waiting(30) }, 'STUCK'],
    [{ ...jobs, dead: 1 }, 'DEAD'],
  ],
  'due-work': [
    [{ work: 'a', oldestId: null, ...counted }, 'FINE'],
    [{ work: 'a', oldestId: null, ...waiting(1.9) }, 'FINE'],
    [{ work: 'a', oldestId: null, ...waiting(2) }, 'LATE'],
    [{ work: 'a', oldestId: null, ...waiting(15) }, 'STUCK'],
  ],
  routine: [
    [{ name: 'a', begunAt: ago(60), nextAt: ago(-60) }, 'FINE'],
    [{ name: 'a', begunAt: null, nextAt: ago(600) }, 'NEVER'],
    [{ name: 'a', begunAt: ago(600), nextAt: ago(10) }, 'LATE'],
    [{ name: 'a', begunAt: ago(600), nextAt: ago(60) }, 'MISSED'],
  ],
  channel: [
    [channel, 'FINE'],
    [{ ...channel, failed: 1, tried: 1 }, 'SOME_FAILED'],
    [{ ...channel, failed: 19 }, 'SOME_FAILED'],
    [{ ...channel, failed: 20 }, 'MANY_FAILED'],
    [{ ...channel, ...waiting(5) }, 'LATE'],
    [{ ...channel, ...waiting(30) }, 'STUCK'],
  ],
  payments: [
    [payments, 'FINE'],
    [{ ...payments, unheardSince: ago(14) }, 'FINE'],
    [{ ...payments, unheardSince: ago(15) }, 'LATE'],
    [{ ...payments, unheardSince: ago(60) }, 'UNHEARD'],
    [{ ...payments, silent: 1 }, 'SILENT'],
  ],
  provider: [
    [{ service: 'SMS', provider: 'TWILIO' }, 'CONNECTED'],
    [{ service: 'SMS', provider: 'EMBEDDED' }, 'EMBEDDED'],
    [{ service: 'SMS', provider: 'NONE' }, 'MISSING'],
    [{ service: 'PUSH', provider: 'NONE' }, 'UNUSED'],
  ],
  copies: [
    [copies, 'FINE'],
    [{ ...copies, logAt: null }, 'FINE'],
    [{ madeAt: null, logAt: null }, 'NONE'],
    [{ ...copies, madeAt: ago(26 * 60) }, 'OLD'],
    [{ ...copies, madeAt: ago(50 * 60) }, 'MISSED'],
    [{ ...copies, logAt: ago(30) }, 'LOG_OLD'],
    [{ ...copies, logAt: ago(180) }, 'LOG_MISSED'],
    [{ madeAt: ago(26 * 60), logAt: ago(180) }, 'LOG_MISSED'],
    [{ madeAt: ago(26 * 60), logAt: ago(30) }, 'OLD'],
  ],
  books: [
    [books, 'FINE'],
    [{ ...books, checkedAt: null }, 'NEVER'],
    [{ ...books, checkedAt: ago(26 * 60) }, 'OLD'],
    [{ ...books, checkedAt: ago(50 * 60) }, 'MISSED'],
    [{ ...books, broken: 1 }, 'BROKEN'],
  ],
};

function judgeAll<Kind extends StateKind>(kind: Kind) {
  return CASES[kind].map(([reading, reason]) => ({ judged: judge(kind, reading, NOW), reason }));
}

describe('the state of the product', () => {
  test.each(STATE_KINDS)(
    '%s is judged on both sides of its thresholds, and each reason is reached',
    (kind) => {
      const verdicts: Readonly<Record<string, string>> = STATE_REASONS[kind];
      for (const { judged, reason } of judgeAll(kind))
        expect(judged).toEqual({ reason, verdict: verdicts[reason] });
      const reached = judgeAll(kind).map(({ reason }) => reason);
      expect([...new Set<string>(reached)].sort()).toEqual(Object.keys(verdicts).sort());
    },
  );

  test('the gravest counts', () => {
    expect(worstOf([])).toBe('OK');
    expect(worstOf(['OK', 'ATTENTION'])).toBe('ATTENTION');
    expect(worstOf(['TROUBLE', 'OK', 'ATTENTION'])).toBe('TROUBLE');
  });

  test('anchors are what a heading of the runbook is found by', () => {
    expect(STATE_KINDS.map(stateAnchor)).toContain('state-due-work');
  });
});

describe('processes', () => {
  const beat = (one: Partial<Beat>): Beat => ({ ...node, ...one });
  const dead = beat({ nodeId: 'dead', beatAt: ago(10) });

  test('one that stopped is replaced by those that began afterwards and do all that it did', () => {
    const replaced = (others: readonly Beat[]) =>
      readNodes([dead, ...others], 136, NOW).find(({ nodeId }) => nodeId === 'dead')!.isReplaced;
    expect(replaced([])).toBe(false);
    expect(replaced([beat({ startedAt: ago(60) })])).toBe(false);
    expect(replaced([beat({ startedAt: ago(9) })])).toBe(true);
    expect(replaced([beat({ startedAt: ago(9), roles: ['api'] })])).toBe(false);
    expect(
      replaced([beat({ startedAt: ago(9), roles: ['api'] }), beat({ startedAt: ago(8), roles: ['worker'] })]),
    ).toBe(true);
    expect(replaced([beat({ startedAt: ago(9), beatAt: ago(5) })])).toBe(false);
  });

  test('one that knows fewer migrations than the database has is outdated', () => {
    expect(readNodes([beat({})], 137, NOW)[0]).toMatchObject({ isOutdated: true });
    expect(readNodes([beat({})], 136, NOW)[0]).toMatchObject({ isOutdated: false });
  });

  test('a role is counted by who does it now, and by who stopped within the hour', () => {
    const beats = [dead, beat({}), beat({ beatAt: ago(61) }), beat({ roles: ['realtime'] })];
    expect(readRole('worker', beats, NOW)).toEqual({ role: 'worker', alive: 1, stopped: 1 });
    expect(readRole('realtime', beats, NOW)).toEqual({ role: 'realtime', alive: 1, stopped: 0 });
  });
});
