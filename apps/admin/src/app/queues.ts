import type { QueueName } from '@yoimachi/domain/queue';
import type { QueueScreen } from '#parts/workbench/index.ts';

/** What a queue shows and decides, loaded when it is opened. */
export const queueScreens: Readonly<Record<QueueName, () => Promise<QueueScreen>>> = {
  reports: async () => (await import('#features/reports')).reports,
  'age-checks': async () => (await import('#features/age-check')).ageChecks,
  alerts: async () => (await import('#features/alerts')).alerts,
  claims: async () => (await import('#features/claims')).claims,
  inquiries: async () => (await import('#features/inquiries')).inquiries,
  removals: async () => (await import('#features/inquiries')).removals,
  acts: async () => (await import('#features/acts')).acts,
  debts: async () => (await import('#features/debts')).debts,
  'frozen-rewards': async () => (await import('#features/frozen-rewards')).frozenRewards,
  'dead-work': async () => (await import('#features/dead-work')).deadWork,
  deliveries: async () => (await import('#features/deliveries')).deliveries,
  'media-files': async () => (await import('#features/media-files')).mediaFiles,
  'phone-changes': async () => (await import('#features/phone-changes')).phoneChanges,
  'lost-numbers': async () => (await import('#features/lost-numbers')).lostNumbers,
  'name-requests': async () => (await import('#features/name-requests')).nameRequests,
  penalties: async () => (await import('#features/penalties')).penalties,
  matches: async () => (await import('#features/matches')).matches,
  referrals: async () => (await import('#features/referrals')).referrals,
};
