import type { OpenDay } from '@yoimachi/contract/receipt';
import { lineText } from '@yoimachi/domain/receipt';
import { formatTime } from '#lib/dates.ts';
import { Yen } from '#ui/amount.tsx';
import { CardList } from '#ui/card.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { receiptTexts as t } from './ja.ts';

interface Props {
  readonly days: readonly OpenDay[];
  readonly chosen: ReadonlySet<string>;
  readonly onToggle: (purchaseId: string) => void;
}

/** Purchases by day, each with a checkbox. */
export function PurchaseDays({ days, chosen, onToggle }: Props) {
  return days.map(({ day, purchases }) => (
    <fieldset key={day} className="flex min-w-0 flex-col gap-2">
      <legend className="nums mb-2 text-sm font-bold">{t.day(day)}</legend>
      <CardList>
        {purchases.map((purchase) => (
          <li key={purchase.purchaseId} className="flex items-center justify-between gap-3 px-4 py-1">
            <div className="min-w-0 flex-1">
              <Checkbox
                label={<span className="nums">{lineText(purchase.kind, purchase.points)}</span>}
                help={<span className="nums">{t.paidAt(formatTime(new Date(purchase.paidAt)))}</span>}
                checked={chosen.has(purchase.purchaseId)}
                onChange={() => onToggle(purchase.purchaseId)}
              />
            </div>
            <Yen value={purchase.amountYen} />
          </li>
        ))}
      </CardList>
    </fieldset>
  ));
}
