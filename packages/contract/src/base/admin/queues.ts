import type { OperatorRole } from '@yoimachi/domain/operator';
import type { QueueName } from '@yoimachi/domain/queue';
import { mayAct, type AdminCall } from './acts.ts';

/** The call that lists a queue: who may make it works in the queue. */
export const queueLists = {
  alerts: 'listAlerts',
  reports: 'listReports',
  'age-checks': 'listAgeChecks',
  'media-files': 'listMedia',
  inquiries: 'listInquiries',
  removals: 'listRemovals',
  claims: 'listClaims',
  'phone-changes': 'listPhoneChanges',
  'lost-numbers': 'listLostNumbers',
  'name-requests': 'listNameRequests',
  penalties: 'listPenalties',
  matches: 'listMatches',
  referrals: 'listReferrals',
  debts: 'listDebts',
  'frozen-rewards': 'listFrozenRewards',
  acts: 'listActs',
  'dead-work': 'listDeadWork',
  deliveries: 'listDeadDeliveries',
} as const satisfies Record<QueueName, AdminCall>;

export const mayWork = (role: OperatorRole, queue: QueueName): boolean => mayAct(role, queueLists[queue]);
