import type { operatorActAdminRoutes } from '@yoimachi/contract/operator-act';
import type { OperatorHandlers } from '#platform/http';
import type { ActContext } from '#platform/module';
import type { PersonalTables } from '#platform/personal';
import { approveAct, declineAct } from './commands/decide-act.ts';
import { proposeRewardReturn, releaseReward } from './commands/decide-frozen-reward.ts';
import { frozenRewards, openActs } from './queries/waiting.ts';
import { giveGoodwill, readGoodwill, setGoodwillLimit } from './commands/goodwill.ts';
import { proposeAct } from './commands/propose-act.ts';
import { proposeBookingEnd } from './commands/propose-booking-end.ts';
import { proposeAuditExport, proposePersonalExport } from './commands/propose-export.ts';
import { readAuditExport, readPersonalExport } from './commands/fetch-export.ts';
import { ownExports } from './queries/own-exports.ts';

/** What the tables hold of people is handed in, for the file of one of them. */
export const operatorActAdmin = (
  context: ActContext,
  tables: PersonalTables,
): OperatorHandlers<typeof operatorActAdminRoutes> => ({
  readGoodwill: ({ operator }) => readGoodwill(context, operator),
  giveGoodwill: ({ params, body, operator }) => giveGoodwill(context, { ...params, ...body, operator }),
  setGoodwillLimit: ({ body, operator }) => setGoodwillLimit(context, { ...body, operator }),
  proposeAdjustment: ({ params, body, operator }) =>
    proposeAct(context, { kind: 'ADJUSTMENT', ...params, ...body, operator }),
  proposeRefund: ({ params, body, operator }) =>
    proposeAct(context, { kind: 'REFUND', ...params, ...body, operator }),
  proposeBookingEnd: ({ params, body, operator }) =>
    proposeBookingEnd(context, { ...params, ...body, operator }),
  releaseReward: ({ params, body, operator }) => releaseReward(context, { ...params, ...body, operator }),
  proposeRewardReturn: ({ params, body, operator }) =>
    proposeRewardReturn(context, { ...params, ...body, operator }),
  listActs: ({ query }) => openActs(context, query.cursor),
  listFrozenRewards: ({ query }) => frozenRewards(context, query.cursor),
  approveAct: ({ params, operator }) => approveAct(context, { ...params, operator }),
  declineAct: ({ params, operator }) => declineAct(context, { ...params, operator }),
  proposeAuditExport: ({ body: { reason, ...filter }, operator }) =>
    proposeAuditExport(context, { filter, reason, operator }),
  proposePersonalExport: ({ params, body, operator }) =>
    proposePersonalExport(context, { ...params, ...body, operator }),
  listOwnExports: ({ operator }) => ownExports(context, operator),
  readAuditExport: ({ params, operator }) => readAuditExport(context, { ...params, operator }),
  readPersonalExport: ({ params, operator }) => readPersonalExport(context, tables, { ...params, operator }),
});
