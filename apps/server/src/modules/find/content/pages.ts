import type { PageName, PageNumbers, Reader, StaticPage, WrittenPage } from './page.ts';
import { commercialTransaction } from './pages/commercial-transaction.ja.ts';
import { faqForCasts } from './pages/faq-cast.ja.ts';
import { faqForGuests } from './pages/faq-guest.ja.ts';
import { howToForCasts } from './pages/how-to-cast.ja.ts';
import { howToForGuests } from './pages/how-to-guest.ja.ts';
import { privacyPolicy } from './pages/privacy-policy.ja.ts';
import { termsForCasts } from './pages/terms-cast.ja.ts';
import { termsForGuests } from './pages/terms-guest.ja.ts';

const both = (page: WrittenPage) => ({ GUEST: page, CAST: page });

const pages: Readonly<Record<PageName, Readonly<Record<Reader, WrittenPage>>>> = {
  TERM_SERVICE: { GUEST: termsForGuests, CAST: termsForCasts },
  COMMERCIAL_TRANSACTION: both(commercialTransaction),
  PRIVACY_POLICY: both(privacyPolicy),
  FAQ: { GUEST: faqForGuests, CAST: faqForCasts },
  HOW_TO_USE: { GUEST: howToForGuests, CAST: howToForCasts },
};

/** The page of a name as one side reads it, with the numbers that hold. */
export function pageFor(name: PageName, reader: Reader, numbers: PageNumbers): StaticPage {
  const page = pages[name][reader];
  const sections = page.sections.map(({ heading, paragraphs }) => ({
    heading,
    paragraphs: paragraphs.map((text) => (typeof text === 'string' ? text : text(numbers))),
  }));
  return { ...page, sections };
}
