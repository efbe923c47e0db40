import { Link } from '@tanstack/react-router';
import { buttonClass } from '#ui/button-class.ts';
import { guestBookingTexts as t } from './ja.ts';

const className = buttonClass({ variant: 'line', size: 'md' });

/** The way to ask a cast again after a booking is over. */
export function AskAgain({ castId }: { readonly castId: string }) {
  return (
    <Link to="/guest/user-profile" search={{ castId }} className={className}>
      {t.askAgain}
    </Link>
  );
}

/** The way to ask all casts of a finished booking again; it starts with the first of them. */
export function AskAllAgain({ castIds }: { readonly castIds: readonly string[] }) {
  const [castId = '', ...others] = castIds;
  return (
    <Link to="/guest/dohan-request" search={{ castId, with: others }} className={className}>
      {t.askAllAgain}
    </Link>
  );
}
