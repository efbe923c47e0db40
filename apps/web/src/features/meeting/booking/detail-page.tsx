import type { Role } from '@yoimachi/domain/booking';
import { useSearch } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { SubPage } from '#ui/bars.tsx';
import { BookingNotFound } from './detail-screen.tsx';
import { bookingTexts as t } from './ja.ts';
import { screensOf } from './screens.ts';

interface Props {
  readonly role: Role;
  readonly Detail: ComponentType<{ readonly bookingId: string }>;
}

/** A booking, which stands in the address. */
export function BookingDetailPage({ role, Detail }: Props) {
  const { bookingId } = useSearch({ from: screensOf[role].detail });
  return (
    <SubPage title={t.detailTitle}>
      {bookingId ? <Detail key={bookingId} bookingId={bookingId} /> : <BookingNotFound role={role} />}
    </SubPage>
  );
}
