import type { watchRoutes } from '@yoimachi/contract/watch';
import { fail, ok } from '@yoimachi/domain/result';
import { addMinutes, DAY_MINUTES } from '@yoimachi/domain/time';
import { isWatchable, WATCH_KEPT_DAYS, watchStage } from '@yoimachi/domain/watch';
import type { Handlers } from '#platform/http';
import { daily } from '#platform/jobs';
import type { AppContext, Module } from '#platform/module';
import { makeLink } from './commands/make-link.ts';
import { urlOf } from './link.ts';
import { endLink, linksOf, meetingOfCast, removeLinksBefore, type LinkRow } from './watch.store.ts';
import { serveWatchPage } from './watch.pages.ts';

/** 見守り共有: links of a cast's meeting for friends without an account (rules.md 10). */
export function watchModule(context: AppContext): Module {
  const { db, clock, config, crypto } = context;
  const present = (row: LinkRow) => ({ ...row, url: urlOf(config, crypto, row.linkId) });
  const handlers: Handlers<typeof watchRoutes> = {
    async listWatchLinks({ principal, query }) {
      const meeting = await meetingOfCast(db, principal.accountId, query.bookingId);
      if (!meeting) return fail('NOT_FOUND', 'bookingId');
      const rows = await linksOf(db, meeting.id);
      return ok({ isOpen: isWatchable(watchStage(meeting.state, clock.now())), items: rows.map(present) });
    },
    async makeWatchLink({ principal, body }) {
      const made = await makeLink(context, { castId: principal.accountId, ...body });
      return made.ok ? ok(present(made.value)) : made;
    },
    endWatchLink: async ({ principal, params }) =>
      (await endLink(db, params.linkId, principal.accountId, clock.now())) ? ok() : fail('NOT_FOUND'),
  };
  return {
    handlers,
    routines: [
      {
        name: 'watch.links',
        minutes: daily(4, 30),
        run: () => removeLinksBefore(db, addMinutes(clock.now(), -WATCH_KEPT_DAYS * DAY_MINUTES)),
      },
    ],
    pages: (app) => serveWatchPage(app, context),
  };
}
