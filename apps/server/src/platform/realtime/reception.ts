import type { Server, Socket } from 'socket.io';
import { AUTH_CODE } from '@yoimachi/contract/errors';
import type { MissedPage, SocketAnswer } from '@yoimachi/contract/live';
import { fail, type Failure } from '@yoimachi/domain/result';
import type { Db } from '#platform/database';
import { authCodeOf, failureAnswer, unauthenticated, type Access, type SocketCalls } from '#platform/http';
import type { Log } from '#platform/log';
import { readAuthen, readMissedAsk, readSocketCall } from './authen.ts';
import { tooManySockets, type Door } from './door.ts';
import { MOST_KEPT, readAfter, readHead } from './live.store.ts';
import type { Gate } from './gate.ts';
import { createLimit } from './limit.ts';
import { ADMITTED_ROOM, accountRoom, sessionRoom } from './rooms.ts';

export interface Reception {
  readonly io: Server;
  /** The room of all who are signed in on this node. */
  readonly here: string;
  readonly db: Db;
  readonly door: Door;
  /** How many are answered at once. */
  readonly gate: Gate;
  readonly access: Access;
  /** Answers the calls that come on sockets. */
  readonly calls: SocketCalls;
  readonly log: Log;
  readonly perAccount: number;
  /** The account has more sockets than it may. */
  readonly onRefused: () => void;
  /** Somebody has signed in on a socket. */
  readonly onAdmitted: (accountId: string, seq: number) => void;
}

const PAGE = 100;
const WINDOW_MS = 10_000;
/** All that a socket may say in a window; who says more is closed. */
const SAID = 200;
const ASKED = 30;
const ASK_AGAIN_SECONDS = WINDOW_MS / 1_000;

const KNOWN: ReadonlySet<string> = new Set(['authen', 'missed', 'call']);

/**
 * What is said on a socket: `authen`, `missed`, `call`. Anything else is answered, too. One thing is done after the other, but for calls, which
 * wait for nothing and keep nothing waiting.
 */
export function receive(socket: Socket, reception: Reception): void {
  const mayTalk = createLimit(SAID, WINDOW_MS);
  const mayAsk = createLimit(ASKED, WINDOW_MS);
  let turn = Promise.resolve();
  const inTurn = (run: () => Promise<void>) => {
    // Who has gone meanwhile needs no answer.
    const answer = () => reception.gate(async () => void (socket.connected && (await run())));
    turn = turn.then(answer).catch((error: unknown) => {
      reception.log.error({ err: error }, 'a socket was not answered');
      socket.disconnect(true);
    });
  };
  socket.use((_packet, next) => {
    if (mayTalk()) return next();
    refuse(socket, floods);
    socket.disconnect(true);
  });
  socket.on('authen', (payload: unknown) => inTurn(() => admitSocket(socket, payload, reception)));
  socket.on('missed', (payload: unknown) => {
    if (mayAsk()) inTurn(() => answerMissed(socket, payload, reception));
    else refuse(socket, floods);
  });
  socket.on('call', (payload: unknown, answer: unknown) => {
    if (typeof answer !== 'function') return void refuse(socket, fail('VALIDATION').error);
    void answerCall(socket, payload, reception).then(answer as Answer, (error: unknown) => {
      reception.log.error({ err: error }, 'a call on a socket was not answered');
    });
  });
  socket.onAny((event: string) => {
    if (!KNOWN.has(event)) refuse(socket, fail('NOT_FOUND').error);
  });
}

const floods = fail('RATE_LIMITED', undefined, { retryAfterSeconds: ASK_AGAIN_SECONDS }).error;
const refuse = (socket: Socket, failure: Failure) => socket.emit('refused', failureAnswer(failure).body);

async function admitSocket(socket: Socket, payload: unknown, reception: Reception): Promise<void> {
  const { io, here, db, door, access, perAccount, onRefused, onAdmitted } = reception;
  const said = readAuthen(payload);
  if (!said.ok) {
    refuse(socket, said.error);
    if (said.error.field === 'token') socket.disconnect(true);
    return;
  }
  const { token, since, userType } = said.value;
  const found = await access.authenticate(token);
  if (!found.ok) return turnAway(socket, found.error);
  const { accountId, sessionId } = found.value;
  if (userType !== undefined && userType !== found.value.userType) {
    refuse(socket, fail('FORBIDDEN').error);
    socket.disconnect(true);
    return;
  }
  const room = accountRoom(accountId);
  // A shared connection may pass to another person: pushes for the previous one stop here.
  for (const former of socket.rooms) if (former !== socket.id && former !== room) await socket.leave(former);
  if (!socket.rooms.has(room) && (io.sockets.adapter.rooms.get(room)?.size ?? 0) >= perAccount) {
    onRefused();
    socket.emit('refused', tooManySockets('account').body);
    socket.disconnect(true);
    return;
  }
  socket.data = { sessionId, accountId };
  await socket.join([ADMITTED_ROOM, here, room, sessionRoom(sessionId)]);
  // One that ended since it was read has been looked for among the sockets before this one was there.
  if (!(await access.isSessionOpen(sessionId))) return turnAway(socket, ENDED);
  door.admit(socket.request);
  // Read once pushes arrive, so that nothing is between them and it.
  const seq = await readHead(db, accountId);
  onAdmitted(accountId, seq);
  socket.emit('authenticated', { userId: accountId, seq });
  if (since !== undefined && since !== seq) await sendMissed(socket, db, accountId, { since, seq });
}

const { error: ENDED } = unauthenticated(AUTH_CODE.SESSION_ENDED);

function turnAway(socket: Socket, failure: Failure): void {
  socket.emit('unauthenticated', failureAnswer(failure).body);
  // After an expired token a fresh one may follow on this connection, within the time for `authen`.
  if (authCodeOf(failure) !== AUTH_CODE.EXPIRED) socket.disconnect(true);
}

type Answer = (answer: SocketAnswer) => void;

const refusing = (failure: Failure): SocketAnswer => {
  const { status, body } = failureAnswer(failure);
  return { status, body: JSON.stringify(body) };
};

/** Whoever has not signed in is answered nothing else. */
async function answerCall(
  socket: Socket,
  payload: unknown,
  { calls, door }: Reception,
): Promise<SocketAnswer> {
  const { accountId } = socket.data as { accountId?: string };
  if (accountId === undefined) return refusing(unauthenticated(AUTH_CODE.EXPIRED).error);
  const asked = readSocketCall(payload);
  return asked.ok ? calls(asked.value, door.addressOf(socket.request)) : refusing(asked.error);
}

async function answerMissed(socket: Socket, payload: unknown, { db }: Reception): Promise<void> {
  const { accountId } = socket.data as { accountId?: string };
  if (accountId === undefined) return void socket.emit('unauthenticated', { code: AUTH_CODE.EXPIRED });
  const asked = readMissedAsk(payload);
  if (!asked.ok) return void refuse(socket, asked.error);
  const seq = await readHead(db, accountId);
  await sendMissed(socket, db, accountId, { since: asked.value.since, seq });
}

async function sendMissed(
  socket: Socket,
  db: Db,
  accountId: string,
  { since, seq }: { readonly since: number; readonly seq: number },
): Promise<void> {
  const isTooOld = since > seq || seq - since > MOST_KEPT;
  const events = isTooOld || since === seq ? [] : await readAfter(db, accountId, since, PAGE);
  if (isTooOld || (since < seq && events[0]?.seq !== since + 1)) return void socket.emit('tooOld', { seq });
  socket.emit('missed', { since, seq, events } satisfies MissedPage);
}
