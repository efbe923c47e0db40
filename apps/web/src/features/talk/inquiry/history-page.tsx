import type { InquirySummary } from '@yoimachi/contract/inquiry';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { dayOf, formatDayShort, formatTime, nearDayLabel } from '#lib/dates.ts';
import { now } from '#lib/clock.ts';
import { Screen } from '#ui/bars.tsx';
import { Chip } from '#ui/chip.tsx';
import { Divider } from '#ui/card.tsx';
import { GrowingList } from '#ui/growing-list.tsx';
import { Icon } from '#ui/icon.tsx';
import { State } from '#ui/state.tsx';
import { inquiriesQuery } from './api/inquiries.ts';
import { InquiryTabs } from './inquiry-tabs.tsx';
import { categoryNames, inquiryTexts as t, stateNames } from './ja.ts';

/** What somebody has asked, and how far it is. */
export function InquiryHistoryPage() {
  const { sent } = useSearch({ from: '/contact-us/history' });
  const list = useInfiniteQuery(inquiriesQuery());
  return (
    <Screen title={t.title}>
      <InquiryTabs current="history" />
      {sent !== undefined && (
        <p role="status" className="flex items-start gap-3 rounded-md bg-sunken px-4 py-3 text-sm text-sub">
          <Icon name="check" size={20} className="text-ok" />
          <span className="phrase">{t.sent(sent)}</span>
        </p>
      )}
      <GrowingList list={list} empty={<State icon="chat" title={t.empty} detail={t.emptyDetail} />}>
        {(items) => (
          <ul className="flex flex-col gap-3">
            {items.map((item) => (
              <li key={item.inquiryId}>
                <InquiryCard inquiry={item} />
              </li>
            ))}
          </ul>
        )}
      </GrowingList>
    </Screen>
  );
}

const looks = { RECEIVED: 'mute', IN_PROGRESS: 'wait', ANSWERED: 'ok' } as const;

export function StateChip({ state }: { readonly state: keyof typeof looks }) {
  return <Chip look={looks[state]}>{stateNames[state]}</Chip>;
}

/** 「本日 17:46」, 「11/18（水）」 */
export function whenOf(at: string): string {
  const [day, today] = [dayOf(new Date(at)), dayOf(now())];
  const near = nearDayLabel(day, today);
  return near === null ? formatDayShort(day) : `${near} ${formatTime(new Date(at))}`;
}

function InquiryCard({ inquiry }: { readonly inquiry: InquirySummary }) {
  return (
    <Link
      to="/contact-us/inquiry"
      search={{ inquiryId: inquiry.inquiryId }}
      className="flex flex-col gap-3 rounded-lg border border-line bg-surface p-4 active:bg-sunken"
    >
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <StateChip state={inquiry.state} />
        {inquiry.isUnread && <span className="text-xs font-bold text-primary">{t.unread}</span>}
        <time dateTime={inquiry.createdAt} className="nums ml-auto text-xs text-sub">
          {whenOf(inquiry.createdAt)}
        </time>
      </span>
      <span className="flex items-center gap-3">
        <span className="flex min-w-0 flex-1 flex-col gap-1">
          <span dir="auto" className="font-bold break-words">
            {inquiry.subject}
          </span>
          <span className="text-xs text-sub">{categoryNames[inquiry.category]}</span>
        </span>
        <Icon name="forward" size={16} className="text-sub" />
      </span>
      {inquiry.lastAnswer !== null && (
        <>
          <Divider />
          <span className="line-clamp-2 text-xs break-words text-sub">
            {t.operatorSaid(inquiry.lastAnswer)}
          </span>
        </>
      )}
    </Link>
  );
}
