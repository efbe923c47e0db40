import type { Route } from '@yoimachi/contract/route';
import { NO_SUM, type Role } from '@yoimachi/domain/booking';
import type { Person, TestApp } from '../../../../test-support/index.ts';
import { bookingCalls, CASES, takesCast, takesSum, takesVersion, type Case } from './matrix.cases.ts';
import {
  callersOf,
  shownTo,
  verdictOf,
  versionFor,
  type Caller,
  type Stored,
  type Verdict,
} from './matrix.verdict.ts';
import type { Several } from './several.support.ts';

export const ACCEPTED = 'accepted';

/** What was answered: a code or `accepted`, and the version of what was changed. */
export interface Given {
  readonly given: string | number | undefined;
  readonly version?: number | undefined;
}

/** Something that somebody does to a booking, and what must come of it. */
export interface Attempt {
  readonly cell: string;
  readonly verdict: Verdict;
  /** What the clock owes stays done, also when the attempt is refused. */
  readonly catchesUp: boolean;
  /** It is for all parts at once. */
  readonly isForAll: boolean;
  readonly run: () => Promise<Given>;
}

/** A call with its caller. */
export interface Call {
  readonly route: Route;
  readonly made: Case;
  readonly caller: Caller;
}

/** Makes a call on a booking that its caller saw as it is stored, and what it costs. */
export async function makeCall(
  app: TestApp,
  { guest, casts, bookingId }: Several,
  { route, made, caller: { role, part } }: Call,
  stored: Stored,
): Promise<Given> {
  const about = role === 'guest' && part !== null ? { castId: casts[part]!.userId } : {};
  const seen = takesVersion(route) ? { version: versionFor(stored, { role, part }) } : {};
  const shown = takesSum(route) ? { shown: shownTo(made, { role, part }, stored, app.clock.now()) } : {};
  const input = inputOf(route, bookingId, { ...seen, ...about, ...shown, ...made.body });
  const answer = await app.call(route, input, role === 'guest' ? guest : casts[part!]!);
  const { version } = (answer.body ?? {}) as { readonly version?: number };
  return { given: answer.status === 200 ? ACCEPTED : answer.code, version };
}

const inputOf = (route: Route, bookingId: string, body: object): object =>
  route.method === 'GET' ? { params: { bookingId } } : { body: { bookingId, ...body } };

/** All calls of all people of a booking. */
export function callsOn(app: TestApp, booked: Several, stored: Stored, now: Date): Attempt[] {
  return bookingCalls.flatMap(([name, route]) => {
    const cases = CASES[name]!.filter(({ ofOnePart }) => !ofOnePart || stored.length === 1);
    return callersOf(stored, route).flatMap((caller) =>
      cases.map((made) => ({
        cell: `${name} (${made.name}) by ${caller.role} ${caller.part ?? ''}`.trim(),
        verdict: verdictOf(made, caller, stored, now),
        catchesUp: made.catchesUp === 'always',
        isForAll: caller.part === null,
        run: () => makeCall(app, booked, { route, made, caller }, stored),
      })),
    );
  });
}

/** A call by somebody who may not make it, or not so. */
export interface ForeignCall {
  readonly cell: string;
  readonly code: string;
  readonly isByStranger: boolean;
  readonly run: () => Promise<Given>;
}

/** Every call of everybody else, and of its own people on an older version or about somebody else. */
export function foreignCalls(
  app: TestApp,
  { guest, casts, bookingId }: Several,
  stored: Stored,
  strangers: Readonly<Record<Role, Person>>,
): ForeignCall[] {
  return bookingCalls.flatMap(([name, route]) => {
    const { who } = route;
    const [role, other] = who === 'guest' ? (['guest', 'cast'] as const) : (['cast', 'guest'] as const);
    const [made] = CASES[name]!;
    const attempt = (by: string, code: string, person: Person, more: object): ForeignCall => ({
      cell: `${name} by ${by}`,
      code,
      isByStranger: by === 'a stranger',
      async run() {
        const shown = takesSum(route) ? { shown: NO_SUM } : {};
        const input = inputOf(route, bookingId, { ...made!.body, ...shown, ...more });
        const answer = await app.call(route, input, person);
        return { given: answer.status === 200 ? ACCEPTED : answer.code };
      },
    });
    const callers = callersOf(stored, route);
    const version = (caller: Caller) => (takesVersion(route) ? versionFor(stored, caller) : undefined);
    const whole = { version: version(callers[0]!) };
    const foreign = [
      attempt('a stranger', 'NOT_FOUND', strangers[role], whole),
      attempt('a stranger of the other kind', 'FORBIDDEN', strangers[other], whole),
      attempt('the other side', 'FORBIDDEN', role === 'guest' ? casts[0]! : guest, whole),
    ];
    if (takesCast(route))
      foreign.push(
        attempt('the guest about a stranger', 'NOT_FOUND', guest, {
          ...whole,
          castId: strangers.cast.userId,
        }),
      );
    if (!takesVersion(route)) return foreign;
    const late = callers.map((caller) => {
      const { part } = caller;
      const castId = role === 'guest' && part !== null ? { castId: casts[part]!.userId } : {};
      const person = role === 'guest' ? guest : casts[part!]!;
      const more = { version: version(caller)! - 1, ...castId };
      return attempt(`one who saw less of ${part ?? 'all'}`, 'CONFLICT', person, more);
    });
    return [...foreign, ...late];
  });
}
