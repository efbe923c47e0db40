import {
  INQUIRY_NAME_MAX,
  INQUIRY_TEXT_MAX,
  REMOVAL_RIGHTS,
  REMOVAL_WHAT_MAX,
  SENT_CATEGORIES,
} from '@yoimachi/domain/inquiry';
import { useQuery } from '@tanstack/react-query';
import { formatDayShort, formatMinute } from '#lib/dates.ts';
import { Note } from '#ui/note.tsx';
import { Select } from '#ui/select.tsx';
import { TextArea, TextField } from '#ui/text-field.tsx';
import { ownBookingsQuery } from './api/inquiries.ts';
import type { Draft, Problems } from './draft.ts';
import { categoryNames, inquiryTexts as t, rightNames } from './ja.ts';

interface Props {
  readonly draft: Draft;
  readonly problems: Problems;
  readonly onChange: (part: Partial<Draft>) => void;
}

const categories = SENT_CATEGORIES.map((value) => ({ value, label: categoryNames[value] }));
const rights = REMOVAL_RIGHTS.map((value) => ({ value, label: rightNames[value] }));
const OF_BOOKINGS: readonly string[] = ['BOOKING', 'POINTS', 'PAYMENT', 'REPORT'];

/** Who writes without being signed in. */
export function SenderFields({ draft, problems, onChange }: Props) {
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
        value={draft.mail}
        onChange={(event) => onChange({ mail: event.target.value })}
        error={problems.mail}
      />
      <TextField
        label={t.name}
        need="optional"
        autoComplete="name"
        maxLength={INQUIRY_NAME_MAX}
        value={draft.name}
        onChange={(event) => onChange({ name: event.target.value })}
      />
    </>
  );
}

/** What is asked, about what. `hasBookings`: of who is signed in. */
export function InquiryFields({
  draft,
  problems,
  onChange,
  hasBookings,
}: Props & { readonly hasBookings: boolean }) {
  return (
    <>
      <Select
        label={t.category}
        emptyLabel={null}
        options={categories}
        value={draft.category}
        onChange={(event) => onChange({ category: event.target.value })}
      />
      {hasBookings && OF_BOOKINGS.includes(draft.category) && (
        <BookingSelect value={draft.bookingId} onChange={(bookingId) => onChange({ bookingId })} />
      )}
      {draft.category === 'REMOVAL' && <RemovalFields {...{ draft, problems, onChange }} />}
      <TextField
        label={t.subject}
        need="required"
        value={draft.subject}
        onChange={(event) => onChange({ subject: event.target.value })}
        error={problems.subject}
      />
      <TextArea
        label={t.text}
        need="required"
        rows={7}
        value={draft.text}
        onChange={(event) => onChange({ text: event.target.value })}
        count={{ text: draft.text, max: INQUIRY_TEXT_MAX }}
        error={problems.text}
      />
    </>
  );
}

function RemovalFields({ draft, problems, onChange }: Props) {
  return (
    <>
      <Select
        label={t.removalRight}
        emptyLabel={null}
        options={rights}
        value={draft.right}
        onChange={(event) => onChange({ right: event.target.value })}
      />
      <TextArea
        label={t.removalWhat}
        need="required"
        help={t.removalWhatHelp}
        rows={3}
        maxLength={REMOVAL_WHAT_MAX}
        value={draft.what}
        onChange={(event) => onChange({ what: event.target.value })}
        error={problems.what}
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
