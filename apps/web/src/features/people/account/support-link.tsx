import { MoreLink } from '#ui/more-link.tsx';
import { accountTexts as t } from './ja.ts';

/** The way on where nothing else is left: a number is locked, an account suspended, a session ended. */
export function SupportLink() {
  return (
    <p className="mt-8 flex flex-col items-center gap-2 text-xs text-sub">
      <span className="phrase text-center">{t.supportLead}</span>
      <MoreLink to="/contact-us" search={{ signedOut: true }}>
        {t.support}
      </MoreLink>
    </p>
  );
}
