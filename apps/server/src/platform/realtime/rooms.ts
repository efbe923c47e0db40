const ACCOUNT = 'user:';

/** Everybody who is signed in. */
export const ADMITTED_ROOM = 'admitted';
/** Everybody who is signed in on one node, by the id of that node. */
export const nodeRoom = (nodeId: string): string => `node:${nodeId}`;
export const accountRoom = (accountId: string): string => `${ACCOUNT}${accountId}`;
export const sessionRoom = (sessionId: string): string => `session:${sessionId}`;

/** Whose room it is; of another room, nobody's. */
export const accountOfRoom = (room: string): string =>
  room.startsWith(ACCOUNT) ? room.slice(ACCOUNT.length) : '';
