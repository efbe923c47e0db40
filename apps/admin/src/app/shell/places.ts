import { queueLists, type AdminCall } from '@yoimachi/contract/admin';
import type { QueueName } from '@yoimachi/domain/queue';
import { queueNames } from '#lib/labels.ja.ts';
import type { OfficeIconName } from '#parts/icon.tsx';
import type { IconName } from '#ui/icon.tsx';
import { appTexts as t } from '../ja.ts';

type Icon = { readonly own: OfficeIconName } | { readonly shared: IconName };
type Group = keyof typeof t.groups;

export interface Place {
  /** A queue, or the path of another screen. */
  readonly queue?: QueueName;
  readonly to:
    | '/'
    | '/queues/$queue'
    | '/tonight'
    | '/bookings'
    | '/stores'
    | '/districts'
    | '/rankings'
    | '/members'
    | '/payoffs'
    | '/coupons'
    | '/news'
    | '/banners'
    | '/pages'
    | '/wordings'
    | '/gifts'
    | '/prices'
    | '/text-rules'
    | '/operations'
    | '/state'
    | '/ledger'
    | '/figures'
    | '/shared-accounts'
    | '/receipts'
    | '/chargebacks'
    | '/saved-answers'
    | '/staff'
    | '/on-call'
    | '/audit';
  readonly label: string;
  readonly icon: Icon;
  readonly group: Group;
  /** Without this call there is nothing to do there; null: everybody has it. */
  readonly needs: AdminCall | null;
}

const queue = (name: QueueName, group: Group, icon: Icon): Place => ({
  queue: name,
  to: '/queues/$queue',
  label: queueNames[name],
  icon,
  group,
  needs: queueLists[name],
});

/** Every screen of the navigation, in its order. */
export const places: readonly Place[] = [
  { to: '/', label: t.home, icon: { shared: 'home' }, group: 'start', needs: null },
  queue('age-checks', 'review', { own: 'idCard' }),
  queue('media-files', 'review', { shared: 'photo' }),
  queue('phone-changes', 'review', { shared: 'phone' }),
  queue('lost-numbers', 'review', { own: 'phoneOff' }),
  queue('name-requests', 'review', { shared: 'pencil' }),
  queue('reports', 'review', { own: 'flag' }),
  queue('claims', 'review', { own: 'scales' }),
  queue('penalties', 'review', { own: 'triangle' }),
  queue('matches', 'review', { shared: 'users' }),
  {
    to: '/shared-accounts',
    label: t.sharedAccounts,
    icon: { shared: 'bank' },
    group: 'review',
    needs: 'readSharedAccounts',
  },
  queue('referrals', 'review', { shared: 'user' }),
  queue('alerts', 'work', { shared: 'siren' }),
  { to: '/tonight', label: t.tonight, icon: { shared: 'moon' }, group: 'work', needs: 'listTonight' },
  { to: '/bookings', label: t.bookings, icon: { shared: 'calendar' }, group: 'work', needs: 'listBookings' },
  { to: '/stores', label: t.stores, icon: { shared: 'shop' }, group: 'work', needs: 'listStores' },
  { to: '/members', label: t.members, icon: { shared: 'users' }, group: 'work', needs: 'listMembers' },
  queue('inquiries', 'work', { shared: 'mail' }),
  queue('removals', 'work', { shared: 'trash' }),
  queue('debts', 'work', { shared: 'card' }),
  {
    to: '/chargebacks',
    label: t.chargebacks,
    icon: { own: 'history' },
    group: 'work',
    needs: 'listChargebacks',
  },
  { to: '/payoffs', label: t.payoffs, icon: { shared: 'bank' }, group: 'work', needs: 'listPayDays' },
  queue('frozen-rewards', 'work', { shared: 'lock' }),
  queue('acts', 'work', { shared: 'check' }),
  { to: '/news', label: t.news, icon: { shared: 'bell' }, group: 'publish', needs: 'listNews' },
  { to: '/banners', label: t.banners, icon: { shared: 'photo' }, group: 'publish', needs: 'listBanners' },
  {
    to: '/saved-answers',
    label: t.savedAnswers,
    icon: { shared: 'chat' },
    group: 'publish',
    needs: 'listSavedAnswers',
  },
  { to: '/coupons', label: t.coupons, icon: { shared: 'ticket' }, group: 'publish', needs: 'listCoupons' },
  { to: '/gifts', label: t.gifts, icon: { shared: 'gift' }, group: 'publish', needs: 'listGifts' },
  { to: '/prices', label: t.prices, icon: { shared: 'sliders' }, group: 'publish', needs: 'listStages' },
  { to: '/pages', label: t.pages, icon: { shared: 'receipt' }, group: 'publish', needs: 'listPages' },
  {
    to: '/wordings',
    label: t.wordings,
    icon: { shared: 'chat' },
    group: 'publish',
    needs: 'listNoticeWordings',
  },
  { to: '/text-rules', label: t.textRules, icon: { own: 'flag' }, group: 'publish', needs: 'readTextRules' },
  { to: '/districts', label: t.districts, icon: { shared: 'pin' }, group: 'publish', needs: 'listDistricts' },
  {
    to: '/rankings',
    label: t.rankings,
    icon: { shared: 'star' },
    group: 'publish',
    needs: 'listRankingEntries',
  },
  { to: '/figures', label: t.figures, icon: { shared: 'sort' }, group: 'record', needs: 'listBookingDays' },
  { to: '/ledger', label: t.ledger, icon: { shared: 'receipt' }, group: 'record', needs: 'showLedger' },
  {
    to: '/receipts',
    label: t.receipts,
    icon: { shared: 'receipt' },
    group: 'record',
    needs: 'searchReceipts',
  },
  { to: '/staff', label: t.staff, icon: { shared: 'users' }, group: 'record', needs: 'listOperators' },
  { to: '/on-call', label: t.onCall, icon: { shared: 'phone' }, group: 'record', needs: 'listShifts' },
  { to: '/audit', label: t.audit, icon: { own: 'history' }, group: 'record', needs: 'searchAudit' },
  {
    to: '/operations',
    label: t.operations,
    icon: { shared: 'sliders' },
    group: 'record',
    needs: 'listRecommendationWeights',
  },
  { to: '/state', label: t.state, icon: { shared: 'shield' }, group: 'record', needs: 'showState' },
  queue('dead-work', 'record', { shared: 'refresh' }),
  queue('deliveries', 'record', { shared: 'bellOff' }),
];
