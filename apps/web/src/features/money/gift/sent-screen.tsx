import { giftRoutes, type SentGift } from '@yoimachi/contract/gift';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { formatMoment } from '#lib/dates.ts';
import { pages } from '#lib/queries.ts';
import { Points } from '#ui/amount.tsx';
import { Screen } from '#ui/bars.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { CardList } from '#ui/card.tsx';
import { GrowingList } from '#ui/growing-list.tsx';
import { Icon } from '#ui/icon.tsx';
import { State } from '#ui/state.tsx';
import { GiftPicture } from '#ui/gift-picture.tsx';
import { giftTexts as t } from './ja.ts';
import { isNotReleased, NotReleased } from './not-released.tsx';

/** The gifts a guest has sent, each linking to its recipient. */
export function SentGiftsPage() {
  const list = useInfiniteQuery(pages(giftRoutes.listSentGifts));
  const empty = (
    <State
      icon="gift"
      title={t.noHistory}
      detail={t.noHistoryDetail}
      action={<ButtonLink to="/guest" variant="line" label={t.toSearch} />}
    />
  );
  return (
    <Screen title={t.history}>
      {isNotReleased(list.error) ? (
        <NotReleased />
      ) : (
        <GrowingList list={list} empty={empty}>
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
      )}
    </Screen>
  );
}

function Row({ sent }: { readonly sent: SentGift }) {
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
        <span className="nums text-xs text-sub">{formatMoment(sent.sentAt)}</span>
      </span>
      <Points value={sent.points} />
      <Icon name="forward" size={16} className="text-sub" />
    </Link>
  );
}
