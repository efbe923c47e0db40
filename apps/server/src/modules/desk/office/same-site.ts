import { timingSafeEqual } from 'node:crypto';
import type { HttpRequest } from '#platform/http';
import type { OfficeDeps } from './office.deps.ts';
import { csrfOf } from './session.ts';

const READS: readonly string[] = ['GET', 'HEAD'];

/** Whether a request may change something: it carries what only a page of this session can read, and no other site began it. */
export function mayChange(
  deps: Pick<OfficeDeps, 'crypto'>,
  { method, headers }: Pick<HttpRequest, 'method' | 'headers'>,
  token: string,
): boolean {
  if (READS.includes(method)) return true;
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') return false;
  const sent = Buffer.from(String(headers['x-csrf-token'] ?? ''));
  const right = Buffer.from(csrfOf(deps, token));
  return sent.length === right.length && timingSafeEqual(sent, right);
}
