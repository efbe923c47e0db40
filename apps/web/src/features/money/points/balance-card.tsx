import { pointsRoutes } from '@yoimachi/contract/points';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { formatDay } from '#lib/dates.ts';
import { useRefreshOn } from '#lib/use-refresh-on.ts';
import { useUserPoint } from '#lib/use-live-document.ts';
import { Points, pointsText } from '#ui/amount.tsx';
import { Card, Divider } from '#ui/card.tsx';
import { MoreMark, moreLinkClass } from '#ui/page.tsx';
import { Bone } from '#ui/skeleton.tsx';
import { pointTexts as t } from './ja.ts';
import { LotsSheet, pointDetailQuery, type PointDetail } from './lots-sheet.tsx';

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
        {balance && (
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
