import { UserType } from '@yoimachi/domain/account';
import type { Day } from '@yoimachi/domain/time';

/** What people agree to (rules.md 10). */
export const CONSENT_ITEMS = [
  'TERMS',
  'PRIVACY',
  'COLLECTION',
  'NO_ORGANISED_CRIME',
  'MESSAGE_SCAN',
  'AGE_BY_CARD',
  'AUTO_CHARGE',
  'ADVERTISING',
] as const;
export type ConsentItem = (typeof CONSENT_ITEMS)[number];

/** Where it was asked: at the registration, with a card, before something is bought or sent, in the settings; or taken back by a mail's link. */
export const CONSENT_PLACES = ['REGISTRATION', 'CARD', 'SHEET', 'SETTINGS', 'MAIL'] as const;
export type ConsentPlace = (typeof CONSENT_PLACES)[number];

/**
 * What is closed until it is agreed to: finishing the registration; buying; sending requests, gifts and texts; opening evenings and
 * approving requests; registering a card; having missing points charged to it.
 */
export type ConsentAct = 'REGISTER' | 'BUY' | 'SEND' | 'MEET' | 'CARD' | 'AUTO_CHARGE';

/** A text in one version, in force from 00:00 (Tokyo) of its day. One that `asks` is asked of those who agreed to an earlier one. */
export interface TextVersion {
  readonly version: Day;
  readonly asks: boolean;
  /** What is new to those who agreed to an earlier one. */
  readonly news?: string | null;
}

const first: readonly TextVersion[] = [{ version: '2026-11-01', asks: true }];
/** Organised crime, agency for collection and the scanning of messages stand in the terms themselves. */
const terms: readonly TextVersion[] = [...first, { version: '2026-11-15', asks: true }];

/**
 * Every text that is agreed to, with the versions that come with the product, from the oldest on. Operators publish further ones of what stands
 * on a page; the words of the others are what the server ships.
 */
export const CONSENT_TEXTS = {
  'terms-guest': terms,
  'terms-cast': terms,
  // How long consents are kept.
  'privacy-policy': [...first, { version: '2026-11-15', asks: false }],
  'collection-agency': first,
  'no-organised-crime': first,
  'message-scan-guest': first,
  'message-scan-cast': first,
  'age-by-card': first,
  'auto-charge': first,
  advertising: first,
} as const satisfies Readonly<Record<string, readonly TextVersion[]>>;
export type ConsentTextId = keyof typeof CONSENT_TEXTS;
/** All of them with every version of now. */
export type ConsentTexts = Readonly<Record<ConsentTextId, readonly TextVersion[]>>;

interface ConsentRule {
  /** Who is asked, and by which text. */
  readonly texts: { readonly [Type in UserType]?: ConsentTextId };
  readonly closes: readonly ConsentAct[];
  /** Whether it can be taken back while one stays. */
  readonly isWithdrawable: boolean;
}

const both = (text: ConsentTextId) => ({ [UserType.GUEST]: text, [UserType.CAST]: text });
const EVERYTHING = ['REGISTER', 'BUY', 'SEND', 'MEET', 'CARD'] as const;

export const CONSENT_RULES: Readonly<Record<ConsentItem, ConsentRule>> = {
  TERMS: {
    texts: { [UserType.GUEST]: 'terms-guest', [UserType.CAST]: 'terms-cast' },
    closes: EVERYTHING,
    isWithdrawable: false,
  },
  PRIVACY: { texts: both('privacy-policy'), closes: EVERYTHING, isWithdrawable: false },
  COLLECTION: {
    texts: { [UserType.CAST]: 'collection-agency' },
    closes: ['REGISTER', 'MEET'],
    isWithdrawable: false,
  },
  NO_ORGANISED_CRIME: { texts: both('no-organised-crime'), closes: EVERYTHING, isWithdrawable: false },
  MESSAGE_SCAN: {
    texts: { [UserType.GUEST]: 'message-scan-guest', [UserType.CAST]: 'message-scan-cast' },
    closes: ['REGISTER', 'SEND', 'MEET'],
    isWithdrawable: false,
  },
  AGE_BY_CARD: { texts: { [UserType.GUEST]: 'age-by-card' }, closes: ['CARD'], isWithdrawable: false },
  AUTO_CHARGE: {
    texts: { [UserType.GUEST]: 'auto-charge' },
    closes: ['CARD', 'AUTO_CHARGE'],
    isWithdrawable: true,
  },
  ADVERTISING: { texts: both('advertising'), closes: [], isWithdrawable: true },
};
