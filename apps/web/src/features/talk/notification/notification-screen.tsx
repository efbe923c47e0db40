import { noticeTag } from '@yoimachi/domain/push';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { addDays, dayOf, formatMonthDayLong } from '#lib/dates.ts';
import { onLive } from '#lib/live.ts';
import { formatPast } from '#lib/past.ja.ts';
import { useCloseShown } from '#lib/shown-pushes.ts';
import { useUnread } from '#lib/use-live-document.ts';
import { useNow } from '#lib/use-now.ts';
import { Screen } from '#ui/bars.tsx';
import { Card } from '#ui/card.tsx';
import { Counted } from '#ui/counted.tsx';
import { cx } from '#ui/cx.ts';
import { DatedText } from '#ui/dated-text.tsx';
import { GrowingList } from '#ui/growing-list.tsx';
import { Icon } from '#ui/icon.tsx';
import { Section } from '#ui/page.tsx';
import { State } from '#ui/state.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { NewsList, NewsPage, newsUnreadQuery, useReadNews } from '#talk/news';
import { notificationsQuery, useRead, type Told } from './api/notifications.ts';
import { groupsOf, iconOf, lookOf, type NoticeGroup } from './groups.ts';
import { notificationTexts as t } from './ja.ts';

/** The person's notifications: what waits for an act, then by day. Opening one marks it as read. */
function NotificationScreen() {
  const list = useInfiniteQuery(notificationsQuery());
  const { mutate: read } = useRead();
  const now = useNow();
  useNews(useUnread()?.notifyCount);
  const told = list.data?.pages.flatMap(({ items }) => items) ?? [];
  useCloseShown(told.filter(({ read: isRead }) => isRead).map((one) => noticeTag(one.notificationId)));
  return (
    <GrowingList list={list} empty={<State icon="bell" title={t.empty} detail={t.emptyDetail} />}>
      {(items) =>
        groupsOf(items, now).map(({ group, told: some }) => (
          <Section
            title={t.groups[group]}
            aside={<span className="nums text-xs">{asideOf(group, some.length, now)}</span>}
            key={group}
            className="not-first:mt-7"
          >
            <Card isFlush className={group === 'ACT' ? 'border-primary' : undefined}>
              <ul className="divide-y divide-line">
                {some.map((one) => (
                  <li key={one.notificationId}>
                    <Row told={one} now={now} onOpen={() => !one.read && read(one.notificationId)} />
                  </li>
                ))}
              </ul>
            </Card>
          </Section>
        ))
      }
    </GrowingList>
  );
}

/** How many wait, or the date of the day. */
function asideOf(group: NoticeGroup, count: number, now: Date): string {
  if (group === 'ACT') return t.count(count);
  if (group === 'EARLIER') return '';
  return formatMonthDayLong(addDays(dayOf(now), group === 'TODAY' ? 0 : -1));
}

/** Notifications that arrive while the list is open are added to it; what a booking no longer waits for moves to its day. */
function useNews(unreadCount: number | undefined): void {
  const client = useQueryClient();
  const last = useRef(unreadCount);
  useEffect(
    () =>
      onLive('booking.changed', () => {
        void client.refetchQueries(notificationsQuery());
      }),
    [client],
  );
  useEffect(() => {
    const before = last.current;
    last.current = unreadCount;
    if (before !== undefined && unreadCount !== undefined && unreadCount > before)
      void client.refetchQueries(notificationsQuery());
  }, [client, unreadCount]);
}

interface RowProps {
  readonly told: Told;
  readonly now: Date;
  readonly onOpen: () => void;
}

function Row({ told, now, onOpen }: RowProps) {
  if (!told.link) {
    return (
      <button type="button" onClick={onOpen} className="block w-full text-left active:bg-sunken">
        <Body told={told} now={now} />
      </button>
    );
  }
  // The router wants path and query separately.
  const [path, query] = told.link.split('?');
  return (
    <Link
      to={path ?? '/start'}
      search={Object.fromEntries(new URLSearchParams(query))}
      onClick={onOpen}
      className="block active:bg-sunken"
    >
      <Body told={told} now={now} />
    </Link>
  );
}

function Body({ told, now }: Omit<RowProps, 'onOpen'>) {
  return (
    <div className="flex items-start gap-3 px-4 py-3.5">
      <span
        className={cx('mt-0.5 grid size-9 shrink-0 place-items-center rounded-full', discs[lookOf(told)])}
      >
        <Icon name={iconOf(told)} size={18} />
      </span>
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <p className={`text-sm ${told.read ? '' : 'font-bold'}`}>
          <DatedText text={told.body} />
        </p>
        <p className="nums flex items-center gap-2 text-xs text-sub">
          <time dateTime={told.createdAt}>{formatPast(new Date(told.createdAt), now)}</time>
          {!told.read && <span className="font-bold whitespace-nowrap text-primary">{t.unread}</span>}
        </p>
      </div>
      {told.link && <Icon name="forward" size={16} className="mt-2 text-sub" />}
    </div>
  );
}

const discs = {
  act: 'bg-primary text-on-primary',
  booking: 'bg-tint text-on-tint',
  safety: 'border border-danger text-danger',
  rest: 'bg-sunken text-sub',
} as const;

/** What may stand in the address; it comes from outside, and is read by the page. */
export interface NotificationSearch {
  readonly newsId?: string;
  readonly tab?: 'NEWS';
}

/** What somebody was told, and the news of his side, as two tabs; the tab stands in the address. */
export function NotificationPage({ side }: { readonly side: 'cast' | 'guest' }) {
  const { newsId, tab } = useSearch({ strict: false });
  if (typeof newsId === 'string') return <NewsPage newsId={newsId} side={side} />;
  return <NotificationTabs side={side} tab={tab === 'NEWS' ? tab : 'PERSONAL'} />;
}

type Tab = 'NEWS' | 'PERSONAL';
const SETTINGS = {
  guest: '/guest/settings/notifications',
  cast: '/cast/settings/notifications',
} as const;
const PAGES = { guest: '/guest/notification', cast: '/cast/notification' } as const;

function NotificationTabs({ side, tab }: { readonly side: 'cast' | 'guest'; readonly tab: Tab }) {
  const navigate = useNavigate();
  const newsCount = useQuery(newsUnreadQuery()).data ?? 0;
  const unreadCount = useUnread()?.notifyCount ?? 0;
  const [told, news] = [useRead(), useReadNews()];
  const { mutate: read, isPending } = tab === 'NEWS' ? news : told;
  return (
    <Screen
      title={t.title}
      action={
        <>
          <button
            type="button"
            aria-disabled={isPending || undefined}
            onClick={() => !isPending && read(null)}
            className={cx(
              'flex min-h-11 items-center px-2 text-sm font-bold text-primary',
              // Its room stays: how much is unread is known later than the head is drawn.
              (tab === 'NEWS' ? newsCount : unreadCount) === 0 && 'invisible',
            )}
          >
            {t.readAll}
          </button>
          <Link
            to={SETTINGS[side]}
            aria-label={t.settings}
            className="grid size-11 place-items-center rounded-full"
          >
            <Icon name="settings" size={22} />
          </Link>
        </>
      }
    >
      <Tabs
        id="notification"
        label={t.title}
        value={tab}
        tabs={[
          { value: 'PERSONAL', label: <Counted text={t.personal} count={unreadCount} /> },
          { value: 'NEWS', label: <Counted text={t.news} count={newsCount} /> },
        ]}
        onChange={(next) =>
          void navigate({ to: PAGES[side], search: next === 'NEWS' ? { tab: next } : {}, replace: true })
        }
      >
        {tab === 'NEWS' ? <NewsList side={side} /> : <NotificationScreen />}
      </Tabs>
    </Screen>
  );
}
