import { type Graph, reached } from './graph.ts';
import { featureNames, homesOf, isDoor, isHub, moduleNames, officeNames, roomOf } from './rooms.ts';
import { EVERY_SCREEN, isNamed, OFFICE_WALKS, WALKS } from './walks.ts';

/** What modules tell each other by events, from their manifests: `money/gift` and its topics. */
export type Talk = ReadonlyMap<
  string,
  { readonly publishes: readonly string[]; readonly hears: readonly string[] }
>;

export interface House {
  readonly graph: Graph;
  readonly talk: Talk;
  /** All files, from the project's root. */
  readonly files: readonly string[];
}

const SUITES = ['unit', 'api', 'race', 'sim', 'e2e'] as const;
type SuiteName = (typeof SUITES)[number];

/** For each suite the files to run, or all of them. */
export interface Choice {
  readonly tests: Readonly<Record<SuiteName, readonly string[] | 'all'>>;
  /** Whose calls the walks over the whole table make. */
  readonly calls: readonly string[] | 'all';
  readonly reasons: readonly string[];
}

/** What stands below so much that a change of it may break all of a suite. */
const BELOW_ALL: readonly { readonly what: RegExp; readonly suites: readonly SuiteName[] }[] = [
  { what: /(?:^|\/)package(?:-lock)?\.json$|^vitest\.config\.ts$|^tools\/test\/[\w-]+\.ts$/, suites: SUITES },
  {
    what: /^apps\/server\/(?:migrations|src\/platform|src\/events|src\/gateways)\/|^apps\/server\/src\/[\w-]+\.ts$|^apps\/server\/src\/test-support\/(?!.*\.test\.ts$)|^packages\/(?:domain|contract)\/src\/base\/|^tools\/database\//,
    suites: ['api', 'race', 'sim', 'e2e'],
  },
  {
    what: /^packages\/ui\/|^apps\/(?:web|admin)\/(?!src\/features\/)|^e2e\/(?!.*\.spec\.ts$)|^playwright\.config\.ts$|^tools\/(?:demo|launch)\/|^tools\/start\.ts$/,
    suites: ['e2e'],
  },
];
const isTest = (path: string) => /\.(?:test|spec)\.tsx?$/.test(path);
const SAYS_NOTHING = /\.md$|^docs\/|^bench\/|^\.ci\/|^tools\/screenshots\//;

/** Tests that read the files of the house, whatever they import. */
const OF_THE_HOUSE = /^tools\/check\/.*\.test\.ts$/;

/** They make every call of the table. */
export const WHOLE_TABLE =
  /^apps\/server\/src\/test-support\/[\w-]+\.api\.test\.ts$|^apps\/server\/src\/modules\/meeting\/booking\/test\/matrix[\w-]*\.api\.test\.ts$/;

function suiteOf(path: string): SuiteName | null {
  if (path.endsWith('.long.test.ts')) return null;
  if (/^e2e\/.*\.spec\.ts$/.test(path)) return 'e2e';
  if (/^apps\/server\/sim\/.*\.test\.ts$/.test(path)) return 'sim';
  if (/^apps\/server\/src\/.*\.api\.test\.ts$/.test(path)) return 'api';
  if (/^apps\/server\/src\/.*\.(?:race|crash)\.test\.ts$/.test(path)) return 'race';
  return /\.test\.tsx?$/.test(path) ? 'unit' : null;
}

/**
 * The tests that a change can have broken: those that import what was changed, those of each module and feature that it reaches, as far as one
 * door from where it lies, of the modules that hear its events, the walks through its screens. What is further away is left to the whole run.
 */
export function chooseTests(changed: readonly string[], house: House): Choice {
  const speaking = changed.filter((path) => !SAYS_NOTHING.test(path) || isTest(path));
  const homes = new Set(
    speaking.flatMap(homesOf).filter((room) => house.files.some((path) => path.startsWith(`${room}/`))),
  );
  const found = reached(house.graph, speaking, {
    isHub,
    isBorder: (path) => isDoor(path) && !homes.has(roomOf(path)!),
  });
  const rooms = roomsOf(found);
  for (const room of [...homes, ...hearersOf(homes, house.talk)]) rooms.add(room);
  const { suites: whole, reasons } = inFull(speaking, house, rooms);
  const touched = new Set(
    house.files.filter(
      (path) =>
        found.has(path) ||
        OF_THE_HOUSE.test(path) ||
        (path.startsWith('apps/server/') && rooms.has(roomOf(path) ?? '')),
    ),
  );
  const walks = new Set(walksOf(homes, rooms, house));
  const calls = whole.has('api') ? 'all' : callsOf(found, homes, house);
  const chosen = (suite: SuiteName) =>
    house.files.filter(
      (path) =>
        suiteOf(path) === suite &&
        (touched.has(path) || walks.has(path) || (calls.length > 0 && WHOLE_TABLE.test(path))),
    );
  const tests = Object.fromEntries(
    SUITES.map((suite) => [suite, whole.has(suite) ? 'all' : chosen(suite)]),
  ) as unknown as Choice['tests'];
  return { tests, calls, reasons: [...reasons, ...roomReasons(homes, rooms)] };
}

const roomsOf = (paths: ReadonlySet<string>): Set<string> =>
  new Set([...paths].flatMap((path) => (isTest(path) ? [] : (roomOf(path) ?? []))));

const SERVER = 'apps/server/src/modules/';

/** The modules that hear what these modules tell. */
function hearersOf(homes: ReadonlySet<string>, talk: Talk): string[] {
  const told = new Set(moduleNames(homes).flatMap((name) => talk.get(name)?.publishes ?? []));
  return [...talk]
    .filter(([, { hears }]) => hears.some((topic) => told.has(topic)))
    .map(([name]) => SERVER + name);
}

/** The suites of which everything runs, and what for. A file that no rule and no import knows may concern anything. */
function inFull(changed: readonly string[], { graph }: House, rooms: ReadonlySet<string>) {
  const suites = new Set<SuiteName>();
  const reasons: string[] = [];
  for (const path of changed) {
    const rules = isTest(path) ? [] : BELOW_ALL.filter(({ what }) => what.test(path));
    const isKnown = rules.length > 0 || graph.has(path) || rooms.has(roomOf(path) ?? '');
    const all = isKnown ? rules.flatMap((rule) => rule.suites) : SUITES;
    if (all.length > 0) reasons.push(`${path}: all of ${[...new Set(all)].join(', ')}`);
    for (const suite of all) suites.add(suite);
  }
  return { suites, reasons };
}

const CONTRACT = 'packages/contract/src/';

/** Calls stand in the contract under the name of the module that answers them. */
const contractOf = (homes: Iterable<string>): string[] =>
  moduleNames(homes).map((name) => `${CONTRACT}${name}/`);

function callsOf(found: ReadonlySet<string>, homes: ReadonlySet<string>, { files }: House): string[] {
  const folders = contractOf(homes);
  return files.filter(
    (path) =>
      path.startsWith(CONTRACT) &&
      !path.startsWith(`${CONTRACT}base/`) &&
      (found.has(path) || folders.some((folder) => path.startsWith(folder))),
  );
}

/** The walks through the features that a change reaches, and through those that make calls of the modules it lies in. */
function walksOf(homes: ReadonlySet<string>, rooms: ReadonlySet<string>, { graph, files }: House): string[] {
  const hasCalls = (room: string) =>
    files.some((path) => contractOf([room]).some((folder) => path.startsWith(folder)));
  // A module without calls of its own shows at those that enter it.
  const modules = [...homes].every((room) => moduleNames([room]).length === 0 || hasCalls(room))
    ? homes
    : rooms;
  const folders = contractOf(modules);
  const callers = [...graph]
    .filter(([, imports]) => imports.some((file) => folders.some((folder) => file.startsWith(folder))))
    .flatMap(([path]) => roomOf(path) ?? []);
  const shown = new Set([...rooms, ...callers]);
  const features = featureNames(shown);
  const starts = [
    ...features.flatMap((name) => WALKS[name as keyof typeof WALKS] ?? []),
    ...officeNames(shown).flatMap((name) => OFFICE_WALKS[name] ?? []),
    ...(features.length > 0 ? EVERY_SCREEN : []),
  ];
  return files.filter((path) => starts.some((start) => isNamed(path, start)));
}

function roomReasons(homes: ReadonlySet<string>, rooms: ReadonlySet<string>): string[] {
  const named = (paths: Iterable<string>) =>
    [...paths].map((path) => path.replace(/^apps\/|src\/(?:modules|features)\//g, ''));
  const around = named([...rooms].filter((room) => !homes.has(room)));
  return [
    ...(homes.size > 0 ? [`touched: ${named(homes).join(', ')}`] : []),
    ...(around.length > 0 ? [`a door away: ${around.join(', ')}`] : []),
  ];
}
