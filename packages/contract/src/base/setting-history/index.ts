import * as z from 'zod/mini';
import { instant, page, pageQuery } from '@yoimachi/contract/common';
import { route } from '@yoimachi/contract/route';

/** What operators set and whose changes are kept. */
export const SETTINGS = [
  'PACKAGE',
  'GIFT',
  'GIFT_SWITCH',
  'STAGE',
  'COUPON',
  'PAYOFF_TERMS',
  'BANK_LAYOUT',
  'WEIGHT',
  'FORBIDDEN_WORD',
  'TEXT_RULE',
  'TEXT_REPORT',
  'MAINTENANCE',
] as const;
export type Setting = (typeof SETTINGS)[number];

/** Fields of a setting by their names; numbers carry their unit in it. */
const values = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]));
export type SettingValues = z.output<typeof values>;

const change = z.object({
  at: instant(),
  setting: z.literal([...SETTINGS]),
  /** Which one of several, in words; empty where there is one alone. */
  subject: z.string(),
  /** Null: it was not there before. */
  before: z.nullable(values),
  /** Null: it is not there any more. */
  after: z.nullable(values),
  /** Null: the product itself. */
  operatorName: z.nullable(z.string()),
});
export type SettingChange = z.output<typeof change>;

export const settingHistoryAdminRoutes = {
  listSettingChanges: route('GET', '/setting-changes', 'operator', {
    summary: 'What was set, from when, by whom and what it was, the newest first.',
    query: z.object({ ...pageQuery, setting: z.optional(z.literal([...SETTINGS])) }),
    answer: page(change),
  }),
} as const;
