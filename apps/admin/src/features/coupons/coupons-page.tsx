import { couponAdminRoutes } from '@yoimachi/contract/coupon-admin';
import { pages } from '#lib/queries.ts';
import { visible } from '#lib/visible.ts';
import { ActButton } from '#parts/act/index.ts';
import { column, fixedColumn, numberColumn, type Column } from '#parts/column.ts';
import { ListTable } from '#parts/list-table.tsx';
import { SettingHistory } from '#parts/setting-history/index.ts';
import { Screen } from '#parts/page-head.tsx';
import { formatCount, pointsText } from '#ui/amount.tsx';
import { Chip } from '#ui/chip.tsx';
import { dayOf, formatDay } from '#ui/lib/dates.ts';
import { State } from '#ui/state.tsx';
import { createCoupon, endCoupon, stateOf, type Coupon } from './acts.tsx';
import { couponTexts as t } from './ja.ts';

/** Codes that guests redeem for free points, the newest first, and how often each was. */
export function CouponsPage() {
  return (
    <Screen title={t.title} head={<ActButton act={createCoupon} />}>
      <ListTable
        id="coupons"
        label={t.label}
        of={pages(couponAdminRoutes.listCoupons)}
        columns={columns}
        rowId={({ couponId }) => couponId}
        acts={[endCoupon]}
        empty={<State icon="ticket" title={t.empty} detail={t.emptyDetail} />}
      />
      <div className="p-5">
        <SettingHistory of="COUPON" title={t.history} />
      </div>
    </Screen>
  );
}

const looks = { COMING: 'wait', OPEN: 'ok', FULL: 'mute', OVER: 'mute' } as const;
const dayText = (at: string) => formatDay(dayOf(new Date(at)));

const columns: readonly Column<Coupon>[] = [
  fixedColumn('code', t.code, ({ code }) => <b className="nums whitespace-nowrap">{code}</b>),
  column('name', t.name, ({ name }) => <bdi className="line-clamp-1 break-all">{visible(name)}</bdi>),
  column('state', t.state, (coupon) => (
    <Chip look={looks[stateOf(coupon)]}>{t.states[stateOf(coupon)]}</Chip>
  )),
  numberColumn('points', t.points, ({ points }) => pointsText(points)),
  numberColumn('term', t.term, ({ termDays }) => t.termDays(termDays)),
  column('period', t.period, ({ startsAt, endsAt }) => (
    <span className="nums whitespace-nowrap">{t.span(dayText(startsAt), dayText(endsAt))}</span>
  )),
  numberColumn('used', t.used, ({ redeemedCount, totalLimit }) =>
    t.usedOf(formatCount(redeemedCount), totalLimit === null ? null : formatCount(totalLimit)),
  ),
  column('who', t.who, ({ eligibility }) => t.eligibilities[eligibility]),
];
