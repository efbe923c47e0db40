import { operatorAdminRoutes } from '@yoimachi/contract/operator';
import { operatorActAdminRoutes } from '@yoimachi/contract/operator-act';
import { officeAdminRoutes } from '@yoimachi/contract/office-admin';
import { GOODWILL_MOST_A_DAY } from '@yoimachi/domain/member';
import { OPERATOR_ROLES } from '@yoimachi/domain/operator';
import { goodwillQuery } from '#lib/goodwill.ts';
import { roleNames } from '#lib/labels.ja.ts';
import type { Colleague } from '#lib/staff.ts';
import { act, choice, count, line } from '#parts/act/index.ts';
import { pointsText } from '#ui/amount.tsx';
import { Note } from '#ui/note.tsx';
import { staffTexts as t } from './ja.ts';

/** The roles, as a choice has them. */
export const roleOptions = OPERATOR_ROLES.map((role) => ({ value: role, label: roleNames[role] }));

/** The list of the staff follows every act on one of them. */
export const refreshes = [officeAdminRoutes];

export const addOperator = act(operatorAdminRoutes, 'addOperator', {
  title: t.addTitle,
  label: t.add,
  fields: () => ({
    name: line(t.addName, { help: t.addNameHelp, max: 200, wrong: t.required }),
    role: choice(t.role, roleOptions, { wrong: t.choose }),
  }),
  done: t.added,
  refreshes,
});

/** How many points each operator gives alone in a day, from now on. */
export const setGoodwill = act(operatorActAdminRoutes, 'setGoodwillLimit', {
  title: t.limit,
  help: t.limitHelp,
  label: t.setLimit,
  open: t.limit,
  look: {
    query: () => goodwillQuery,
    draw: ({ pointsADay }) => <Note>{t.limitNow(pointsText(pointsADay))}</Note>,
  },
  fields: () => ({
    pointsADay: count(t.limitPoints, t.limitWrong(pointsText(GOODWILL_MOST_A_DAY)), {
      suffix: 'P',
      isRight: (points) => points <= GOODWILL_MOST_A_DAY,
    }),
  }),
  done: (_answer, { pointsADay }) => t.limitSet(pointsText(pointsADay)),
});

export const endSessions = act(officeAdminRoutes, 'endSessionsOf', {
  label: t.end,
  isDirect: true,
  params: ({ id }: Colleague) => ({ operatorId: id }),
  done: ({ ended }) => t.ended(ended),
});

/** Lets somebody in no more, or in again. */
export const switchOperator = act(operatorAdminRoutes, 'switchOperator', {
  label: ({ isDisabled }) => (isDisabled ? t.enable : t.disable),
  isDirect: true,
  params: ({ id }: Colleague) => ({ operatorId: id }),
  body: (_sent, { isDisabled }) => ({ isDisabled: !isDisabled }),
  done: (_answer, _sent, { isDisabled }) => (isDisabled ? t.enabled : t.disabled),
  refreshes,
});
