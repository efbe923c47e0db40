import { inquiryAdminRoutes } from '@yoimachi/contract/inquiry-admin';
import { memberAdminRoutes } from '@yoimachi/contract/member';
import { MESSAGE_MAX_UNITS } from '@yoimachi/domain/chat';
import { call } from '#lib/api.ts';
import { act, line, lines } from '#parts/act/index.ts';
import { ApiError } from '#ui/lib/api-error.ts';
import { inquiryTexts as t } from './ja.ts';

interface Removal {
  /** Of the removal request. */
  readonly number: string;
}

/** Asks whoever posted it, found by the member's number. */
export const hearPoster = act(inquiryAdminRoutes, 'hearPoster', {
  title: t.hearTitle,
  help: t.hearDetail,
  label: t.hearSend,
  open: t.hear,
  fields: () => ({
    poster: line(t.poster, { help: t.posterHelp, wrong: t.posterMissing }),
    text: lines(t.posterText, {
      start: t.posterUsual,
      rows: 5,
      max: MESSAGE_MAX_UNITS,
      wrong: t.textMissing,
    }),
  }),
  send: async ({ poster, text }, { number }: Removal) => {
    const { items } = await call(memberAdminRoutes.lookUpMembers, { query: { number: poster.trim() } });
    const [found] = items;
    if (!found || items.length > 1)
      throw new ApiError(404, 'NOT_FOUND', t.posterMissing, { field: 'poster' });
    const params = { number, accountId: found.id };
    return call(inquiryAdminRoutes.hearPoster, { params, body: { text: text.trim() } });
  },
  done: (answer) => t.heardAs(answer.number),
});
