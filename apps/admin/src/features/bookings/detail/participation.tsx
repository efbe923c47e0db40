import type { OfficeBooking } from '@yoimachi/contract/booking-admin';
import type { Day } from '@yoimachi/domain/time';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { claimTypeNames, expectedNames, penaltyNames } from '#lib/booking-labels.ja.ts';
import { visible } from '#lib/visible.ts';
import { ParticipationChip } from '#parts/booking-chip.tsx';
import { MemberLink } from '#parts/member-link.tsx';
import { SmallButton } from '#parts/small-button.tsx';
import { Avatar } from '#ui/avatar.tsx';
import { pointsText } from '#ui/amount.tsx';
import { cx } from '#ui/cx.ts';
import { dayOf, formatDayShort, formatMinute, minuteOfDay } from '#ui/lib/dates.ts';
import { bookingTexts as t } from '../ja.ts';

type One = OfficeBooking['participations'][number];

interface Props {
  readonly participation: One;
  readonly booking: OfficeBooking;
  readonly onChat: (() => void) | null;
}

/** One cast's share: when she was there, what is paid for her and what she is given of it. */
export function Participation({ participation, booking, onChat }: Props) {
  const { cast, phase, shown } = participation;
  return (
    <section
      aria-label={visible(cast.nickname)}
      className="flex flex-col gap-3 border-line px-5 py-4 not-first:border-t desktop:odd:not-only:border-r desktop:nth-2:border-t-0"
    >
      <div className="flex items-center gap-3">
        <Avatar src={null} name={visible(cast.nickname)} size={44} />
        <p className="min-w-0 flex-1 text-base">
          <MemberLink {...cast} />
        </p>
        <ParticipationChip phase={phase} status={shown} />
      </div>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5 text-sm">
        <Times {...{ participation, booking }} />
        <Pay participation={participation} />
        <Marks {...{ participation, booking }} />
      </dl>
      {onChat && (
        <SmallButton onClick={onChat} aria-label={t.chatOf(visible(cast.nickname))} className="self-start">
          {t.chat}
        </SmallButton>
      )}
    </section>
  );
}

function Times({ participation, booking }: Omit<Props, 'onChat'>) {
  const { arrivedAt, arrivedBy, finishedAt, checkedOutAt, approvedAt, endsAt, phase, billedMinutes } =
    participation;
  const { day, startMinute } = booking;
  const minutes = billedMinutes === null ? '' : `　${t.minutes(billedMinutes)}`;
  return (
    <>
      <Line name={t.time}>
        <span>
          {formatMinute(startMinute)} – {timeOn(endsAt, day)}
        </span>
        <span>{minutes}</span>
      </Line>
      <Line name={t.approved}>{approvedAt ? timeOn(approvedAt, day) : t.none}</Line>
      <Line name={t.arrived} isAlarm={phase === 'noShow'}>
        <span>{arrivedAt ? timeOn(arrivedAt, day) : t.none}</span>
        {arrivedBy === 'guest' && <span className="ml-2 text-xs text-sub">{t.arrivedByGuest}</span>}
      </Line>
      {finishedAt && <Line name={t.finished}>{timeOn(finishedAt, day)}</Line>}
      {checkedOutAt && <Line name={t.checkedOut}>{timeOn(checkedOutAt, day)}</Line>}
    </>
  );
}

function Pay({ participation }: { readonly participation: One }) {
  const { price30, plannedPoints, billedPoints, feePercent, feePoints, rewardPoints, isRewardFrozen } =
    participation;
  return (
    <>
      <Line name={t.price}>{t.per30(pointsText(price30))}</Line>
      {billedPoints === null ? (
        <Line name={t.planned}>{pointsText(plannedPoints)}</Line>
      ) : (
        <Line name={t.billed}>{pointsText(billedPoints)}</Line>
      )}
      <Line name={t.fee}>
        <span className="mr-3 text-xs text-sub">{t.percent(feePercent)}</span>
        {(feePoints > 0 ? '−' : '') + pointsText(feePoints)}
      </Line>
      <Line name={t.reward} isStrong>
        {pointsText(rewardPoints)}
      </Line>
      {isRewardFrozen && (
        <Line name="" isAlarm>
          <Link
            to="/queues/$queue"
            params={{ queue: 'frozen-rewards' }}
            className="underline underline-offset-4"
          >
            {t.frozen}
          </Link>
        </Line>
      )}
    </>
  );
}

function Marks({ participation, booking }: Omit<Props, 'onChat'>) {
  const { claim, penalties, next } = participation;
  return (
    <>
      {claim && (
        <Line name={t.claim} isAlarm={claim.endedAt === null}>
          {claimTypeNames[claim.type]}　{timeOn(claim.at, booking.day)}
        </Line>
      )}
      {claim?.objectedAt && <Line name={t.objected}>{timeOn(claim.objectedAt, booking.day)}</Line>}
      {claim?.closesAt && <Line name={t.closes}>{timeOn(claim.closesAt, booking.day)}</Line>}
      {penalties.map(({ id, kind, liftedAt }) => (
        <Line key={id} name={t.penalty} isAlarm={liftedAt === null}>
          <span>{penaltyNames[kind]}</span>
          {liftedAt && <span>　{t.lifted}</span>}
        </Line>
      ))}
      {next && (
        <Line name={t.next}>
          <span>{expectedNames[next.what]}</span>
          {next.at && <span>　{timeOn(next.at, booking.day)}</span>}
        </Line>
      )}
    </>
  );
}

interface LineProps {
  readonly name: string;
  readonly children: ReactNode;
  readonly isStrong?: boolean;
  readonly isAlarm?: boolean;
}

function Line({ name, children, isStrong, isAlarm }: LineProps) {
  return (
    <>
      <dt className="text-sub">{name}</dt>
      <dd className={cx('nums text-right', isStrong && 'font-bold', isAlarm && 'font-bold text-danger')}>
        {children}
      </dd>
    </>
  );
}

/** A time of the meeting's own day as a clock time that keeps counting past midnight; of another day with the day. */
function timeOn(at: string, day: Day): string {
  const when = new Date(at);
  const minute = minuteOfDay(when, day);
  if (minute >= 0 && minute < 36 * 60) return formatMinute(minute);
  return `${formatDayShort(dayOf(when))} ${formatMinute(minuteOfDay(when, dayOf(when)))}`;
}
