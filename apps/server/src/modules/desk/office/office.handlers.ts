import type { officeRoutes } from '@yoimachi/contract/office';
import type { AnswerInputOf, CodeOf, Route } from '@yoimachi/contract/route';
import { fail, ok, type Result } from '@yoimachi/domain/result';
import type { Call } from '#platform/http';
import { logIn } from './commands/log-in.ts';
import { readInvite, takeInvite } from './commands/invite.ts';
import {
  addPasskey,
  beginPasskey,
  passkeyChallenge,
  removePasskey,
  showPasskey,
} from './commands/passkeys.ts';
import { showFactor } from './commands/show-factor.ts';
import { beginTotp, confirmTotp, renewCodes } from './commands/totp.ts';
import type { OfficeDeps, OfficeSession, Visitor } from './office.deps.ts';
import { readOffice } from './queries/read-office.ts';
import { endSessions, openSessionsOf } from './session.store.ts';
import { csrfOf, stepOf, type CameIn } from './session.ts';

/** A call at the door: who is there, and what the browser is to keep afterwards. */
export interface DoorCall<R extends Route = Route> extends Pick<Call<R>, 'params' | 'query' | 'body'> {
  /** Null for a call that needs none. */
  readonly session: R['who'] extends 'office' ? OfficeSession : null;
  readonly visitor: Visitor;
  readonly keep: (what: { readonly session?: string | null; readonly browser?: string }) => void;
}

type Handlers = {
  readonly [Name in keyof typeof officeRoutes]: (
    call: DoorCall<(typeof officeRoutes)[Name]>,
  ) => Promise<Result<AnswerInputOf<(typeof officeRoutes)[Name]>, CodeOf<(typeof officeRoutes)[Name]>>>;
};

/** What happens at the door of the back office. */
export const officeHandlers = (deps: OfficeDeps): Handlers => ({
  async logInToOffice({ body, visitor, keep }) {
    const begun = await logIn(deps, body, visitor);
    return begun.ok ? ok(await begunStep(deps, begun.value, keep)) : begun;
  },
  readInvite: ({ body }) => readInvite(deps, body.token),
  async takeInvite({ body, visitor, keep }) {
    const begun = await takeInvite(deps, body, visitor);
    return begun.ok ? ok(await begunStep(deps, begun.value, keep)) : begun;
  },
  async showFactor({ session, body, visitor, keep }) {
    const shown = await showFactor(deps, session, body.code, visitor);
    return shown.ok ? ok(await cameIn(deps, session, shown.value, keep)) : shown;
  },
  officePasskeyChallenge: async ({ session }) => ok(await passkeyChallenge(deps, session)),
  async showPasskey({ session, body, visitor, keep }) {
    const shown = await showPasskey(deps, session, body.credential, visitor);
    return shown.ok ? ok(await cameIn(deps, session, shown.value, keep)) : shown;
  },
  readOffice: async ({ session }) => ok(await readOffice(deps, session)),
  async leaveOffice({ session, keep }) {
    const one = { operatorId: session.operator.id, id: session.id };
    await endSessions(deps.db, one, { reason: 'LOGOUT', at: deps.clock.now() });
    keep({ session: null });
    return ok();
  },
  async officeSessions({ session }) {
    const rows = await openSessionsOf(deps.db, session.operator.id, deps.clock.now());
    return ok({ items: rows.map((row) => ({ ...row, isThis: row.id === session.id })) });
  },
  async endOfficeSession({ session, params }) {
    const one = { operatorId: session.operator.id, id: params.sessionId };
    const ended = await endSessions(deps.db, one, { reason: 'ENDED', at: deps.clock.now() });
    return ended > 0 ? ok() : fail('NOT_FOUND');
  },
  beginTotp: ({ session }) => beginTotp(deps, session),
  async confirmTotp({ session, body, visitor, keep }) {
    const made = await confirmTotp(deps, session, body.code, visitor);
    if (!made.ok) return made;
    const { recoveryCodes } = made.value;
    return ok({ ...(await cameIn(deps, session, made.value, keep)), recoveryCodes });
  },
  newRecoveryCodes: ({ session }) => renewCodes(deps, session),
  beginOfficePasskey: ({ session }) => beginPasskey(deps, session),
  async addOfficePasskey({ session, body, visitor, keep }) {
    const made = await addPasskey(deps, session, body, visitor);
    if (!made.ok) return made;
    const { recoveryCodes } = made.value;
    return ok({ ...(await cameIn(deps, session, made.value, keep)), recoveryCodes });
  },
  removeOfficePasskey: ({ session, params }) => removePasskey(deps, session, params.passkeyId),
});

/** The password was right: the cookie of a session that opens nothing yet. */
async function begunStep(
  deps: OfficeDeps,
  { token, operatorId }: { readonly token: string; readonly operatorId: string },
  keep: DoorCall['keep'],
) {
  keep({ session: token });
  const step = await stepOf(deps, { operator: { id: operatorId }, factorAt: null });
  return { ...step, csrf: csrfOf(deps, token) };
}

/** The second factor was shown: another cookie, and the browser is known. */
async function cameIn(
  deps: OfficeDeps,
  session: OfficeSession,
  { token, browser }: CameIn,
  keep: DoorCall['keep'],
) {
  keep({ session: token, browser });
  const step = await stepOf(deps, { ...session, factorAt: deps.clock.now() });
  return { ...step, csrf: csrfOf(deps, token) };
}
