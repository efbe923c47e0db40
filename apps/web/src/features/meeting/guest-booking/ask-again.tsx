import { Link } from '@tanstack/react-router';
import { buttonClass } from '#ui/button-class.ts';
import { guestBookingTexts as t } from './ja.ts';

const className = buttonClass({ variant: 'line', size: 'md' });

/** The way back to a cast whose booking is over. */
export function AskAgain({ castId }: { readonly castId: string }) {
  return (
    <Link to="/guest/user-profile" search={{ castId }} className={className}>
      {t.askAgain}
    </Link>
  );
}

/** The way to another request to all casts of a booking that is over; it begins with the first of them. */
export function AskAllAgain({ castIds }: { readonly castIds: readonly string[] }) {
  const [castId = '', ...others] = castIds;
  return (
    <Link to="/guest/dohan-request" search={{ castId, with: others }} className={className}>
      {t.askAllAgain}
    </Link>
  );
}
