import type { LinkProps } from '@tanstack/react-router';
import type { IconName } from '#ui/icon.tsx';
import { menuTexts as m } from './ja.ts';
import { ways, type Side } from './ways.ts';

export interface MenuEntry {
  readonly icon: IconName;
  readonly label: string;
  readonly to: NonNullable<LinkProps['to']>;
  readonly params?: { readonly page: string };
}

/** A group of the menu. */
export interface MenuGroup {
  readonly title: string;
  readonly entries: readonly MenuEntry[];
}

const guest: readonly MenuGroup[] = [
  {
    title: m.pay,
    entries: [
      { icon: 'card', label: m.paymentInfo, to: '/guest/payment-info' },
      { icon: 'point', label: m.pointHistory, to: '/guest/used-point-history' },
      { icon: 'clock', label: m.purchaseHistory, to: '/guest/buy-point/history' },
      { icon: 'receipt', label: m.receipt, to: '/guest/receipt' },
      { icon: 'ticket', label: m.coupon, to: '/guest/coupon' },
      { icon: 'gift', label: m.sentGifts, to: '/guest/gift' },
    ],
  },
  {
    title: m.people,
    entries: [
      { icon: 'star', label: m.ranking, to: ways.guest.toRanking },
      { icon: 'search', label: m.savedSearches, to: '/guest/saved-searches' },
      { icon: 'heart', label: m.favoriteLists, to: '/guest/favorite/lists' },
      { icon: 'block', label: m.blockedCasts, to: ways.guest.toBlocked },
    ],
  },
  {
    title: m.account,
    entries: [
      { icon: 'user', label: m.editProfile, to: '/guest/edit-profile' },
      { icon: 'shield', label: m.age, to: ways.guest.toAge },
      { icon: 'phone', label: m.phone, to: ways.guest.toPhone },
      { icon: 'bell', label: m.notices, to: ways.guest.toNotices },
      { icon: 'settings', label: m.settings, to: ways.guest.toSettings },
    ],
  },
  {
    title: m.support,
    entries: [
      { icon: 'info', label: m.howTo, to: '/guest/help/$page', params: { page: 'how-to-use' } },
      { icon: 'help', label: m.help, to: '/guest/help' },
      { icon: 'send', label: m.contact, to: '/contact-us' },
      { icon: 'lock', label: m.terms, to: '/guest/help/$page', params: { page: 'terms-service' } },
    ],
  },
];

const cast: readonly MenuGroup[] = [
  {
    title: m.work,
    entries: [
      { icon: 'user', label: m.myProfile, to: '/cast/my-profile/preview' },
      { icon: 'pencil', label: m.editProfile, to: '/cast/edit-profile' },
      { icon: 'photo', label: m.photos, to: '/cast/my-profile/photos' },
      { icon: 'card', label: m.accountInfo, to: '/cast/account-info' },
      { icon: 'point', label: m.price, to: '/cast/setting/setting-price' },
      { icon: 'cloudOff', label: m.pause, to: ways.cast.toPause },
    ],
  },
  {
    title: m.reward,
    entries: [
      { icon: 'clock', label: m.earnings, to: '/cast/point-history' },
      { icon: 'send', label: m.payoff, to: '/cast/request-payoff' },
      { icon: 'receipt', label: m.payoffHistory, to: '/cast/payoff' },
      { icon: 'bank', label: m.bankAccount, to: '/cast/bank-account' },
      { icon: 'star', label: m.stage, to: '/cast/stage' },
      { icon: 'gift', label: m.gifts, to: '/cast/gift' },
    ],
  },
  {
    title: m.guests,
    entries: [
      { icon: 'sort', label: m.ranking, to: ways.cast.toRanking },
      { icon: 'heart', label: m.favorites, to: '/cast/favorite' },
      { icon: 'users', label: m.groups, to: '/cast/group' },
      { icon: 'block', label: m.blockedGuests, to: ways.cast.toBlocked },
    ],
  },
  {
    title: m.account,
    entries: [
      { icon: 'shield', label: m.age, to: ways.cast.toAge },
      { icon: 'phone', label: m.changePhone, to: ways.cast.toPhone },
      { icon: 'bell', label: m.notices, to: ways.cast.toNotices },
      { icon: 'settings', label: m.settings, to: ways.cast.toSettings },
    ],
  },
  {
    title: m.support,
    entries: [
      { icon: 'info', label: m.howTo, to: '/cast/how-to-use' },
      { icon: 'help', label: m.help, to: '/cast/help' },
      { icon: 'chat', label: m.operators, to: '/cast/settings/support' },
      { icon: 'send', label: m.contact, to: '/contact-us' },
      { icon: 'lock', label: m.terms, to: '/cast/policy' },
    ],
  },
];

/** All that stands behind a side's マイページ: its page shows it, and from 1280 px it stands beside every screen of it. */
export const menus: Readonly<Record<Side, readonly MenuGroup[]>> = { guest, cast };

/** Where an entry leads. */
export const addressOf = ({ to, params }: MenuEntry): string => to.replace('$page', params?.page ?? '');

/** The entry that a screen belongs to: its own, or else the nearest above it. */
export function entryOf(side: Side, path: string): MenuEntry | undefined {
  return menus[side]
    .flatMap(({ entries }) => entries)
    .filter((entry) => `${path}/`.startsWith(`${addressOf(entry)}/`))
    .toSorted((a, b) => addressOf(b).length - addressOf(a).length)[0];
}
