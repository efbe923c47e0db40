import { Panel } from '#parts/panel.tsx';
import { formatCount, pointsText, yenText } from '#ui/amount.tsx';
import { Icon } from '#ui/icon.tsx';
import { Note } from '#ui/note.tsx';
import type { PayDay } from './api.ts';
import { payoffTexts as t } from './ja.ts';
import { sumsOfAll } from './shelf-sums.ts';

/** What the day costs, without what was rejected, and whether it adds up. */
export function Totals({ day }: { readonly day: PayDay }) {
  const sums = sumsOfAll(day, (shelf) => shelf !== 'REJECTED');
  const adds = sums.transferYen + sums.transferFeeYen + sums.withholdingYen === sums.points;
  return (
    <Panel title={t.totals} aside={t.count(formatCount(sums.count))}>
      <dl className="nums grid grid-cols-[1fr_auto] gap-y-2 text-sm">
        <Line name={t.totalPoints} value={pointsText(sums.points)} />
        <Line name={t.totalFee} value={`−${yenText(sums.transferFeeYen)}`} />
        {sums.withholdingYen > 0 && (
          <Line name={t.totalWithheld} value={`−${yenText(sums.withholdingYen)}`} />
        )}
        <div className="contents font-bold">
          <dt className="border-t border-line pt-3">{t.totalTransfer}</dt>
          <dd className="border-t border-line pt-3 text-right text-lg">{yenText(sums.transferYen)}</dd>
        </div>
      </dl>
      <p className="mt-3 text-xs text-sub">{t.bearer[day.terms.feeBearer]}</p>
      {adds ? (
        <p className="mt-3 flex items-center gap-2 text-xs text-ok">
          <Icon name="check" size={16} />
          {t.adds}
        </p>
      ) : (
        <div className="mt-3">
          <Note look="danger">{t.addsNot}</Note>
        </div>
      )}
    </Panel>
  );
}

function Line({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <>
      <dt className="text-sub">{name}</dt>
      <dd className="text-right">{value}</dd>
    </>
  );
}
