import { Link } from '@tanstack/react-router';
import { buttonClass } from '../../ui/button-class.ts';
import { guestBookingTexts as t } from './ja.ts';

/** The way back to a cast whose booking is over. */
export function AskAgain({ castId }: { readonly castId: string }) {
  return (
    <Link
      to="/guest/user-profile"
      search={{ castId }}
      className={buttonClass({ variant: 'line', size: 'md' })}
    >
      {t.askAgain}
    </Link>
  );
}
