import { FACTOR_FIRST_MINUTES, OFFICE_LIFE_HOURS, type OfficeStep } from '@yoimachi/domain/operator';
import { addMinutes } from '@yoimachi/domain/time';
import type { OfficeDeps, OfficeSession, Visitor } from './office.deps.ts';
import { factorsOf } from './login.store.ts';
import {
  endSessions,
  findSession,
  insertSession,
  keepBrowser,
  knowsBrowser,
  noteSeen,
  renewSession,
} from './session.store.ts';

type SessionDeps = Pick<OfficeDeps, 'db' | 'clock' | 'crypto' | 'ids' | 'log'>;

/** How exactly the last call of a person is kept: not every call writes. */
const SEEN_STEP_MS = 60_000;

export const tokenHash = ({ crypto }: Pick<OfficeDeps, 'crypto'>, token: string) =>
  crypto.hashSecret(token, 'office-session');
const browserHash = ({ crypto }: Pick<OfficeDeps, 'crypto'>, secret: string) =>
  crypto.hashSecret(secret, 'office-browser');

/** What a page of this session sends with whatever changes something: another site cannot read it. */
export const csrfOf = ({ crypto }: Pick<OfficeDeps, 'crypto'>, token: string): string =>
  crypto.hashSecret(token, 'office-csrf').toString('base64url');

/** Begins a session whose second factor is still to come. Returns what its cookie holds. */
export async function beginSession(
  deps: SessionDeps,
  { operatorId, role }: { readonly operatorId: string; readonly role: OfficeSession['role'] },
  { origin }: Pick<Visitor, 'origin'>,
): Promise<string> {
  const token = deps.crypto.randomToken();
  const at = deps.clock.now();
  const whose = { operatorId, role, agent: origin.agent, address: origin.address };
  const times = { beganAt: at, seenAt: at, endsAt: addMinutes(at, FACTOR_FIRST_MINUTES) };
  const hash = tokenHash(deps, token);
  await insertSession(deps.db, { id: deps.ids.newId(), tokenHash: hash, ...whose, ...times });
  return token;
}

/**
 * The open session of a cookie. One whose operator was disabled or given another role, and one that another browser shows, ends here; the last
 * is a theft and is logged. `isPerson`: somebody did something, so the session is not idle.
 */
export async function findOpen(
  deps: SessionDeps,
  token: string,
  { agent, isPerson }: { readonly agent: string; readonly isPerson: boolean },
): Promise<OfficeSession | undefined> {
  const { db, clock, log } = deps;
  const at = clock.now();
  const row = await findSession(db, tokenHash(deps, token), at);
  if (!row) return undefined;
  const operator = { id: row.operator_id, name: row.name };
  const one = { operatorId: operator.id, id: row.id };
  if (row.disabled_at !== null || row.role !== row.role_now) {
    await endSessions(db, one, { reason: 'ROLE', at });
    return undefined;
  }
  if (row.agent !== agent) {
    await endSessions(db, one, { reason: 'OTHER_BROWSER', at });
    log.warn(
      { security: true, operator, sessionId: row.id },
      'a session of the back office came from another browser',
    );
    return undefined;
  }
  if (isPerson && at.getTime() - row.seen_at.getTime() >= SEEN_STEP_MS) await noteSeen(db, row.id, at);
  const { id, role, mail, factor_at: factorAt, ends_at: endsAt } = row;
  return { id, token, operator, role, mail, factorAt, endsAt };
}

/** What a visitor is known by afterwards. */
export interface CameIn {
  readonly token: string;
  /** The secret of the browser. */
  readonly browser: string;
}

/** The second factor was shown: the session opens under another cookie, and the browser is known from now on. */
export async function openSession(
  deps: SessionDeps,
  session: Pick<OfficeSession, 'id' | 'operator' | 'factorAt' | 'token' | 'endsAt'>,
  browser: string | null,
): Promise<CameIn> {
  const at = deps.clock.now();
  const isFirst = session.factorAt === null;
  // Calls on their way with the old cookie would be lost when a factor is shown again; it is nobody else's by then.
  const token = isFirst ? deps.crypto.randomToken() : session.token;
  const endsAt = isFirst ? addMinutes(at, OFFICE_LIFE_HOURS * 60) : session.endsAt;
  await renewSession(deps.db, { id: session.id, tokenHash: tokenHash(deps, token), at, endsAt });
  const known = browser ?? deps.crypto.randomToken();
  await keepBrowser(deps.db, browserHash(deps, known), session.operator.id, at);
  return { token, browser: known };
}

/** A visitor whose browser this operator came in with before; another browser's secret is worth nothing. */
export async function visitorOf(
  deps: SessionDeps,
  visitor: Visitor,
  operatorId: string | null,
): Promise<Visitor> {
  const { browser } = visitor;
  if (browser === null || operatorId === null) return { ...visitor, browser: null };
  return (await knowsBrowser(deps.db, browserHash(deps, browser), operatorId))
    ? visitor
    : { ...visitor, browser: null };
}

/** Where a session stands, and by what it goes on. */
export async function stepOf(
  deps: Pick<OfficeDeps, 'db'>,
  { operator, factorAt }: { readonly operator: { readonly id: string }; readonly factorAt: Date | null },
): Promise<{ readonly step: OfficeStep; readonly hasTotp: boolean; readonly hasPasskey: boolean }> {
  const factors = await factorsOf(deps.db, operator.id);
  const hasAny = factors.hasTotp || factors.hasPasskey;
  return { step: factorAt !== null ? 'OPEN' : hasAny ? 'FACTOR' : 'ENROL', ...factors };
}
