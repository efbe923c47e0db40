/** Pages of rules and help (rules.md 10; domain A-81), by the names that `/static-page` takes. */
export const PAGE_NAMES = [
  'TERM_SERVICE',
  'COMMERCIAL_TRANSACTION',
  'PRIVACY_POLICY',
  'FAQ',
  'HOW_TO_USE',
  'POLICY',
  'EXTERNAL_TRANSMISSION',
  'POINT_INFORMATION',
  'COMPANY',
] as const;
export type PageName = (typeof PAGE_NAMES)[number];

export const PAGE_SIDES = ['GUEST', 'CAST'] as const;
export type PageSide = (typeof PAGE_SIDES)[number];

/** Every text with versions of its own; what people agree to carries these ids in their consents. */
export const PAGE_TEXT_IDS = [
  'terms-guest',
  'terms-cast',
  'commercial-transaction',
  'privacy-policy',
  'faq-guest',
  'faq-cast',
  'how-to-guest',
  'how-to-cast',
  'policy',
  'external-transmission',
  'point-information',
  'company',
] as const;
export type PageTextId = (typeof PAGE_TEXT_IDS)[number];

const both = (id: PageTextId) => ({ GUEST: id, CAST: id });

const TEXTS: Readonly<Record<PageName, Readonly<Record<PageSide, PageTextId>>>> = {
  TERM_SERVICE: { GUEST: 'terms-guest', CAST: 'terms-cast' },
  COMMERCIAL_TRANSACTION: both('commercial-transaction'),
  PRIVACY_POLICY: both('privacy-policy'),
  FAQ: { GUEST: 'faq-guest', CAST: 'faq-cast' },
  HOW_TO_USE: { GUEST: 'how-to-guest', CAST: 'how-to-cast' },
  POLICY: both('policy'),
  EXTERNAL_TRANSMISSION: both('external-transmission'),
  POINT_INFORMATION: both('point-information'),
  COMPANY: both('company'),
};

/** The text that a page shows to one side. */
export const pageTextOf = (name: PageName, side: PageSide): PageTextId => TEXTS[name][side];

/** The page on which a text stands. */
export const pageOfText = (textId: PageTextId): PageName =>
  PAGE_NAMES.find((name) => PAGE_SIDES.some((side) => TEXTS[name][side] === textId))!;

/** Pictures of the product that help may show, by the names of their files. */
export const HELP_PICTURES = [
  'guest-search',
  'guest-profile',
  'guest-points',
  'guest-bookings',
  'guest-booking',
  'cast-home',
  'cast-schedule',
  'cast-bookings',
  'cast-points',
] as const;
export type HelpPicture = (typeof HELP_PICTURES)[number];

/** What operators enter of the installation, and pages say. */
export const PAGE_WORD_KEYS = [
  'responsible',
  'address',
  'phone',
  'telecomFiling',
  'introductionFiling',
  'entertainmentFiling',
  'feeBasis',
] as const;
export type PageWordKey = (typeof PAGE_WORD_KEYS)[number];

export const PAGE_WORD_MAX = 200;
