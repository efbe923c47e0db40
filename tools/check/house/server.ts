import { isTest, linesWith, type Source } from '../sources.ts';
import { bared, codeBelow, type Law } from './law.ts';
import { endlessRows } from './whole-rows.ts';

const CATALOGUE = 'apps/server/src/events/catalogue.ts';
const OUTBOX = 'apps/server/src/platform/outbox/';

/** `import { event, publish } from '#platform/outbox'`, in whatever lines. */
const TAKES_EVENT = /\bimport\s*(?:\{[^}]*\bevent\b[^}]*\}|\*[^;]*)\s*from\s*'[^']*platform\/outbox[^']*'/g;

const importsOfEvent = ({ path, text }: Source): string[] =>
  [...text.matchAll(TAKES_EVENT)].map(
    ({ 0: found, index }) =>
      `${path}:${text.slice(0, index).split('\n').length}: ${found.replaceAll(/\s+/g, ' ')}`,
  );

/** Where the time is not the product's. */
const OTHER_CLOCKS = [
  '/platform/clock/',
  // How long the database has been at something.
  '/platform/database/condition.ts',
  '/platform/database/copy-made.ts',
  // The machine's clock paces the tries of jobs.
  '/platform/jobs/waiting.store.ts',
  '/platform/jobs/hand-back.store.ts',
];

const SQL_CLOCK = /\b(?:now\(\)|current_timestamp|current_date|clock_timestamp\(\)|localtimestamp)(?!\w)/i;

/** SQL of the server without comments; the injected clock's `.now()` is none of the database's. */
const sqlOf = (sources: readonly Source[]): Source[] =>
  sources
    .filter(({ path }) => /^apps\/server\/.*\.(?:ts|sql)$/.test(path) && !isTest(path))
    .map(bared)
    .map(({ path, text }) => ({
      path,
      text: text.replaceAll(/^\s*--.*$/gm, '').replaceAll(/[\w.]\.now\(\)/g, ''),
    }));

/** Migrations without comments and words. */
const migrationsOf = (sources: readonly Source[]): Source[] =>
  sources
    .filter(({ path }) => /^apps\/server\/migrations\/.*\.sql$/.test(path))
    .map(({ path, text }) => ({
      path,
      text: text.replaceAll(/--.*$/gm, '').replaceAll(/'[^'\n]*'/g, "''"),
    }));

/** What the server asks of others: its database, its events, the net. */
export const serverLaws: readonly Law[] = [
  {
    name: 'events of the catalogue',
    says: 'An event is made in `events/catalogue.ts` alone, where everybody who hears it is known.',
    find: (sources) =>
      codeBelow(sources, 'apps/server/')
        .filter(({ path }) => path !== CATALOGUE && !path.startsWith(OUTBOX))
        .flatMap(importsOfEvent),
  },
  {
    name: 'calls over the net',
    says: 'The server asks others by its gateways alone, screens by their `lib`.',
    find: (sources) =>
      linesWith(
        codeBelow(sources, 'apps/', 'packages/').filter(
          ({ path }) =>
            !/^apps\/server\/src\/(?:gateways|platform)\/|^(?:apps\/(?:web|admin)|packages\/ui)\/src\/lib\//.test(
              path,
            ),
        ),
        /(?<![.\w])(?:globalThis\.|window\.)?fetch\(|\bXMLHttpRequest\b|\bsendBeacon\(/,
      ),
    but: {
      'apps/admin/src/app/app.tsx': "hands the browser's own `fetch` to `lib`",
      'apps/admin/src/login.tsx': "hands the browser's own `fetch` to `lib`",
      'apps/web/src/app/app.tsx': "hands the browser's own `fetch` to `lib`",
      'apps/web/src/app/dev-sign-in.ts':
        'exists in development alone, and its address is no call of the contract',
      'apps/web/src/app/shell/stay-fresh.tsx': 'asks for the build that is served, a file',
      'apps/web/src/worker/sw.ts': 'a service worker answers for the net, and shares no code with pages',
      'apps/web/src/worker/renewed.ts': 'a service worker has no session and no page',
    },
  },
  {
    name: 'time of the database',
    says: 'SQL asks no clock of the database, not in a default either: the injected time is passed.',
    find: (sources) =>
      linesWith(
        sqlOf(sources).filter(({ path }) => !OTHER_CLOCKS.some((place) => path.includes(place))),
        SQL_CLOCK,
      ),
  },
  {
    name: 'lists in SQL',
    says: 'A list of ids is given by `oneOf`, or its plan is not kept.',
    find: (sources) => linesWith(codeBelow(sources, 'apps/server/'), /\bany\s*\(\s*\$\{/i),
  },
  {
    name: 'guests and casts in SQL',
    says: 'SQL tells guests from casts by `GUEST` and `CAST`, as the domain numbers them.',
    find: (sources) => linesWith(codeBelow(sources, 'apps/server/'), /\buser_type\s*(?:=|<>)\s*\d/),
  },
  {
    name: 'SQL as it is',
    says: 'No text becomes SQL by `sql.raw` but `PLAN_ANEW`: what is given is a parameter.',
    find: (sources) =>
      linesWith(codeBelow(sources, 'apps/server/'), /\b(?:sql|CompiledQuery)\.raw\((?!PLAN_ANEW\))/),
    but: {
      'apps/server/src/modules/meeting/booking/read/page.store.ts':
        'an order has no parameter; it is `asc` or `desc` by its type',
      'apps/server/src/modules/find/search/search.store.ts':
        'an order has no parameter; it is one of a table in the file',
      'apps/server/src/modules/find/search/conditions.ts':
        'a comparison has no parameter; it is `<` or `>`, said on the spot',
      'apps/server/src/platform/database/begin.ts': 'sends the words of a transaction, which nobody hands in',
      'apps/server/src/platform/database/pinned.ts':
        'sends the words of a transaction, which nobody hands in',
    },
  },
  {
    name: 'whole rows',
    says: 'Whole rows (`selectAll`, `select *`) are read one at a time, or with a `limit`.',
    find: (sources) => codeBelow(sources, 'apps/server/src/').flatMap(endlessRows),
    but: {
      'apps/server/src/platform/jobs/due-queues.ts': 'each of the statements that it joins has its own limit',
    },
  },
  {
    name: 'whole numbers',
    says: 'A column is no `numeric`, `real`, `double precision` or `money`: points, yen and shares are whole numbers.',
    find: (sources) =>
      linesWith(
        migrationsOf(sources),
        /(?<![\w.])(?:numeric|decimal|real|double\s+precision|float[48]?|money)(?![\w.(]|\s*\.)|(?<![\w.])(?:numeric|decimal|float)\s*\(/i,
      ),
  },
];
