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

/** The outcome: a code or `accepted`, and the version of what was changed. */
export interface Given {
  readonly given: string | number | undefined;
  readonly version?: number | undefined;
}

/** Something somebody does to a booking, and the required outcome. */
export interface Attempt {
  readonly cell: string;
  readonly verdict: Verdict;
  /** The clock's work stays done even when the attempt is refused. */
  readonly catchesUp: boolean;
  /** It applies to all participations at once. */
  readonly isForAll: boolean;
  readonly run: () => Promise<Given>;
}

/** A call with its caller. */
export interface Call {
  readonly route: Route;
  readonly made: Case;
  readonly caller: Caller;
}

/** Makes a call on a booking whose caller saw its stored state and its cost. */
export async function makeCall(
  app: TestApp,
  { guest, casts, bookingId }: Several,
  { route, made, caller: { role, participation } }: Call,
  stored: Stored,
): Promise<Given> {
  const about = role === 'guest' && participation !== null ? { castId: casts[participation]!.userId } : {};
  const seen = takesVersion(route) ? { version: versionFor(stored, { role, participation }) } : {};
  const shown = takesSum(route)
    ? { shown: shownTo(made, { role, participation }, stored, app.clock.now()) }
    : {};
  const input = inputOf(route, bookingId, { ...seen, ...about, ...shown, ...made.body });
  const answer = await app.call(route, input, role === 'guest' ? guest : casts[participation!]!);
  const { version } = (answer.body ?? {}) as { readonly version?: number };
  return { given: answer.status === 200 ? ACCEPTED : answer.code, version };
}

const inputOf = (route: Route, bookingId: string, body: object): object =>
  route.method === 'GET' ? { params: { bookingId } } : { body: { bookingId, ...body } };

/** All calls by all people of a booking. */
export function callsOn(app: TestApp, booked: Several, stored: Stored, now: Date): Attempt[] {
  return bookingCalls.flatMap(([name, route]) => {
    const cases = CASES[name]!.filter(({ ofOneParticipation }) => !ofOneParticipation || stored.length === 1);
    return callersOf(stored, route).flatMap((caller) =>
      cases.map((made) => ({
        cell: `${name} (${made.name}) by ${caller.role} ${caller.participation ?? ''}`.trim(),
        verdict: verdictOf(made, caller, stored, now),
        catchesUp: made.catchesUp === 'always',
        isForAll: caller.participation === null,
        run: () => makeCall(app, booked, { route, made, caller }, stored),
      })),
    );
  });
}

/** A call by somebody who may not make it, or not in this form. */
export interface ForeignCall {
  readonly cell: string;
  readonly code: string;
  readonly isByStranger: boolean;
  readonly run: () => Promise<Given>;
}

/** Every call by everybody else, and by its own people on an older version or about somebody else. */
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
      const { participation } = caller;
      const castId =
        role === 'guest' && participation !== null ? { castId: casts[participation]!.userId } : {};
      const person = role === 'guest' ? guest : casts[participation!]!;
      const more = { version: version(caller)! - 1, ...castId };
      return attempt(`one who saw less of ${participation ?? 'all'}`, 'CONFLICT', person, more);
    });
    return [...foreign, ...late];
  });
}
