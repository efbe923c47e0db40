import { queueLists, type AdminCall } from '@yoimachi/contract/admin';
import type { QueueName } from '@yoimachi/domain/queue';
import { queueNames } from '#lib/labels.ja.ts';
import type { OfficeIconName } from '#parts/icon.tsx';
import type { IconName } from '#ui/icon.tsx';
import { appTexts as t } from '../ja.ts';

type Icon = { readonly own: OfficeIconName } | { readonly shared: IconName };
type Group = keyof typeof t.groups;

/** A queue; without its list there is nothing to do there. */
const queue = (name: QueueName, group: Group, icon: Icon) => ({
  queue: name,
  to: '/queues/$queue' as const,
  label: queueNames[name],
  icon,
  group,
  needs: queueLists[name],
});

/** Another screen; without the call that it needs there is nothing to do there, and where it needs none everybody has it. */
const screen = <To extends string>(
  to: To,
  label: string,
  group: Group,
  icon: Icon,
  needs: AdminCall | null,
) => ({ queue: undefined, to, label, icon, group, needs });

/** Every screen of the navigation, in its order. */
export const places = [
  screen('/', t.home, 'start', { shared: 'home' }, null),
  queue('age-checks', 'review', { own: 'idCard' }),
  queue('media-files', 'review', { shared: 'photo' }),
  queue('phone-changes', 'review', { shared: 'phone' }),
  queue('lost-numbers', 'review', { own: 'phoneOff' }),
  queue('name-requests', 'review', { shared: 'pencil' }),
  queue('reports', 'review', { own: 'flag' }),
  queue('claims', 'review', { own: 'scales' }),
  queue('penalties', 'review', { own: 'triangle' }),
  queue('matches', 'review', { shared: 'users' }),
  screen('/shared-accounts', t.sharedAccounts, 'review', { shared: 'bank' }, 'readSharedAccounts'),
  queue('referrals', 'review', { shared: 'user' }),
  queue('alerts', 'work', { shared: 'siren' }),
  screen('/tonight', t.tonight, 'work', { shared: 'moon' }, 'listTonight'),
  screen('/bookings', t.bookings, 'work', { shared: 'calendar' }, 'listBookings'),
  screen('/stores', t.stores, 'work', { shared: 'shop' }, 'listStores'),
  screen('/members', t.members, 'work', { shared: 'users' }, 'listMembers'),
  queue('inquiries', 'work', { shared: 'mail' }),
  queue('removals', 'work', { shared: 'trash' }),
  queue('debts', 'work', { shared: 'card' }),
  screen('/chargebacks', t.chargebacks, 'work', { own: 'history' }, 'listChargebacks'),
  screen('/payoffs', t.payoffs, 'work', { shared: 'bank' }, 'listPayDays'),
  queue('frozen-rewards', 'work', { shared: 'lock' }),
  queue('acts', 'work', { shared: 'check' }),
  screen('/news', t.news, 'publish', { shared: 'bell' }, 'listNews'),
  screen('/banners', t.banners, 'publish', { shared: 'photo' }, 'listBanners'),
  screen('/saved-answers', t.savedAnswers, 'publish', { shared: 'chat' }, 'listSavedAnswers'),
  screen('/coupons', t.coupons, 'publish', { shared: 'ticket' }, 'listCoupons'),
  screen('/gifts', t.gifts, 'publish', { shared: 'gift' }, 'listGifts'),
  screen('/prices', t.prices, 'publish', { shared: 'sliders' }, 'listStages'),
  screen('/pages', t.pages, 'publish', { shared: 'receipt' }, 'listPages'),
  screen('/wordings', t.wordings, 'publish', { shared: 'chat' }, 'listNoticeWordings'),
  screen('/text-rules', t.textRules, 'publish', { own: 'flag' }, 'readTextRules'),
  screen('/districts', t.districts, 'publish', { shared: 'pin' }, 'listDistricts'),
  screen('/rankings', t.rankings, 'publish', { shared: 'star' }, 'listRankingEntries'),
  screen('/figures', t.figures, 'record', { shared: 'sort' }, 'listBookingDays'),
  screen('/ledger', t.ledger, 'record', { shared: 'receipt' }, 'showLedger'),
  screen('/receipts', t.receipts, 'record', { shared: 'receipt' }, 'searchReceipts'),
  screen('/staff', t.staff, 'record', { shared: 'users' }, 'listOperators'),
  screen('/on-call', t.onCall, 'record', { shared: 'phone' }, 'listShifts'),
  screen('/audit', t.audit, 'record', { own: 'history' }, 'searchAudit'),
  screen('/operations', t.operations, 'record', { shared: 'sliders' }, 'listRecommendationWeights'),
  screen('/state', t.state, 'record', { shared: 'shield' }, 'showState'),
  queue('dead-work', 'record', { shared: 'refresh' }),
  queue('deliveries', 'record', { shared: 'bellOff' }),
];

export type Place = (typeof places)[number];
