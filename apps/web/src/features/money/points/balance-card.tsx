import { pointsRoutes } from '@yoimachi/contract/points';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import type { AnswerOf } from '@yoimachi/contract/route';
import { formatDay } from '#lib/dates.ts';
import { useRefreshOn } from '#lib/use-refresh-on.ts';
import { useUserPoint } from '#lib/use-live-document.ts';
import { Points, pointsText } from '#ui/amount.tsx';
import { Card, Divider } from '#ui/card.tsx';
import { MoreMark, moreLinkClass } from '#ui/page.tsx';
import { Bone } from '#ui/skeleton.tsx';
import { query } from '#lib/queries.ts';
import { DaySheet } from '#ui/day-sheet.tsx';
import { FailedRow } from '#ui/load-failed.tsx';
import { Note } from '#ui/note.tsx';
import { Rows } from '#ui/rows.tsx';
import { pointTexts as t } from './ja.ts';

/** What can be spent now, how much of it was bought, and when the next part expires; below it what can be done. */
export function BalanceCard({ children }: { readonly children?: ReactNode }) {
  // Lots and history go with the balance.
  useRefreshOn('user.point', pointsRoutes);
  const balance = useUserPoint();
  const detail = useQuery(pointDetailQuery());
  const [isOpen, setOpen] = useState(false);
  return (
    <Card look="sunken" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <p className="text-sm font-bold text-sub">{t.current}</p>
        {balance ? <Points value={balance.currentPoint} size="lg" /> : <Bone className="h-7 w-24" />}
      </div>
      <Divider />
      <div className="flex min-h-10 flex-wrap items-center justify-between gap-x-3 text-xs text-sub desktop:min-h-6">
        {balance && !detail.isPending && (
          <p className="nums flex min-w-0 flex-[1_1_9rem] flex-wrap gap-x-4">
            <Part label={t.paidShort} points={balance.pointPurchase} />
            <Part label={t.freeShort} points={balance.pointGift} />
            {detail.data && <NextExpiry detail={detail.data} />}
          </p>
        )}
        <button
          type="button"
          className={`${moreLinkClass} ml-auto whitespace-nowrap`}
          onClick={() => setOpen(true)}
        >
          {t.detail}
          <MoreMark />
        </button>
      </div>
      {children}
      <LotsSheet isOpen={isOpen} onClose={() => setOpen(false)} />
    </Card>
  );
}

function Part({ label, points }: { readonly label: string; readonly points: number }) {
  return (
    <span className="whitespace-nowrap">
      {label} <span className="font-bold text-ink">{pointsText(points)}</span>
    </span>
  );
}

function NextExpiry({ detail }: { readonly detail: PointDetail }) {
  const next = detail.lots.find(({ remainingPoints }) => remainingPoints > 0);
  if (!next) return null;
  return (
    <span className="whitespace-nowrap">
      {t.nextExpiry} <span className="font-bold text-ink">{formatDay(next.expiresOn)}</span>
    </span>
  );
}

type PointDetail = AnswerOf<typeof pointsRoutes.pointDetail>;

/** The guest's points by lot, nearest expiry first. */
const pointDetailQuery = () => query(pointsRoutes.pointDetail);

/** The guest's points by lot and expiry. */
function LotsSheet({ isOpen, onClose }: { readonly isOpen: boolean; readonly onClose: () => void }) {
  const detail = useQuery({ ...pointDetailQuery(), enabled: isOpen });
  return (
    <DaySheet isOpen={isOpen} onClose={onClose} title={t.detailTitle}>
      {detail.data && <Lots detail={detail.data} />}
      {detail.isPending && <Bone className="h-32 rounded-lg" />}
      {detail.isError && !detail.data && <FailedRow query={detail} />}
      <Note>
        <p>{t.order}</p>
        <p>{t.term}</p>
        <p>{t.notices}</p>
      </Note>
    </DaySheet>
  );
}

function Lots({ detail }: { readonly detail: PointDetail }) {
  const heldRows =
    detail.heldPoint > 0 ? [{ label: t.held, amount: <Points value={detail.heldPoint} /> }] : [];
  return (
    <>
      {detail.lots.length === 0 && <p className="text-sm text-sub">{t.noLots}</p>}
      <Rows
        rows={[
          ...detail.lots.map(({ kind, expiresOn, remainingPoints, heldPoints }) => ({
            label: kind === 'PAID' ? t.paid : t.free,
            detail: heldPoints > 0 ? t.untilHeld(expiresOn, pointsText(heldPoints)) : t.until(expiresOn),
            amount: <Points value={remainingPoints} />,
          })),
          { label: t.current, amount: <Points value={detail.currentPoint} size="lg" />, isTotal: true },
          ...heldRows,
        ]}
      />
    </>
  );
}
