import { noticeTag } from '@yoimachi/domain/push';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { dayOf, formatDay, formatTime } from '#lib/dates.ts';
import { useCloseShown } from '#lib/shown-pushes.ts';
import { useUnread } from '#lib/use-live-document.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Counted } from '#ui/counted.tsx';
import { DatedText } from '#ui/dated-text.tsx';
import { GrowingList } from '#ui/growing-list.tsx';
import { Icon } from '#ui/icon.tsx';
import type { IconName } from '#ui/icon.tsx';
import { Page } from '#ui/page.tsx';
import { State } from '#ui/state.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { SubPage } from '#ui/bars.tsx';
import { NewsList, NewsPage, newsUnreadQuery } from '#talk/news';
import { notificationsQuery, useRead } from './api/notifications.ts';
import type { Told } from './api/notifications.ts';
import { notificationTexts as t } from './ja.ts';

/** The person's notifications. Opening one marks it as read; a button marks all. */
function NotificationScreen() {
  const list = useInfiniteQuery(notificationsQuery());
  const { mutate: read, isPending } = useRead();
  const unreadCount = useUnread()?.notifyCount ?? 0;
  useNews(unreadCount);
  const told = list.data?.pages.flatMap(({ items }) => items) ?? [];
  useCloseShown(told.filter(({ read: isRead }) => isRead).map((one) => noticeTag(one.notificationId)));
  return (
    <>
      <GrowingList list={list} empty={<State icon="bell" title={t.empty} detail={t.emptyDetail} />}>
        {(items) => (
          <>
            {unreadCount > 0 && (
              <Button
                variant="line"
                size="md"
                icon="check"
                className="self-end"
                isPending={isPending}
                onClick={() => read(null)}
              >
                {t.readAll}
              </Button>
            )}
            <Card isFlush>
              <ul className="divide-y divide-line">
                {items.map((told) => (
                  <li key={told.notificationId}>
                    <Row told={told} onOpen={() => !told.read && read(told.notificationId)} />
                  </li>
                ))}
              </ul>
            </Card>
          </>
        )}
      </GrowingList>
    </>
  );
}

/** Notifications that arrive while the list is open are added to it. */
function useNews(unreadCount: number): void {
  const client = useQueryClient();
  const last = useRef(unreadCount);
  useEffect(() => {
    if (unreadCount > last.current) void client.refetchQueries({ queryKey: notificationsQuery().queryKey });
    last.current = unreadCount;
  }, [client, unreadCount]);
}

function Row({ told, onOpen }: { readonly told: Told; readonly onOpen: () => void }) {
  if (!told.link) {
    return (
      <button type="button" onClick={onOpen} className="block w-full text-left active:bg-sunken">
        <Body told={told} />
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
      <Body told={told} />
    </Link>
  );
}

function Body({ told }: { readonly told: Told }) {
  const at = new Date(told.createdAt);
  return (
    <div className="flex items-start gap-3 px-4 py-3.5">
      <span className="mt-0.5 grid size-9 shrink-0 place-items-center rounded-full bg-sunken text-sub">
        <Icon name={iconOf(told)} size={18} />
      </span>
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <p className={`text-sm ${told.read ? '' : 'font-bold'}`}>
          <DatedText text={told.body} />
        </p>
        <p className="nums flex items-center gap-2 text-xs text-sub">
          <time dateTime={told.createdAt}>
            {formatDay(dayOf(at))} {formatTime(at)}
          </time>
          {!told.read && <span className="font-bold whitespace-nowrap text-primary">{t.unread}</span>}
        </p>
      </div>
      {told.link && <Icon name="forward" size={16} className="mt-2 text-sub" />}
    </div>
  );
}

const MONEY: readonly (readonly [RegExp, IconName])[] = [
  [/GIFT/, 'gift'],
  [/PAYOFF/, 'bank'],
  [/CHARGE|REFUND|_CARD_/, 'card'],
  [/POINTS|SETTLED|CAST_REWARD/, 'point'],
  [/STAGE/, 'star'],
];

/** An icon for what it is about. */
function iconOf({ kind, link }: Told): IconName {
  if (/_AGE_/.test(kind)) return 'shield';
  const money = MONEY.find(([about]) => about.test(kind));
  if (money) return money[1];
  if (/SOON|REMINDER|DAY_BEFORE|CHECKOUT|EXTENSION|LATE/.test(kind)) return 'clock';
  return link?.includes('/dohan-') ? 'calendar' : 'bell';
}

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
const PAGES = { guest: '/guest/notification', cast: '/cast/notification' } as const;

function NotificationTabs({ side, tab }: { readonly side: 'cast' | 'guest'; readonly tab: Tab }) {
  const navigate = useNavigate();
  const newsCount = useQuery(newsUnreadQuery()).data ?? 0;
  const unreadCount = useUnread()?.notifyCount ?? 0;
  return (
    <SubPage title={t.title}>
      <Page>
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
      </Page>
    </SubPage>
  );
}
