import type {
  Announcement,
  Leaving,
  LiveEvent,
  LiveHead,
  LiveName,
  MissedPage,
  SocketAnswer,
  TooOld,
} from '@yoimachi/contract/live';
import { createFollower } from '@yoimachi/domain/live';
import type { QueryClient } from '@tanstack/react-query';
import { io, type Socket } from 'socket.io-client';
import { learnTime } from '#lib/clock.ts';
import { ownKey, renew } from './queries.ts';
import { currentSession, isViewTab, keepSeen, readSeen } from './session-storage.ts';
import { offerLine } from './socket-call.ts';

export interface LiveConnection {
  close(): void;
}

/** Whose connection it is, and where what it hears goes. */
export interface LiveParts {
  readonly client: QueryClient;
  readonly userId: string;
  /** Each event of this person, once and in order. */
  readonly hand: (name: LiveName, payload: object) => void;
  /** What is on screens may be older than what will be handed on. */
  readonly loadAnew: () => void;
  /** A number from 0 to below 1, by chance. */
  readonly draw: () => number;
}

interface Refusal {
  readonly code: string;
  readonly details?: Readonly<Record<string, unknown>>;
}

const RECONNECT_MS = 1000;
/** While nothing answers, or too many are connected from here, retries become less frequent, up to this. */
const MAX_RECONNECT_MS = 20_000;
/** What is missing in between may be on its way from another node. */
const GAP_MS = 150;
/** A connection that answers no question for so long is dead, even if nobody has noticed yet. */
const ANSWER_WITHIN_MS = 8_000;
/** Whoever waits for a call sees it go: a request takes over soon. */
const CALL_WITHIN_MS = 4_000;
/** Code of a 401 and of a refused `authen`: the token has expired. */
const TOKEN_EXPIRED = 10;

/** Connects, and hands on what this person is told, in order and once, whatever becomes of the connection meanwhile. */
export function openConnection(parts: LiveParts): LiveConnection {
  // Whoever looks as a member hears nothing.
  if (isViewTab()) return { close: () => undefined };
  const socket = io({ transports: ['websocket'], reconnectionDelayMax: MAX_RECONNECT_MS, forceNew: true });
  return followOn(socket, parts);
}

/** The same on a socket that is there already, or on its way. */
export function followOn(socket: Socket, parts: LiveParts): LiveConnection {
  const asking = createAsking(socket);
  const signing = signIn(socket, parts, asking);
  sayReconnected(socket);
  const withdrawLine = carryCalls(socket, parts.userId);
  follow(socket, parts, asking);
  // Development only: the clock was moved.
  socket.on('clock.moved', ({ now }: Announcement<'clock.moved'>) => learnTime(now));
  const stopWaking = onWaking(() => {
    if (socket.connected) asking.ask();
    else asking.reconnect();
  });
  return {
    close() {
      stopWaking();
      withdrawLine();
      signing.stop();
      asking.stop();
      socket.disconnect();
    },
  };
}

/** Calls may go on the socket while its person is signed in on it, until one of them is not answered. */
function carryCalls(socket: Socket, userId: string): () => void {
  let isOpen = false;
  socket.on('authenticated', () => void (isOpen = true));
  socket.on('disconnect', () => void (isOpen = false));
  return offerLine(async (name, body) => {
    const session = currentSession();
    // Without a line nothing is known of the connection either, and a request fails at once.
    if (!isOpen || !navigator.onLine || session?.userId !== userId) return null;
    const call = { name, token: session.token, body };
    try {
      return (await socket.timeout(CALL_WITHIN_MS).emitWithAck('call', call)) as SocketAnswer;
    } catch {
      isOpen = false;
      return null;
    }
  });
}

/** Whoever was away may be another version by now (app/shell/stay-fresh.tsx). */
function sayReconnected(socket: Socket): void {
  let wasConnected = false;
  socket.on('connect', () => {
    if (wasConnected) window.dispatchEvent(new Event('reconnected'));
    wasConnected = true;
  });
}

type Asking = ReturnType<typeof createAsking>;

/** Asks for what came after the last number seen; one question at a time. */
function createAsking(socket: Socket) {
  const follower = createFollower<LiveEvent>();
  let answer: ReturnType<typeof setTimeout> | undefined;
  let gap: ReturnType<typeof setTimeout> | undefined;

  const isAsking = () => answer !== undefined;
  function answered(): void {
    clearTimeout(answer);
    answer = undefined;
  }
  function stop(): void {
    answered();
    clearTimeout(gap);
    gap = undefined;
  }
  /** At once: whatever pause the client was making between tries is over. */
  function reconnect(): void {
    stop();
    socket.disconnect().connect();
  }
  function expectAnswer(): void {
    answered();
    answer = setTimeout(reconnect, ANSWER_WITHIN_MS);
  }
  function ask(): void {
    if (isAsking() || !socket.connected || follower.seq === null) return;
    expectAnswer();
    socket.emit('missed', { since: follower.seq });
  }
  return {
    follower,
    ask,
    askLater(ms: number) {
      gap ??= setTimeout(() => {
        gap = undefined;
        ask();
      }, ms);
    },
    expectAnswer,
    answered,
    reconnect,
    stop,
  };
}

function follow(socket: Socket, { client, userId, hand, loadAnew }: LiveParts, asking: Asking): void {
  const { follower } = asking;
  const handOn = (events: readonly LiveEvent[]) => {
    for (const { name, payload } of events) hand(name, payload);
    if (follower.seq !== null) keepSeen({ userId, seq: follower.seq });
  };
  // All that is on screens was read after this number: what has come since is asked for, and nothing has to be read twice.
  const seen = readSeen(userId);
  if (seen !== null) follower.startAt(seen);
  socket.on('live', (event: LiveEvent) => {
    handOn(follower.take([event]));
    if (follower.hasGap) asking.askLater(GAP_MS);
  });
  socket.on('missed', ({ events, seq }: MissedPage) => {
    asking.answered();
    handOn(follower.take(events));
    if (follower.seq !== null && follower.seq < seq) asking.ask();
  });
  socket.on('head', ({ seq }: LiveHead) => {
    if (follower.seq !== null && follower.seq < seq) asking.ask();
  });
  socket.on('tooOld', ({ seq }: TooOld) => {
    asking.answered();
    const waited = follower.startAt(seq);
    void renew(client);
    loadAnew();
    handOn(waited);
  });
  socket.on('authenticated', ({ seq }: { readonly seq: number }) => {
    if (follower.seq !== null) {
      if (follower.seq !== seq) asking.expectAnswer();
      return;
    }
    // What is on screens was read before this socket heard anything.
    const waited = follower.startAt(seq);
    void renew(client, { queryKey: ownKey('live') });
    loadAnew();
    handOn(waited);
  });
}

/** Sends `authen` on every connect: JSON text of the stored token, of who this is, and of the last number seen. */
function signIn(socket: Socket, { client, userId, draw }: LiveParts, asking: Asking) {
  const { follower } = asking;
  let stayAwayMs = RECONNECT_MS;
  let sentToken: string | undefined;
  let pause: ReturnType<typeof setTimeout> | undefined;
  const authen = () => {
    const session = currentSession();
    sentToken = session?.token;
    // Somebody else's numbers would be asked for.
    if (session?.userId !== userId) return;
    const since = follower.seq ?? undefined;
    socket.emit('authen', JSON.stringify({ token: session.token, userType: session.userType, since }));
  };
  /** Reading a document refreshes the token, or ends in the forced logout. */
  const readDocuments = () => renew(client, { queryKey: ownKey('live') });
  socket.on('connect', authen);
  socket.on('unauthenticated', async ({ code }: { readonly code: number }) => {
    if (code !== TOKEN_EXPIRED) return;
    await readDocuments();
    if (currentSession()?.token !== sentToken) authen();
  });
  socket.on('refused', ({ code, details = {} }: Refusal) => {
    const waitMs = Number(details['retryAfterSeconds'] ?? 0) * 1000;
    // This account has too many sockets: the answer says how long to stay away.
    if (details['tooManySocketsOf']) stayAwayMs = waitMs;
    else if (code === 'RATE_LIMITED') {
      asking.answered();
      asking.askLater(waitMs);
    }
  });
  // Its node ends. Whoever looks at the product again comes back at once (`onWaking`).
  socket.on('leaving', ({ spreadSeconds }: Leaving) => {
    socket.disconnect();
    pause = setTimeout(() => socket.connect(), draw() * spreadSeconds * 1000);
  });
  // The server closed the connection: the token expired, or the session was ended. Only a surviving session reconnects.
  const comeBack = async () => {
    await readDocuments();
    if (currentSession()) socket.connect();
  };
  socket.on('disconnect', (reason) => {
    asking.stop();
    if (reason === 'io server disconnect') pause = setTimeout(() => void comeBack(), stayAwayMs);
    stayAwayMs = RECONNECT_MS;
  });
  return { stop: () => clearTimeout(pause) };
}

/** After a sleep a connection may be gone without having said so. */
function onWaking(wake: () => void): () => void {
  const shown = () => {
    if (document.visibilityState === 'visible') wake();
  };
  const listened = [
    [document, 'visibilitychange', shown],
    [window, 'online', wake],
    [window, 'pageshow', wake],
  ] as const;
  for (const [target, event, run] of listened) target.addEventListener(event, run);
  return () => {
    for (const [target, event, run] of listened) target.removeEventListener(event, run);
  };
}
