import { useInfiniteQuery } from '@tanstack/react-query';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useMayAct } from '#lib/office.ts';
import { visible } from '#lib/visible.ts';
import { ListTable } from '#parts/list-table.tsx';
import type { Column } from '#parts/data-table.tsx';
import { PageHead } from '#parts/page-head.tsx';
import { SettingHistory } from '#parts/setting-history/index.ts';
import { SmallButton } from '#parts/small-button.tsx';
import { formatCount, pointsText } from '#ui/amount.tsx';
import { Chip } from '#ui/chip.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { errorMessage } from '#ui/lib/api-error.ts';
import { now } from '#ui/lib/clock.ts';
import { dayOf, formatDay } from '#ui/lib/dates.ts';
import { showToast } from '#ui/lib/toast.ts';
import { State } from '#ui/state.tsx';
import { couponList, useEnd } from './api.ts';
import type { Coupon } from './api.ts';
import { couponTexts as t } from './ja.ts';

const CreateDialog = lazy(() => import('./create-dialog.tsx'));

/** Codes that guests redeem for free points, the newest first, and how often each was. */
export function CouponsPage() {
  const mayAct = useMayAct();
  const list = useInfiniteQuery(couponList());
  const [isAdding, setAdding] = useState(false);
  const [ending, setEnding] = useState<Coupon | null>(null);
  const mayEnd = mayAct('endCoupon');
  const columns = useMemo(() => (mayEnd ? [...base, endColumn(setEnding)] : base), [mayEnd]);
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <PageHead title={t.title}>
        {mayAct('createCoupon') && <SmallButton onClick={() => setAdding(true)}>{t.add}</SmallButton>}
      </PageHead>
      <ListTable
        id="coupons"
        label={t.label}
        list={list}
        columns={columns}
        rowId={({ couponId }) => couponId}
        empty={<State icon="ticket" title={t.empty} detail={t.emptyDetail} />}
      />
      <div className="p-5">
        <SettingHistory of="COUPON" title={t.history} />
      </div>
      {isAdding && (
        <Suspense>
          <CreateDialog onClose={() => setAdding(false)} />
        </Suspense>
      )}
      {ending && <End coupon={ending} onClose={() => setEnding(null)} />}
    </div>
  );
}

function End({ coupon: { code }, onClose }: { readonly coupon: Coupon; readonly onClose: () => void }) {
  const end = useEnd();
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={t.endTitle(code)}
      confirmLabel={t.end}
      isDestructive
      isPending={end.isPending}
      onConfirm={() =>
        end.mutate(code, {
          onSuccess: () => showToast(t.ended, 'ok'),
          onError: (error) => showToast(errorMessage(error), 'danger'),
          onSettled: onClose,
        })
      }
    >
      {t.endDetail}
    </ConfirmDialog>
  );
}

const looks = { COMING: 'wait', OPEN: 'ok', FULL: 'mute', OVER: 'mute' } as const;

function stateOf({ startsAt, endsAt, endedAt, totalLimit, redeemedCount }: Coupon): keyof typeof looks {
  const at = now();
  if (new Date(endsAt) < at || (endedAt !== null && new Date(endedAt) <= at)) return 'OVER';
  if (new Date(startsAt) > at) return 'COMING';
  return totalLimit !== null && redeemedCount >= totalLimit ? 'FULL' : 'OPEN';
}

const dayText = (at: string) => formatDay(dayOf(new Date(at)));

const base: readonly Column<Coupon>[] = [
  {
    id: 'code',
    header: t.code,
    isFixed: true,
    cell: ({ code }) => <b className="nums whitespace-nowrap">{code}</b>,
  },
  {
    id: 'name',
    header: t.name,
    cell: ({ name }) => <bdi className="line-clamp-1 break-all">{visible(name)}</bdi>,
  },
  {
    id: 'state',
    header: t.state,
    cell: (coupon) => <Chip look={looks[stateOf(coupon)]}>{t.states[stateOf(coupon)]}</Chip>,
  },
  { id: 'points', header: t.points, isNumber: true, cell: ({ points }) => pointsText(points) },
  { id: 'term', header: t.term, isNumber: true, cell: ({ termDays }) => t.termDays(termDays) },
  {
    id: 'period',
    header: t.period,
    cell: ({ startsAt, endsAt }) => (
      <span className="nums whitespace-nowrap">{t.span(dayText(startsAt), dayText(endsAt))}</span>
    ),
  },
  {
    id: 'used',
    header: t.used,
    isNumber: true,
    cell: ({ redeemedCount, totalLimit }) =>
      t.usedOf(formatCount(redeemedCount), totalLimit === null ? null : formatCount(totalLimit)),
  },
  { id: 'who', header: t.who, cell: ({ eligibility }) => t.eligibilities[eligibility] },
];

const endColumn = (onEnd: (coupon: Coupon) => void): Column<Coupon> => ({
  id: 'end',
  header: t.end,
  cell: (coupon) =>
    stateOf(coupon) !== 'OVER' && (
      <SmallButton look="danger" aria-label={t.endOf(coupon.code)} onClick={() => onEnd(coupon)}>
        {t.end}
      </SmallButton>
    ),
});
