import {
  INQUIRY_NAME_MAX,
  INQUIRY_TEXT_MAX,
  REMOVAL_RIGHTS,
  REMOVAL_WHAT_MAX,
  SENT_CATEGORIES,
} from '@yoimachi/domain/inquiry';
import { useQuery } from '@tanstack/react-query';
import { formatDayShort, formatMinute } from '#lib/dates.ts';
import type { FormState } from '#lib/use-form.ts';
import { Note } from '#ui/note.tsx';
import { Select } from '#ui/select.tsx';
import { TextArea, TextField } from '#ui/text-field.tsx';
import { ownBookingsQuery } from './api/inquiries.ts';
import type { Draft } from './draft.ts';
import { categoryNames, inquiryTexts as t, rightNames } from './ja.ts';

interface Props {
  readonly form: FormState<Draft>;
}

const categories = SENT_CATEGORIES.map((value) => ({ value, label: categoryNames[value] }));
const rights = REMOVAL_RIGHTS.map((value) => ({ value, label: rightNames[value] }));
const OF_BOOKINGS: readonly string[] = ['BOOKING', 'POINTS', 'PAYMENT', 'REPORT'];

/** Who writes without being signed in. */
export function SenderFields({ form }: Props) {
  return (
    <>
      <TextField
        label={t.mail}
        need="required"
        help={t.mailHelp}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
        {...form.field('mail')}
      />
      <TextField
        label={t.name}
        need="optional"
        autoComplete="name"
        maxLength={INQUIRY_NAME_MAX}
        {...form.field('name')}
      />
    </>
  );
}

/** What is asked, about what. `hasBookings`: of who is signed in. */
export function InquiryFields({ form, hasBookings }: Props & { readonly hasBookings: boolean }) {
  return (
    <>
      <Select label={t.category} emptyLabel={null} options={categories} {...form.field('category')} />
      {hasBookings && OF_BOOKINGS.includes(form.values.category) && (
        <BookingSelect {...form.choice('bookingId')} />
      )}
      {form.values.category === 'REMOVAL' && <RemovalFields form={form} />}
      <TextField label={t.subject} need="required" {...form.field('subject')} />
      <TextArea
        label={t.text}
        need="required"
        rows={7}
        {...form.field('text')}
        count={{ text: form.values.text, max: INQUIRY_TEXT_MAX }}
      />
    </>
  );
}

function RemovalFields({ form }: Props) {
  return (
    <>
      <Select label={t.removalRight} emptyLabel={null} options={rights} {...form.field('right')} />
      <TextArea
        label={t.removalWhat}
        need="required"
        help={t.removalWhatHelp}
        rows={3}
        maxLength={REMOVAL_WHAT_MAX}
        {...form.field('what')}
      />
      <Note isBoxed>{t.removalNote}</Note>
    </>
  );
}

function BookingSelect(props: { readonly value: string; readonly onChange: (bookingId: string) => void }) {
  const bookings = useQuery(ownBookingsQuery());
  const items = bookings.data?.items ?? [];
  if (items.length === 0) return null;
  return (
    <Select
      label={t.booking}
      need="optional"
      emptyLabel={t.noBooking}
      options={items.map(({ bookingId, day, startMinute, names }) => ({
        value: bookingId,
        label: t.bookingOption(formatDayShort(day), formatMinute(startMinute), t.with(names)),
      }))}
      value={items.some(({ bookingId }) => bookingId === props.value) ? props.value : ''}
      onChange={(event) => props.onChange(event.target.value)}
    />
  );
}
