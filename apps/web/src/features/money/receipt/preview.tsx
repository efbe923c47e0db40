import type { AnswerOf } from '@yoimachi/contract/route';
import type { receiptRoutes, OpenDay } from '@yoimachi/contract/receipt';
import { lineText, printedDay, PROVISO, printedName } from '@yoimachi/domain/receipt';
import type { Honorific, ReceiptTotals } from '@yoimachi/domain/receipt';
import { Yen } from '#ui/amount.tsx';
import { Card } from '#ui/card.tsx';
import { Section } from '#ui/page.tsx';
import { Spec } from '#ui/rows.tsx';
import { receiptTexts as t } from './ja.ts';

type Purchase = OpenDay['purchases'][number];
export type Issuer = AnswerOf<typeof receiptRoutes.openPurchases>['issuer'];

interface Props {
  readonly name: string;
  readonly honorific: Honorific;
  readonly purchases: readonly Purchase[];
  readonly totals: ReceiptTotals;
  readonly issuer: Issuer;
}

/** What will be printed, by the same functions that print it. */
export function Preview({ name, honorific, purchases, totals, issuer }: Props) {
  return (
    <Section title={t.preview}>
      <Card className="flex flex-col gap-4">
        <p className="border-b border-line pb-2 text-lg break-words">
          {t.previewName(printedName(name), honorific)}
        </p>
        <div className="flex flex-col items-center gap-1">
          <p className="text-xs text-sub">{t.total}</p>
          <Yen value={totals.totalYen} size="xl" />
          <p className="nums text-xs text-sub">{t.tax(totals.taxYen)}</p>
        </div>
        <Spec
          rows={[
            { label: t.provisoLabel, value: PROVISO },
            { label: t.tradedOn, value: <span className="nums">{printedDay(totals.day)}</span> },
            { label: t.content, value: <Lines purchases={purchases} /> },
            { label: t.method, value: t.card },
            { label: t.issuer, value: issuer.name },
            { label: t.registration, value: <span className="nums">{issuer.registrationNumber}</span> },
          ]}
        />
      </Card>
    </Section>
  );
}

function Lines({ purchases }: { readonly purchases: readonly Purchase[] }) {
  return (
    <ul className="flex flex-col gap-1">
      {purchases.map(({ purchaseId, kind, points, amountYen }) => (
        <li key={purchaseId} className="flex items-baseline justify-between gap-3">
          <span className="nums">{lineText(kind, points)}</span>
          <Yen value={amountYen} size="sm" />
        </li>
      ))}
    </ul>
  );
}
