import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { isViewTab } from '#lib/session-storage.ts';
import { footerTexts as t } from './legal-footer.ja.ts';

const linkClass = 'hit underline underline-offset-4';

/** Below every screen outside the two sides: help, rules and where to ask, in the words of the side that reads. On the way in nobody asks as a member. */
export function LegalFooter({
  side,
  isEntry,
}: {
  readonly side: 'guest' | 'cast';
  readonly isEntry: boolean;
}) {
  const search = side === 'cast' ? { side } : {};
  useEffect(() => {
    // Here, since it comes late with all these screens, and few ever need it.
    if (isViewTab()) void import('#people/viewing').then(({ showView }) => showView());
  }, []);
  const link = (page: string, label: string) => (
    <Link to="/authentication/legal/$page" params={{ page }} search={search} className={linkClass}>
      {label}
    </Link>
  );
  return (
    <footer className="border-t border-line px-6 pt-6 pb-10">
      <nav
        aria-label={t.footer}
        className="mx-auto flex max-w-[680px] flex-wrap justify-center gap-x-6 gap-y-5 text-sm text-ink"
      >
        <Link to="/help" search={search} className={linkClass}>
          {t.help}
        </Link>
        {link('faq', t.faq)}
        {link('terms-service', t.terms)}
        {link('privacy-policy', t.privacy)}
        {link('commercial-transaction', t.commercial)}
        {link('company', t.company)}
        <Link to="/external-transmission" className={linkClass}>
          {t.external}
        </Link>
        <Link to="/contact-us" search={isEntry ? { signedOut: true } : {}} className={linkClass}>
          {t.contact}
        </Link>
      </nav>
    </footer>
  );
}
