import type { Role } from '@yoimachi/domain/booking';
import { ButtonLink } from '#ui/button-link.tsx';
import { MoreLink } from '#ui/more-link.tsx';
import { bookingTexts as t } from './ja.ts';
import { screensOf } from './screens.ts';

/** The way on where there is no booking to show. */
export function ToList({ role }: { readonly role: Role }) {
  return <ButtonLink to={screensOf[role].list} variant="line" label={t.toList} />;
}

/** The way from the screen of the day to all of the booking. */
export function ToDetail({ role, bookingId }: { readonly role: Role; readonly bookingId: string }) {
  return (
    <MoreLink to={screensOf[role].detail} search={{ bookingId }} className="self-center">
      {t.toDetail}
    </MoreLink>
  );
}
