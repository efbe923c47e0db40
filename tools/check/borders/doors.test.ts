import { expect, test } from 'vitest';
import { doorFindings, type Room } from './doors.ts';
import { importsOf } from './imports.ts';
import { modulesOf, readServer, roomsOf } from './server.ts';

const server = await readServer();
const rooms = roomsOf(server.owners);
const modules = roomsOf(modulesOf(server.owners));

test('the product loads no manifest', () => {
  const loaded = server.sources.flatMap((source) =>
    importsOf(source).filter(
      ({ from }) => from.endsWith('/manifest.ts') && from !== '#platform/module/manifest.ts',
    ),
  );
  expect(loaded).toEqual([]);
});

/** Each way to enter a room. */
const FORMS: readonly ((door: string) => string)[] = [
  (door) => `import { x } from '${door}';`,
  (door) => `import '${door}';`,
  (door) => `import type { X } from '${door}';`,
  (door) => `import { type X } from '${door}';`,
  (door) => `export { x } from '${door}';`,
  (door) => `export * from '${door}';`,
  (door) => `const later = () => import('${door}');`,
  (door) => `const later = () => import(\`${door}\`);`,
  (door) => `type X = import('${door}').X;`,
];

/** What is found in one planted file of a room. */
function planted(room: Room, text: string, among: readonly Room[] = rooms): string[] {
  const path = `${room.folder}/commands/planted.ts`;
  return doorFindings(among, [{ path, text }]).filter((finding) => finding.startsWith(path));
}

const pairs = modules.flatMap((from) => modules.filter((to) => to !== from).map((to) => [from, to] as const));
const isDeclared = ([from, to]: readonly [Room, Room]) => from.doors.includes(to.door);

/** What is found where each pair's first enters the second in each form: planted all at once, a file for each, which its line names. */
function enteredBy(ways: readonly (readonly [Room, Room])[]): string[] {
  const sources = ways.flatMap(([from, to], way) =>
    FORMS.map((form, index) => ({
      path: `${from.folder}/commands/planted-${way}-${index}.ts`,
      text: form(to.door),
    })),
  );
  return doorFindings(rooms, sources).filter((finding) => finding.includes('/commands/planted-'));
}

test('every door that a module does not declare is refused, however it is entered', () => {
  const absent = pairs.filter((pair) => !isDeclared(pair));
  expect(absent.length).toBeGreaterThan(300);
  expect(enteredBy(absent)).toEqual(
    absent.flatMap(([from, to], way) =>
      FORMS.map(
        (_, index) =>
          `${from.folder}/commands/planted-${way}-${index}.ts:1 enters ${to.door}, which ${from.door} does not declare`,
      ),
    ),
  );
});

test('every door that a module declares is open to it', () => {
  expect(enteredBy(pairs.filter(isDeclared))).toEqual([]);
});

test('the platform and the gateways enter no module', () => {
  for (const room of rooms.filter(({ folder }) => !folder.includes('/modules/')))
    for (const to of modules) expect(planted(room, FORMS[0]!(to.door))).toHaveLength(1);
});

const room = (name: string): Room => ({
  door: `#money/${name}`,
  folder: `apps/server/src/modules/money/${name}`,
  doors: [],
});
const [one, two, three] = [room('one'), room('two'), room('three')];

test.each([
  ["import { x } from '#money/two/inner';", 'past its door'],
  ["import { x } from '../../two/inner.ts';", 'past its door'],
  ["import { x } from '../../two/index.ts';", 'past its door'],
  ['const later = (name: string) => import(name);', 'computed name'],
  ['const later = (name: string) => import(`#money/${name}`);', 'computed name'],
])('no way around the door: %s', (text, reason) => {
  const found = planted({ ...one, doors: ['#money/two'] }, text, [{ ...one, doors: ['#money/two'] }, two]);
  expect(found).toEqual([expect.stringContaining(reason)]);
});

test.each([
  "import { x } from '../own.ts';",
  "import { x } from '#platform/database';",
  "import { x } from '#gateways/sms/port.ts';",
  "import { x } from '@yoimachi/domain/time';",
  "const words = \"import { x } from '#money/two'\"; // import '#money/two'",
])('what enters no other module passes: %s', (text) => {
  expect(planted(one, text, [one, two])).toEqual([]);
});

test('a declared door that nobody enters is refused', () => {
  expect(doorFindings([{ ...one, doors: ['#money/two'] }, two], [])).toEqual([
    '#money/one declares the door #money/two and never enters it',
  ]);
});

test.each([2, 3])('a circle over %d doors is refused', (length) => {
  const circle = [one, two, three].slice(0, length);
  const closed = circle.map((room, index) => ({ ...room, doors: [circle[(index + 1) % length]!.door] }));
  const sources = closed.map((room) => ({ path: `${room.folder}/a.ts`, text: `import '${room.doors[0]}';` }));
  expect(doorFindings(closed, sources)).toEqual([expect.stringMatching(/^circle of doors: /)]);
});
