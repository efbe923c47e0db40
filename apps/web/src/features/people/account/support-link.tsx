import { Link } from '@tanstack/react-router';
import { MoreMark, moreLinkClass } from '#ui/page.tsx';
import { accountTexts as t } from './ja.ts';

/** The way on where nothing else is left: a number is locked, an account suspended, a session ended. */
export function SupportLink() {
  return (
    <p className="mt-8 flex flex-col items-center gap-2 text-xs text-sub">
      <span className="phrase text-center">{t.supportLead}</span>
      <Link to="/contact-us" search={{ signedOut: true }} className={moreLinkClass}>
        {t.support}
        <MoreMark />
      </Link>
    </p>
  );
}
