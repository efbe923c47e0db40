import type { SentGift } from '@yoimachi/contract/gift';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { dayOf, formatDay, formatTime } from '#lib/dates.ts';
import { Points } from '#ui/amount.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { CardList } from '#ui/card.tsx';
import { GrowingList } from '#ui/growing-list.tsx';
import { Icon } from '#ui/icon.tsx';
import { Page } from '#ui/page.tsx';
import { State } from '#ui/state.tsx';
import { SubPage } from '#ui/bars.tsx';
import { isNotReleased, sentGiftsQuery } from './api/gifts.ts';
import { GiftPicture } from '#ui/gift-picture.tsx';
import { giftTexts as t } from './ja.ts';

/** The gifts a guest has sent, each linking to its recipient. */
function SentGiftsScreen() {
  const list = useInfiniteQuery(sentGiftsQuery());
  if (isNotReleased(list.error)) {
    return (
      <Page>
        <State icon="gift" title={t.notReleased} detail={t.notReleasedDetail} />
      </Page>
    );
  }
  return (
    <Page>
      <GrowingList list={list} empty={<NothingSent />}>
        {(items) => (
          <CardList>
            {items.map((sent) => (
              <li key={sent.sentId}>
                <Row sent={sent} />
              </li>
            ))}
          </CardList>
        )}
      </GrowingList>
    </Page>
  );
}

function NothingSent() {
  return (
    <State
      icon="gift"
      title={t.noHistory}
      detail={t.noHistoryDetail}
      action={<ButtonLink to="/guest" variant="line" label={t.toSearch} />}
    />
  );
}

function Row({ sent }: { readonly sent: SentGift }) {
  const at = new Date(sent.sentAt);
  return (
    <Link
      to="/guest/user-profile"
      search={{ castId: sent.castId }}
      className="flex items-center gap-3 px-4 py-3 active:bg-sunken"
    >
      <GiftPicture picture={sent.picture} size={48} />
      <span className="flex min-w-0 flex-1 flex-col">
        <span className="truncate text-sm font-bold">{sent.name}</span>
        <span className="truncate text-xs text-sub">{t.forWhom(sent.castName)}</span>
        <span className="nums text-xs text-sub">
          {formatDay(dayOf(at))} {formatTime(at)}
        </span>
      </span>
      <Points value={sent.points} />
      <Icon name="forward" size={16} className="text-sub" />
    </Link>
  );
}

export function SentGiftsPage() {
  return (
    <SubPage title={t.history}>
      <SentGiftsScreen />
    </SubPage>
  );
}
