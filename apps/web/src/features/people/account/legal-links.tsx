import { Link } from '@tanstack/react-router';
import { accountTexts as t } from './ja.ts';

const linkClass = 'hit underline underline-offset-4';

/** What a registration asks to agree to; each side has its own terms. */
export function LegalLinks({ side }: { readonly side: 'guest' | 'cast' }) {
  const link = (page: string, label: string) => (
    <Link to="/authentication/legal/$page" params={{ page }} search={{ side }} className={linkClass}>
      {label}
    </Link>
  );
  return (
    <nav aria-label={t.terms} className="flex flex-wrap justify-center gap-x-6 gap-y-5 text-sm text-ink">
      {link('terms-service', t.terms)}
      {link('privacy-policy', t.privacy)}
      {link('commercial-transaction', t.commercial)}
      <Link to="/contact-us" className={linkClass}>
        {t.support}
      </Link>
    </nav>
  );
}
