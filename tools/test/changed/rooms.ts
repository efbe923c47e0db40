/** A module of the server, a feature of the product or of the back office: what is entered by a door. */
const ROOM =
  /^(?:apps\/server\/src\/modules\/[\w-]+\/[\w-]+|apps\/web\/src\/features\/[\w-]+\/[\w-]+|apps\/admin\/src\/features\/[\w-]+)(?=\/)/;

/** The folder of the room in which a file lies; null where it lies in none. */
export const roomOf = (path: string): string | null => ROOM.exec(path)?.[0] ?? null;

const SHARED = /^packages\/(?:domain|contract)\/src\/([\w-]+\/[\w-]+)\//;

/** The rooms a file belongs to: the one in which it lies; a rule's and a call's is the module that bears its name. */
export function homesOf(path: string): string[] {
  const shared = SHARED.exec(path)?.[1];
  const room = shared === undefined ? roomOf(path) : `apps/server/src/modules/${shared}`;
  return room === null ? [] : [room];
}

export const isDoor = (path: string): boolean => path === `${roomOf(path)}/index.ts`;

const namesBelow = (folder: string) => (room: string) =>
  room.startsWith(folder) ? [room.slice(folder.length)] : [];

/** `money/gift`, of the server. */
export const moduleNames = (rooms: Iterable<string>): string[] =>
  [...rooms].flatMap(namesBelow('apps/server/src/modules/'));
/** `money/gift`, of the product's screens. */
export const featureNames = (rooms: Iterable<string>): string[] =>
  [...rooms].flatMap(namesBelow('apps/web/src/features/'));
/** `coupons`, of the back office. */
export const officeNames = (rooms: Iterable<string>): string[] =>
  [...rooms].flatMap(namesBelow('apps/admin/src/features/'));

/**
 * What only puts everything together: the server's assembly and what its tests share, the table of all calls. A change of one module that went
 * on through them would reach every test; what a module's tests look at is their own module.
 */
export const isHub = (path: string): boolean =>
  /^apps\/server\/src\/(?:[\w-]+\.ts$|operator-cli\/|test-support\/)|^packages\/contract\/src\/base\/table\//.test(
    path,
  ) && !path.endsWith('.test.ts');
