import { giftRoutes, type GiftStatistics } from '@yoimachi/contract/gift';
import { useQuery } from '@tanstack/react-query';
import { heightOf } from '@yoimachi/domain/money';
import { formatMoment, formatMonth } from '#lib/dates.ts';
import { query } from '#lib/queries.ts';
import { Points, pointsText } from '#ui/amount.tsx';
import { Card, CardList } from '#ui/card.tsx';
import { Loaded } from '#ui/loaded.tsx';
import { MoreLink } from '#ui/more-link.tsx';
import { Page, Section } from '#ui/page.tsx';
import { Bone, Skeleton } from '#ui/skeleton.tsx';
import { SubPage } from '#ui/bars.tsx';
import { GiftPicture } from '#ui/gift-picture.tsx';
import { cx } from '#ui/cx.ts';
import { StatePage } from '#ui/query-page.tsx';
import { receivedTexts as t } from './ja.ts';
import { isNotReleased, NotReleased } from './not-released.tsx';

const skeleton = (
  <Skeleton>
    <Bone className="h-56 rounded-lg" />
    <Bone className="h-40 rounded-lg" />
  </Skeleton>
);

/** What a cast has received: the sum, by month, by gift, and the newest. */
export function ReceivedGiftsPage() {
  const received = useQuery(query(giftRoutes.giftStatistics));
  return (
    <SubPage title={t.title}>
      {isNotReleased(received.error) ? (
        <Page>
          <NotReleased />
        </Page>
      ) : (
        <Loaded query={received} skeleton={skeleton}>
          {(statistics) => <Received statistics={statistics} />}
        </Loaded>
      )}
    </SubPage>
  );
}

function Received({ statistics }: { readonly statistics: GiftStatistics }) {
  const { byGift, newest } = statistics;
  if (newest.length === 0) return <StatePage icon="gift" title={t.none} detail={t.noneDetail} />;
  return (
    <Page className="gap-8">
      <Sum statistics={statistics} />
      {byGift.length > 0 && (
        <Section title={t.byGift} aside={t.term}>
          <GiftList
            items={byGift.map(({ giftId, name, picture, count, rewardPoints }) => ({
              key: giftId,
              name,
              picture,
              detail: t.count(count),
              points: rewardPoints,
            }))}
          />
        </Section>
      )}
      <Section title={t.newest}>
        <GiftList
          items={newest.map(({ sentId, name, picture, guestName, rewardPoints, sentAt }) => ({
            key: sentId,
            name,
            picture,
            detail: `${t.from(guestName)} ${formatMoment(sentAt)}`,
            points: rewardPoints,
          }))}
        />
      </Section>
    </Page>
  );
}

function Sum({ statistics }: { readonly statistics: GiftStatistics }) {
  const { count, rewardPoints, byMonth } = statistics;
  return (
    <Section title={t.term} aside={<MoreLink to="/cast/point-history">{t.history}</MoreLink>}>
      <Card className="flex flex-col gap-3">
        <div className="flex items-end justify-between gap-3">
          <div className="flex flex-col">
            <span className="text-xs text-sub">{t.sum}</span>
            <Points value={rewardPoints} size="xl" />
          </div>
          <span className="nums text-sm text-sub">{t.count(count)}</span>
        </div>
        <MonthBars months={byMonth} />
        <p className="phrase text-xs text-sub">{t.afterFee}</p>
      </Card>
    </Section>
  );
}

interface Item {
  readonly key: string;
  readonly name: string;
  readonly picture: string;
  readonly detail: string;
  readonly points: number;
}

function GiftList({ items }: { readonly items: readonly Item[] }) {
  return (
    <CardList>
      {items.map(({ key, name, picture, detail, points }) => (
        <li key={key} className="flex items-center gap-3 px-4 py-3">
          <GiftPicture picture={picture} size={48} />
          <span className="flex min-w-0 flex-1 flex-col">
            <span className="truncate text-sm font-bold">{name}</span>
            <span className="nums text-xs text-sub">{detail}</span>
          </span>
          <Points value={points} />
        </li>
      ))}
    </CardList>
  );
}

/** The reward of each month as a bar; also as a table for screen readers. */
function MonthBars({ months }: { readonly months: GiftStatistics['byMonth'] }) {
  const top = Math.max(1, ...months.map(({ rewardPoints }) => rewardPoints));
  return (
    <div className="pt-2">
      <div aria-hidden="true" className="grid grid-cols-12 items-end gap-1">
        {months.map(({ month, rewardPoints }) => (
          <div key={month} className="flex h-24 flex-col justify-end border-b border-line">
            <span
              className={cx('rounded-t-sm', rewardPoints > 0 && 'bg-primary')}
              style={{ height: rewardPoints > 0 ? `${Math.max(3, 100 * heightOf(rewardPoints, top))}%` : 0 }}
            />
          </div>
        ))}
        {months.map(({ month }, index) => (
          <span key={month} className="nums text-center text-2xs whitespace-nowrap text-sub">
            {index % 2 === 1 && t.monthShort(Number(month.slice(5)))}
          </span>
        ))}
      </div>
      <div className="sr-only">
        <table>
          <caption>{t.byMonth}</caption>
          <thead>
            <tr>
              <th scope="col">{t.month}</th>
              <th scope="col">{t.gifts}</th>
              <th scope="col">{t.points}</th>
            </tr>
          </thead>
          <tbody>
            {months.map(({ month, count, rewardPoints }) => (
              <tr key={month}>
                <th scope="row">{formatMonth(month)}</th>
                <td>{t.count(count)}</td>
                <td>{pointsText(rewardPoints)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
