/**
 * `npm run bench [-- --quick | -- --sizes | -- --screens] [--data <folder>]`: how fast the product is, each figure next to its limit measured in
 * the same run. Nothing is asserted; `docs/performance.md` is written, and what has fallen since the committed one is said in red. Everything
 * runs on the loopback address, in temporary folders that are removed again, unless `--data` names one: its crowd is there for the next run.
 */
import { parseArgs } from 'node:util';
import { runToExit } from '../tools/launch/exit.ts';
import { measureFirstLoads } from '../apps/web/build/first-load.ts';
import { WEB_DIST } from '../tools/launch/paths.ts';
import { ensureWebBuilt } from '../tools/launch/web-build.ts';
import { measureAuthorisation } from './authorisation.ts';
import { createCleanup, type Cleanup } from './cleanup.ts';
import { machineOf } from './cells.ts';
import { measureColdStart } from './cold-start.ts';
import { measureChat } from './chat.ts';
import * as commands from './commands.ts';
import { startDatabase, type BenchDatabase } from './database.ts';
import { beginRun, writeDocument } from './document.ts';
import { measureDue } from './due.ts';
import { measureEvents } from './events.ts';
import type { Figures, Measured } from './figures.ts';
import { measureHistory } from './history.ts';
import { measureNotices, type NoticeSize } from './notices.ts';
import type { CrowdCounts } from './protocol.ts';
import { measurePictures } from './pictures.ts';
import { ratiosOf } from './ratios.ts';
import { measureReads } from './reads.ts';
import { report, screenTable } from './report.ts';
import { measureRest } from './rest.ts';
import { measureScreens } from './screens.ts';
import { measureSearch } from './search.ts';
import { measureSizes, sizesReport } from './sizes.ts';
import { measureUploads } from './uploads.ts';

interface Size {
  /** For search, reads, due work and events; and for commands, which work on many copies. */
  readonly crowd: CrowdCounts;
  readonly small: CrowdCounts;
  readonly searchSeconds: number;
  readonly readSeconds: number;
  readonly dueSeconds: number;
  readonly restSeconds: number;
  readonly turns: number;
  readonly turnCalls: number;
  /** Whether calls that wait for each other are measured, too. */
  readonly isContended: boolean;
  /** Minutes of the product's clock that pairs write for, within the life of a session's token. */
  readonly chatMinutes: number;
  readonly notices: NoticeSize;
  readonly photos: number;
  /** Of each screen, by Lighthouse: it takes 10 s each. */
  readonly scores: number;
  /** After so many minutes it is stopped. */
  readonly minutes: number;
}

const FULL: Size = {
  crowd: { casts: 100_000, guests: 50_000, bookings: 1_000_000, transfers: 10_000_000, tomorrow: 20_000 },
  small: { casts: 2_000, guests: 2_000, bookings: 20_000, transfers: 100_000, tomorrow: 0 },
  searchSeconds: 15,
  readSeconds: 5,
  dueSeconds: 60,
  restSeconds: 60,
  turns: 11,
  turnCalls: 40,
  isContended: true,
  chatMinutes: 8,
  notices: { people: 200, messages: 15, badges: 400 },
  photos: 60,
  scores: 5,
  minutes: 60,
};
const QUICK: Size = {
  crowd: { casts: 10_000, guests: 21_000, bookings: 30_000, transfers: 150_000, tomorrow: 20_000 },
  small: { casts: 500, guests: 500, bookings: 2_000, transfers: 10_000, tomorrow: 0 },
  searchSeconds: 3,
  readSeconds: 0.5,
  dueSeconds: 6,
  restSeconds: 6,
  turns: 2,
  turnCalls: 12,
  isContended: false,
  chatMinutes: 5,
  notices: { people: 40, messages: 8, badges: 100 },
  photos: 12,
  scores: 0,
  minutes: 15,
};

/** Calls that change something, most important first. */
const COMMANDS = [
  ['request with hold', commands.measureRequests],
  ['request to three casts with hold', commands.measureRequestsToThree],
  ['settlement', commands.measureFinishes],
  ['settlement of three casts', commands.measureFinishesOfThree],
  ['purchase by card', commands.measurePurchases],
  ['gift', commands.measureGifts],
  ['login by a code', commands.measureLogins],
  ['refresh of a session', commands.measureRefreshes],
] as const;
/** Calls that wait for each other's row; in the long run only. */
const CONTENDED = [
  ['purchase by card, all of one guest', commands.measurePurchasesOfOne],
  ['gift, all to one cast', commands.measureGiftsToOne],
] as const;

const startMs = performance.now();

function step<T>(name: string, run: () => Promise<T>): Promise<T> {
  console.error(`${((performance.now() - startMs) / 1000).toFixed(0)} s: ${name} …`);
  return run();
}

async function measureCommands(cleanup: Cleanup, database: BenchDatabase, size: Size): Promise<Measured[]> {
  const { turns, turnCalls } = size;
  const measured: Measured[] = [];
  for (const [name, measure] of size.isContended ? [...COMMANDS, ...CONTENDED] : COMMANDS) {
    measured.push({
      name,
      figures: await step(name, () => measure({ database, cleanup, turns, turnCalls })),
    });
  }
  return measured;
}

async function measureAll(cleanup: Cleanup, size: Size, dataDir: string | undefined): Promise<Figures> {
  await step('web', () => ensureWebBuilt(new AbortController().signal));
  const screens = await step('screens', () => measureScreens(cleanup, size.scores));
  const coldStart = await step('cold start', () => measureColdStart(cleanup));
  const database = await step('databases', () => startDatabase(cleanup, size.crowd, size.small, dataDir));
  return {
    crowd: size.crowd,
    fillMs: database.fillMs,
    databaseVersion: database.version,
    firstLoads: measureFirstLoads(WEB_DIST),
    screens,
    coldStart,
    rest: await step('rest', () => measureRest(cleanup, database, size.restSeconds)),
    search: await step('search', () => measureSearch(cleanup, database.url, size.searchSeconds)),
    authorisation: await step('authorisation', () =>
      measureAuthorisation(cleanup, database, size.readSeconds),
    ),
    uploads: await step('uploads', () => measureUploads(cleanup, database, size.readSeconds)),
    reads: await step('reads of bookings', () => measureReads(cleanup, database, size.readSeconds)),
    commands: await measureCommands(cleanup, database, size),
    due: await step('due work', () => measureDue(cleanup, database, size.dueSeconds)),
    history: await step('history of bookings', () => measureHistory(database)),
    chat: [
      ...(await step('chat', () => measureChat(cleanup, database, { pairs: 1, minutes: size.chatMinutes }))),
      ...(await step('chats', () =>
        measureChat(cleanup, database, { pairs: 16, minutes: size.chatMinutes }),
      )),
    ],
    notices: await step('notices', () => measureNotices(cleanup, database, size.notices)),
    pictures: await step('pictures', () => measurePictures(cleanup, size.photos)),
    events: await step('events', () => measureEvents(cleanup, database)),
  };
}

/** What a node bears alone, for docs/deploy.md. */
async function reportSizes(cleanup: Cleanup): Promise<string> {
  const database = await step('databases', () => startDatabase(cleanup, QUICK.crowd, QUICK.small));
  return sizesReport(await step('sizes', () => measureSizes(cleanup, database)), database.version);
}

/** The screens alone, with their scores. */
async function reportScreens(cleanup: Cleanup): Promise<string> {
  await step('web', () => ensureWebBuilt(new AbortController().signal));
  return screenTable({ screens: await step('screens', () => measureScreens(cleanup, FULL.scores)) });
}

/** Rejects on Ctrl-C, or if the bench takes far longer than it ever should. */
function interrupted(minutes: number): Promise<never> {
  return new Promise((_, reject) => {
    const stop = (why: string) => () => reject(new Error(`The bench was stopped: ${why}`));
    process.once('SIGINT', stop('Ctrl-C')).once('SIGTERM', stop('SIGTERM'));
    setTimeout(stop(`it took more than ${minutes} minutes`), minutes * 60_000).unref();
  });
}

await runToExit(async () => {
  const { values } = parseArgs({
    options: {
      quick: { type: 'boolean' },
      sizes: { type: 'boolean' },
      screens: { type: 'boolean' },
      data: { type: 'string' },
    },
  });
  const cleanup = createCleanup();
  const size = values.quick ? QUICK : FULL;
  const run = beginRun(values.quick ? 'quick' : 'whole');
  try {
    const stopped = interrupted(size.minutes);
    const measure = values.sizes
      ? reportSizes(cleanup)
      : values.screens
        ? reportScreens(cleanup)
        : measureAll(cleanup, size, values.data).then((figures) => {
            const machine = machineOf(figures.databaseVersion);
            for (const line of writeDocument({ ...run, machine }, ratiosOf(figures))) console.error(line);
            return report(figures);
          });
    console.log(await Promise.race([stopped, measure]));
  } finally {
    await cleanup.run();
  }
});
