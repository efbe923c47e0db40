export {
  CONSENT_ITEMS,
  CONSENT_PLACES,
  CONSENT_RULES,
  CONSENT_TEXTS,
  type ConsentAct,
  type ConsentItem,
  type ConsentPlace,
  type ConsentTextId,
  type ConsentTexts,
  type TextVersion,
} from './catalogue.ts';
export {
  checkAgreement,
  consentsFor,
  isGiven,
  missingConsents,
  newestVersion,
  staysOpen,
  textOf,
  versionsAt,
  type Consent,
} from './consent.ts';
export { AGREED_PAGES, askedBy, isAgreedTo, type AgreedPageId } from './pages.ts';
export {
  CONSENT_STANDINGS,
  consentsAt,
  type ConsentAt,
  type ConsentsAt,
  type ConsentStanding,
  type ConsentWord,
} from './at-moment.ts';
