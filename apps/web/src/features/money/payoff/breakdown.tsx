import type { PayoffPreparation } from '@yoimachi/contract/payoff';
import type { PayoffAmounts } from '@yoimachi/domain/payoff';
import { Points, Yen } from '#ui/amount.tsx';
import { Rows, Spec } from '#ui/rows.tsx';
import { MoreLink } from '#ui/more-link.tsx';
import { Destination } from './destination.tsx';
import { payoffTexts as t } from './ja.ts';

interface Props {
  readonly points: number;
  readonly amounts: PayoffAmounts;
  readonly prepared: PayoffPreparation;
}

/** From the points to the yen that arrive. */
export function Breakdown({ points, amounts, prepared }: Props) {
  const { withholdingMode, feeBearer } = prepared.terms;
  return (
    <Rows
      rows={[
        {
          label: t.amount,
          detail: prepared.taxIncluded ? t.taxIncluded : t.taxExcluded,
          amount: <Points value={points} />,
        },
        ...(withholdingMode === 'NONE'
          ? []
          : [
              {
                label: t.withholding,
                detail: prepared.earlierYen > 0 ? t.taxedTogether : undefined,
                amount: <Yen value={amounts.withholdingYen} isMinus />,
              },
            ]),
        ...(feeBearer === 'OPERATOR'
          ? []
          : [{ label: t.transferFee, amount: <Yen value={amounts.transferFeeYen} isMinus /> }]),
        { label: t.transfer, amount: <Yen value={amounts.transferYen} size="lg" />, isTotal: true },
      ]}
    />
  );
}

/** Where it goes and when it arrives. */
export function Arrival({
  prepared,
  canChange,
}: {
  readonly prepared: PayoffPreparation;
  readonly canChange?: boolean;
}) {
  return (
    <Spec
      rows={[
        { label: t.payDay, value: <span className="nums">{t.dayLong(prepared.payDay)}</span> },
        {
          label: t.destination,
          value: prepared.destination && <Destination destination={prepared.destination} isToConfirm />,
          action: canChange && <MoreLink to="/cast/bank-account">{t.changeAccount}</MoreLink>,
        },
      ]}
    />
  );
}
