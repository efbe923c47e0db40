import type { LeavingPreview } from '@yoimachi/contract/leaving';
import { Points, Yen } from '#ui/amount.tsx';
import { Card } from '#ui/card.tsx';
import { Note } from '#ui/note.tsx';
import { H2 } from '#ui/page.tsx';
import { Rows } from '#ui/rows.tsx';
import { leavingTexts as t } from './ja.ts';

/** The points that lapse, by lot, and the coupons. */
export function Lapsing({ preview }: { readonly preview: LeavingPreview }) {
  const { lapsingPoints, lots, couponCount, payoff } = preview;
  if (payoff) return <Payout payoff={payoff} />;
  return (
    <Card className="flex flex-col gap-4">
      <H2>{t.lapsing}</H2>
      {lapsingPoints === 0 && <p className="text-sm text-sub">{t.nothingLapses}</p>}
      {lapsingPoints > 0 && (
        <Rows
          rows={[
            ...lots.map(({ kind, points, expiresOn }) => ({
              label: t.lot[kind],
              detail: t.expires(expiresOn),
              amount: <Points value={points} />,
            })),
            { label: t.sum, amount: <Points value={lapsingPoints} size="lg" />, isTotal: true },
          ]}
        />
      )}
      {lapsingPoints > 0 && lots.length === 0 && <Note>{t.belowFee}</Note>}
      {couponCount > 0 && (
        <Rows
          rows={[{ label: t.coupons, amount: <span className="nums">{t.couponCount(couponCount)}</span> }]}
        />
      )}
    </Card>
  );
}

/** What a cast's bank gets of her balance. */
function Payout({ payoff }: { readonly payoff: NonNullable<LeavingPreview['payoff']> }) {
  return (
    <Card className="flex flex-col gap-4">
      <H2>{t.payout}</H2>
      <Rows
        rows={[
          { label: t.balance, amount: <Points value={payoff.points} /> },
          { label: t.transfer, amount: <Yen value={payoff.transferYen} size="lg" />, isTotal: true },
        ]}
      />
      <Note>{t.payDay(payoff.payDay)}</Note>
    </Card>
  );
}
