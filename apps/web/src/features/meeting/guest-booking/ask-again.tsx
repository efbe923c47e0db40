import { ButtonLink } from '#ui/button-link.tsx';
import { guestBookingTexts as t } from './ja.ts';

/** The way to ask a cast again after a booking is over. */
export function AskAgain({ castId }: { readonly castId: string }) {
  return (
    <ButtonLink to="/guest/user-profile" search={{ castId }} variant="line" size="md" label={t.askAgain} />
  );
}

/** The way to ask all casts of a finished booking again; it starts with the first of them. */
export function AskAllAgain({ castIds }: { readonly castIds: readonly string[] }) {
  const [castId = '', ...others] = castIds;
  return (
    <ButtonLink
      to="/guest/dohan-request"
      search={{ castId, with: others }}
      variant="line"
      size="md"
      label={t.askAllAgain}
    />
  );
}
