import { elapsedMs } from '#lib/clock.ts';
import type { BegunCall } from './begin-calls.ts';

/** What was begun and not wanted by then is old. */
const KEPT_MS = 30_000;

/** The answer to this call, if the page has sent the same one already while the code was loading; each is taken once. */
export function takeBegun(path: string, init: RequestInit): Promise<Response> | undefined {
  const sent = init.body ?? new Headers(init.headers).get('authorization');
  const isSame = (call: BegunCall) =>
    call.path === path && call.sent === sent && elapsedMs() - call.at < KEPT_MS;
  const index = window.begun?.findIndex(isSame) ?? -1;
  return index < 0 ? undefined : window.begun?.splice(index, 1)[0]?.answer;
}
