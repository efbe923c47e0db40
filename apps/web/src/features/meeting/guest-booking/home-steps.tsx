import type { AnswerOf } from '@yoimachi/contract/route';
import { profileRoutes } from '@yoimachi/contract/profile';
import { useQuery } from '@tanstack/react-query';
import { Link, type LinkProps } from '@tanstack/react-router';
import { useBookingRefresh } from '#meeting/booking';
import { formatMinute, type Day } from '#lib/dates.ts';
import { query } from '#lib/queries.ts';
import { useNow, useToday } from '#lib/use-now.ts';
import { cx } from '#ui/cx.ts';
import { Icon, type IconName } from '#ui/icon.tsx';
import { homeTexts as t } from './home.ja.ts';

type GuestHome = AnswerOf<typeof profileRoutes.guestHome>;

/** Of its day: what was next yesterday is not shown until today's has come. */
const guestHomeQuery = (today: Day) => {
  const home = query(profileRoutes.guestHome);
  return { ...home, queryKey: [...home.queryKey, today] };
};

/** Where each gap is closed. */
const WAYS = {
  PHONE: { icon: 'phone', to: '/authentication/phone', search: { next: '/guest' } },
  AGE_CHECK: { icon: 'shield', to: '/guest/age-verification' },
  CARD: { icon: 'card', to: '/guest/payment-info' },
  PROFILE: { icon: 'pencil', to: '/guest/edit-profile' },
} as const;

/** Today's meeting, what waits for an answer, and the next thing he can do for himself. */
export default function HomeSteps() {
  const home = useQuery(guestHomeQuery(useToday()));
  useBookingRefresh([], useNow());
  if (!home.data) return null;
  const { today, waitingCount, gaps } = home.data;
  if (!today && waitingCount === 0 && gaps.length === 0) return null;
  return (
    <nav aria-label={t.label} className="no-scrollbar -mx-4 flex gap-2 overflow-x-auto px-4 py-0.5">
      <Own {...home.data} />
    </nav>
  );
}

function Own({ today, waitingCount, gaps: [gap] }: GuestHome) {
  return (
    <>
      {today && (
        <Step icon="calendarCheck" to="/guest/dohan-day" search={{ bookingId: today.bookingId }} isFirst>
          {t.today(formatMinute(today.startMinute), today.castNickname)}
        </Step>
      )}
      {waitingCount > 0 && (
        <Step icon="clock" to="/guest/dohan-list" search={{ status: 'NEW' }}>
          {t.waiting(waitingCount)}
        </Step>
      )}
      {gap && <Step {...WAYS[gap]}>{t.gaps[gap]}</Step>}
    </>
  );
}

interface StepProps {
  readonly icon: IconName;
  readonly to: NonNullable<LinkProps['to']>;
  readonly search?: object | undefined;
  readonly isFirst?: boolean | undefined;
  readonly children: string;
}

function Step({ icon, to, search, isFirst, children }: StepProps) {
  return (
    <Link
      to={to}
      {...(search && { search: search as never })}
      className={cx(
        'nums flex min-h-11 shrink-0 items-center gap-2 rounded-full border px-4 text-sm whitespace-nowrap',
        isFirst ? 'border-transparent bg-tint font-bold text-on-tint' : 'border-line bg-surface',
      )}
    >
      <Icon name={icon} size={18} className={isFirst ? '' : 'text-primary'} />
      {children}
    </Link>
  );
}
