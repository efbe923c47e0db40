import { Link } from '@tanstack/react-router';
import { later } from '#ui/lib/later.tsx';
import { areaName } from '@yoimachi/domain/profile';
import { visible } from '#lib/visible.ts';
import { Title } from '#parts/title.tsx';
import { pointsText } from '#ui/amount.tsx';
import { Avatar } from '#ui/avatar.tsx';
import { Chip, type ChipLook } from '#ui/chip.tsx';
import { Icon } from '#ui/icon.tsx';
import { dayOf, formatDay, formatDeadline } from '#ui/lib/dates.ts';
import { useNow } from '#ui/lib/use-now.ts';
import { Note } from '#ui/note.tsx';
import type { Member } from '../api.ts';
import { nameOf } from '../name.ts';
import { ratingOf } from '../rating.ts';
import { ageNames, classNames, sideNames } from '../names.ja.ts';
import { StateChip } from '../state-chip.tsx';
import { pageTexts as t } from './ja.ts';

/** Menus and forms, which the page does not wait for. */
const Acts = later(() => import('../acts/acts.tsx'), <div className="control basis-96" />);

/** Who it is, how the member stands, and what can be done. */
export function Head({ member }: { readonly member: Member }) {
  const name = nameOf(member);
  return (
    <>
      <header className="sticky top-0 z-20 flex min-h-14 items-center gap-3 border-b border-line bg-bg px-5 py-2 max-office:static">
        <Title>{name}</Title>
        <Link
          to="/members"
          className="control inline-flex items-center gap-1 rounded-md text-sm text-sub hover:text-ink"
        >
          <Icon name="back" size={18} />
          {t.back}
        </Link>
        <h1 className="min-w-0 truncate text-lg">
          <bdi>{name}</bdi>
        </h1>
        <p className="nums text-sm whitespace-nowrap text-sub">
          {sideNames[member.side]} {member.number}
        </p>
      </header>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3 border-b border-line bg-bg px-5 py-4">
        <Avatar src={member.photo} name={visible(member.nickname)} size={56} />
        <div className="flex min-w-0 flex-1 basis-80 flex-col gap-1.5">
          <Chips member={member} />
          <Summary member={member} />
        </div>
        <Acts member={member} />
        {member.eraseAt !== null && (
          <div className="basis-full">
            <Note>{t.left(formatDay(dayOf(new Date(member.eraseAt))))}</Note>
          </div>
        )}
      </div>
    </>
  );
}

const AGE_LOOK: Readonly<Record<Member['ageState'], ChipLook>> = {
  CHECKED: 'tint',
  WAITING: 'wait',
  UNCHECKED: 'mute',
  REFUSED: 'danger',
};

function Chips({ member }: { readonly member: Member }) {
  const { ageState, castClass, stage, counts, guest, cast } = member;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <StateChip member={member} />
      <Chip look={AGE_LOOK[ageState]}>{t.age(ageNames[ageState])}</Chip>
      {castClass !== null && <Chip look="mute">{classNames[castClass]}</Chip>}
      {stage !== null && <Chip look="mute">{t.stage(stage)}</Chip>}
      {counts.bookings.IN_MEETING > 0 && <Chip look="live">{t.inMeeting}</Chip>}
      {counts.reportsOpen > 0 && <Chip look="danger">{t.openReports(counts.reportsOpen)}</Chip>}
      {guest !== null && guest.openDebtPoints > 0 && (
        <Chip look="danger">{t.debt(pointsText(guest.openDebtPoints))}</Chip>
      )}
      {cast !== null && cast.frozenPoints > 0 && <Chip look="wait">{t.frozen}</Chip>}
    </div>
  );
}

function Summary({ member }: { readonly member: Member }) {
  const now = useNow();
  const { store, prefecture, district, registeredAt, lastSeenAt, counts, side } = member;
  const seen = lastSeenAt === null ? t.never : formatDeadline(new Date(lastSeenAt), now);
  return (
    <p className="nums flex flex-wrap gap-x-4 text-sm text-sub">
      {prefecture !== null && district !== null && (
        <span>
          <span>{visible(areaName(prefecture, district))}</span>
          {store !== null && (
            <>
              <span> / </span>
              <bdi>{visible(store.name)}</bdi>
            </>
          )}
        </span>
      )}
      <span>{t.registered(formatDay(dayOf(new Date(registeredAt))))}</span>
      <span>{t.seen(seen)}</span>
      {side === 'CAST' && <span>{t.rating(ratingOf(member))}</span>}
      <span>{t.meetings(counts.bookings.DONE)}</span>
    </p>
  );
}
