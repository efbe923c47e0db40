import type { AdminCall } from '@yoimachi/contract/admin';
import type { QueueName } from '@yoimachi/domain/queue';
import type { Row } from './fill.ts';

type Decision = (row: Row & Record<string, unknown>) => readonly [AdminCall, object];

const reason = '書類を確認したため';
const params = (name: string): ((row: Row) => object) => {
  return ({ itemId }) => ({ params: { [name]: itemId } });
};
const simply =
  (call: AdminCall, name: string, body?: object): Decision =>
  (row) => [call, { ...params(name)(row), ...(body && { body }) }];

/** How a row of each queue is decided. Claims and frozen rewards have races of their own, on meetings that were really held. */
export const DECISIONS = {
  alerts: simply('handleAlert', 'alertId'),
  reports: simply('handleReport', 'reportId'),
  'age-checks': simply('rejectAgeCheck', 'checkId', { reason: 'UNREADABLE' }),
  'media-files': simply('rejectMedia', 'fileId', { reason: 'BLURRED' }),
  inquiries: simply('answerInquiry', 'number', { text: '確認しました。', seen: 1 }),
  removals: simply('decideRemoval', 'number', { text: '確認しました。', seen: 1, outcome: 'KEPT' }),
  'phone-changes': simply('rejectPhoneChange', 'changeId', { reason }),
  'lost-numbers': simply('rejectLostNumber', 'requestId', { reason }),
  'name-requests': simply('decideNameRequest', 'requestId', { approved: false, reason }),
  penalties: ({ itemId, penalties }) => [
    'closePenaltyReview',
    {
      params: { castId: itemId },
      body: { reason, seenId: (penalties as { penaltyId: string }[]).at(-1)!.penaltyId },
    },
  ],
  matches: ({ identityId, otherId }) => [
    'decideMatch',
    { params: { identityId, otherId }, body: { decision: 'DIFFERENT', reason } },
  ],
  referrals: simply('decideReferral', 'friendId', { counts: false }),
  debts: simply('waiveDebt', 'debtId', { reason }),
  acts: simply('declineAct', 'actId'),
  'dead-work': simply('reviveEvent', 'eventId'),
  deliveries: simply('reviveDelivery', 'deliveryId'),
} as const satisfies Partial<Record<QueueName, Decision>>;

export type Decided = keyof typeof DECISIONS;
export const DECIDED = Object.keys(DECISIONS) as readonly Decided[];
