/** A call that went out before the app's code was there. */
export interface BegunCall {
  readonly path: string;
  /** The token it was sent with, or its body: the same call of somebody else is another call. */
  readonly sent: string;
  readonly at: number;
  readonly answer: Promise<Response>;
}

declare global {
  interface Window {
    begun?: BegunCall[];
  }
}

/**
 * Sends what the screen of this address asks for first (`<meta name="first-calls">`, written by the build) while its code is still loading: with
 * the token of this tab, or with one for whoever a new tab belongs to, as `silentSession` would get it (decision 010). Nothing goes out for a
 * tab that is nobody's, and nothing that would use up a secret. The build puts this function into the page as it is, so it stands alone; what it
 * began is taken by `takeBegun`, and asked again by the app where it was not what the app wanted.
 */
export function beginCalls(): void {
  const begun: BegunCall[] = [];
  window.begun = begun;
  const GUEST = 1;
  const CAST = 2;
  const EARLY_MS = 30_000;
  const accept = 'application/json';

  const begin = (
    path: string,
    sent: string,
    init: RequestInit,
    then?: (answer: Response) => Promise<unknown>,
  ) => {
    const run = async () => {
      const answer = await fetch(path, init);
      // Before the app has the answer: what it asks for next is begun by then.
      if (answer.ok) await then?.(answer.clone()).catch(() => undefined);
      return answer;
    };
    const answer = run();
    answer.catch(() => undefined);
    begun.push({ path, sent, at: performance.now(), answer });
  };
  const read = (storage: Storage, name: string) => JSON.parse(storage.getItem(name) ?? 'null');
  const isOver = (at: string, earlyMs: number) => !(Date.parse(at) - earlyMs > Date.now());

  const ask = (calls: readonly string[], token: string) => {
    const given = new URLSearchParams(location.search);
    const sent = `Bearer ${token}`;
    for (const call of calls) {
      const path = call.replaceAll(/%24(\w+)/g, (_, name: string) =>
        encodeURIComponent(given.get(name) ?? ''),
      );
      if (!path.endsWith('/')) begin(path, sent, { headers: { accept, authorization: sent } });
    }
  };
  try {
    const named = document.querySelector<HTMLMetaElement>('meta[name="first-calls"]');
    const side = /^\/(guest|cast)(?:\/|$)/.exec(location.pathname)?.[1];
    if (!named || !side) return;
    const userType = side === 'guest' ? GUEST : CAST;
    const calls: readonly string[] = JSON.parse(named.content);
    const token = read(sessionStorage, 'token');
    if (token) {
      if (read(sessionStorage, 'type') === userType && !isOver(read(sessionStorage, 'expired_token'), 0))
        ask(calls, token);
      return;
    }
    const userId = read(sessionStorage, 'userIdCurrent') || localStorage.getItem(`identity:last:${userType}`);
    const identity = userId && read(localStorage, `identity:${userId}`);
    if (!identity || identity.userType !== userType || isOver(identity.expiresAt, EARLY_MS)) return;
    const body = JSON.stringify({ firebase_token: identity.firebaseToken, user_type: userType });
    const headers = { accept, 'content-type': accept };
    begin('/v1/account/refresh-tokens', body, { method: 'POST', headers, body }, async (answer) =>
      ask(calls, (await answer.json()).s_token),
    );
  } catch {
    // A browser that keeps nothing, or something that is not what it was: the app finds out.
  }
}
