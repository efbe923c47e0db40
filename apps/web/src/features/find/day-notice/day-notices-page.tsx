import type { AwaitedCast } from '@yoimachi/contract/day-notice';
import { DAY_NOTICES_MAX } from '@yoimachi/domain/day-notice';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { dayOf, formatDay } from '#lib/dates.ts';
import { showToast } from '#lib/toast.ts';
import { Avatar } from '#ui/avatar.tsx';
import { SubPage } from '#ui/bars.tsx';
import { Button } from '#ui/button.tsx';
import { CardList } from '#ui/card.tsx';
import { Loaded } from '#ui/loaded.tsx';
import { ErrorNote } from '#ui/note.tsx';
import { Page, Section } from '#ui/page.tsx';
import { CardListSkeleton } from '#ui/skeleton.tsx';
import { State } from '#ui/state.tsx';
import { dayNoticesQuery, useSwitchNotice } from './api/day-notices.ts';
import { dayNoticeTexts as t } from './ja.ts';

/** Of whose days he hears, each with the way to end it. */
export function DayNoticesPage() {
  const query = useQuery(dayNoticesQuery());
  return (
    <SubPage title={t.title}>
      <Loaded query={query} skeleton={<CardListSkeleton count={2} />}>
        {(items) => (
          <Page className="gap-6">
            <p className="phrase text-sm text-sub">{t.lead}</p>
            {items.length === 0 ? (
              <State icon="calendar" title={t.none} detail={t.noneDetail} />
            ) : (
              <Awaited items={items} />
            )}
          </Page>
        )}
      </Loaded>
    </SubPage>
  );
}

function Awaited({ items }: { readonly items: readonly AwaitedCast[] }) {
  const { mutate, isPending, variables, error } = useSwitchNotice();
  return (
    <Section
      title={t.list}
      aside={<span className="nums text-xs text-sub">{t.count(items.length, DAY_NOTICES_MAX)}</span>}
    >
      <CardList>
        {items.map(({ castId, nickname, photo, since }) => (
          <li key={castId} className="flex flex-wrap items-center justify-end gap-3 px-4 py-3">
            <Link
              to="/guest/user-profile"
              search={{ castId }}
              className="flex min-h-11 min-w-[min(100%,10rem)] flex-1 items-center gap-3"
            >
              <Avatar name={nickname} src={photo} size={44} />
              <span className="flex min-w-0 flex-col">
                <span className="truncate text-sm font-bold">{nickname}</span>
                <span className="nums text-xs text-sub">{t.since(formatDay(dayOf(new Date(since))))}</span>
              </span>
            </Link>
            <Button
              variant="line"
              size="md"
              aria-label={t.removeOf(nickname)}
              isPending={isPending && variables.castId === castId}
              onClick={() => mutate({ castId, isOn: false }, { onSuccess: () => showToast(t.removed, 'ok') })}
            >
              {t.remove}
            </Button>
          </li>
        ))}
      </CardList>
      <ErrorNote error={error} />
    </Section>
  );
}
