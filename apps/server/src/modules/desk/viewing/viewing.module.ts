import { mayAct } from '@yoimachi/contract/admin';
import { AUTH_CODE } from '@yoimachi/contract/errors';
import { viewedCalls } from '@yoimachi/contract/viewed-calls';
import type { viewingRoutes } from '@yoimachi/contract/viewing';
import { ok } from '@yoimachi/domain/result';
import { unauthenticated, type Handlers, type Views } from '#platform/http';
import type { AppContext, Module } from '#platform/module';
import type { PersonalTables } from '#platform/personal';
import { viewHash } from './begin-view.ts';
import { endOfView, findView, forgetViews, viewedMember } from './view.store.ts';

/** Operators look at the product as a member sees it, and change nothing there. */
export function viewingModule(context: AppContext): Module {
  const { db, clock, crypto } = context;
  const views: Views = {
    async find(token) {
      const view = await findView(db, viewHash(crypto, token), clock.now());
      if (!view || !mayAct(view.role, 'viewAsMember')) return unauthenticated(AUTH_CODE.SESSION_ENDED);
      const { id: sessionId, accountId, userType } = view;
      return ok({ accountId, userType, sessionId, isView: true });
    },
    isShown: (name) => (viewedCalls as Readonly<Record<string, string>>)[name] === 'SHOWN',
  };
  const handlers: Handlers<typeof viewingRoutes> = {
    async readView({ principal: { accountId, sessionId, isView } }) {
      const [member, endsAt] = await Promise.all([
        viewedMember(db, accountId),
        isView ? endOfView(db, sessionId) : null,
      ]);
      return ok({ ...member, endsAt });
    },
  };
  return { handlers, views };
}

/** That somebody looked, when and why stands with the private reads. */
export const viewingPersonal: PersonalTables = {
  member_view: { aged: (db, now, limit) => forgetViews(db, now, limit) },
};
