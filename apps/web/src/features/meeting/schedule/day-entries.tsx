import type { OwnSchedule } from '@yoimachi/contract/schedule';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { formatDeadline, formatSpan } from '#lib/dates.ts';
import { useNow } from '#lib/use-now.ts';
import { CardList } from '#ui/card.tsx';
import { Chip } from '#ui/chip.tsx';
import { MenuLink } from '#ui/menu-link.tsx';
import { scheduleTexts as t } from './ja.ts';
import { buttonClass } from '#ui/button-class.ts';
import { Icon } from '#ui/icon.tsx';

/** The requests and bookings of a day; each leads to its detail. */
export function DayEntries({ schedule }: { readonly schedule: OwnSchedule }) {
  const now = useNow();
  const { requests, bookings } = schedule;
  if (requests.length + bookings.length === 0) return null;
  return (
    <div className="flex flex-col gap-2">
      <h3 className="text-sm font-bold">{t.entriesOfDay}</h3>
      <CardList>
        {requests.map((one) => (
          <Entry
            key={one.bookingId}
            entry={one}
            note={t.answerBy(formatDeadline(new Date(one.deadlineAt), now))}
            chip={<Chip look="request">{t.request}</Chip>}
          />
        ))}
        {bookings.map((one) => (
          <Entry
            key={one.bookingId}
            entry={one}
            chip={<Chip look={one.finished ? 'mute' : 'ok'}>{one.finished ? t.done : t.booked}</Chip>}
          />
        ))}
      </CardList>
    </div>
  );
}

interface EntryProps {
  readonly entry: Pick<
    OwnSchedule['requests'][number],
    'bookingId' | 'guestNickname' | 'startMinute' | 'endMinute'
  >;
  readonly note?: string;
  readonly chip: ReactNode;
}

function Entry({ entry, note, chip }: EntryProps) {
  return (
    <MenuLink
      to="/cast/dohan-detail"
      search={{ bookingId: entry.bookingId }}
      label={
        <span className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <span className="min-w-0">
            <span className="nums mr-2 font-bold">{formatSpan(entry.startMinute, entry.endMinute)}</span>
            <span className="text-sub">{t.guest(entry.guestNickname)}</span>
            {note && <span className="nums block text-xs text-sub">{note}</span>}
          </span>
          {chip}
        </span>
      }
    />
  );
}

/** Link to choosing the days to copy a schedule to. */
export function CopyLink({ scheduleId }: { readonly scheduleId: string }) {
  return (
    <Link
      to="/cast/setting/setting-schedule/copy"
      search={{ scheduleId }}
      className={buttonClass({ variant: 'line', size: 'md', isWide: true })}
    >
      <Icon name="calendar" size={18} />
      {t.copy}
    </Link>
  );
}
