import * as z from 'zod/mini';
import { day, id, instant, listOf, page, pageQuery, text } from '@yoimachi/contract/common';
import { route } from '@yoimachi/contract/route';
import { OPERATOR_ROLES } from '@yoimachi/domain/operator';
import { viewAdminRoutes } from './views.admin.ts';

export type { OfficeView } from './views.admin.ts';

const role = () => z.literal([...OPERATOR_ROLES]);
const one = z.object({ operatorId: id() });

const auditRow = z.object({
  number: z.int(),
  at: instant(),
  operatorId: id(),
  operatorName: z.string(),
  role: role(),
  /** The call's name in this contract. */
  call: z.string(),
  /** Ids in its path, by their names. */
  targets: z.record(z.string(), z.string()),
  /** Whom it was about, where that is one person. */
  accountId: z.nullable(id()),
  /** Why, where the call asks for it. */
  reason: z.nullable(z.string()),
  /** DONE, or the code it was refused with. */
  outcome: z.string(),
  /** The first eight signs of the row's link in the chain. */
  link: z.string(),
});

/** What of the audit is meant. */
export const auditFilters = {
  operatorId: z.optional(id()),
  accountId: z.optional(id()),
  /** The id of whatever it was about: a booking, a check, a report. */
  target: z.optional(text(60)),
  call: z.optional(text(60)),
  outcome: z.optional(z.literal(['DONE', 'REFUSED'])),
  from: z.optional(day()),
  to: z.optional(day()),
};

/** Who is of the staff, by what they come in, and what they did. */
export const officeAdminRoutes = {
  ...viewAdminRoutes,
  listOperators: route('GET', '/operators', 'operator', {
    summary: 'The staff, with what each comes in by.',
    answer: z.object({
      items: listOf({
        id: id(),
        name: z.string(),
        role: role(),
        isDisabled: z.boolean(),
        /** Null: not invited yet. */
        mail: z.nullable(z.string()),
        hasPassword: z.boolean(),
        hasFactor: z.boolean(),
        /** An invitation that can still be taken. */
        invitedUntil: z.nullable(instant()),
        sessions: z.int(),
        seenAt: z.nullable(instant()),
      }),
    }),
  }),
  inviteOperator: route('POST', '/operators/:operatorId/invite', 'operator', {
    summary:
      'An owner lets an operator set a password and a second factor by a link of three days, which is shown once. What was set before does not count any more, and sessions end.',
    params: one,
    body: z.object({ mail: text(200) }),
    answer: z.object({ name: z.string(), mail: z.string(), url: z.string(), endsAt: instant() }),
    errors: ['EMAIL_INVALID', 'OFFICE_INVITE_SELF', 'OPERATOR_MAIL_TAKEN', 'OPERATOR_UNKNOWN'],
  }),
  endSessionsOf: route('POST', '/operators/:operatorId/sessions/end', 'operator', {
    summary: 'An owner signs an operator out everywhere.',
    params: one,
    answer: z.object({ ended: z.int() }),
    errors: ['OPERATOR_UNKNOWN'],
  }),
  searchAudit: route('GET', '/audit', 'operator', {
    summary: 'What operators did and read, the newest first.',
    query: z.object({
      ...pageQuery,
      ...auditFilters,
    }),
    answer: page(auditRow),
  }),
  checkAudit: route('POST', '/audit/check', 'operator', {
    summary: 'Reckons the whole chain of the audit: a row that is missing or was changed shows.',
    answer: z.object({
      rows: z.int(),
      /** The first number where the chain breaks; null where it holds. */
      brokenAt: z.nullable(z.int()),
      /** The newest link. */
      link: z.nullable(z.string()),
    }),
  }),
} as const;
