import type { PayoffDestination, PayoffPreparation } from '@yoimachi/contract/payoff';
import type { PayoffAmounts } from '@yoimachi/domain/payoff';
import { Points, Yen } from '#ui/amount.tsx';
import { Rows, Spec } from '#ui/rows.tsx';
import { MoreLink } from '#ui/more-link.tsx';
import { accountTypes, payoffTexts as t } from './ja.ts';

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

interface DestinationProps {
  readonly destination: PayoffDestination;
  /** Before it is sent, the holder is shown as the bank reads it: in half-width kana. */
  readonly isToConfirm?: boolean;
}

/** 「みずほ銀行 東京営業部 普通 ***4567」 with the holder below. */
export function Destination({ destination, isToConfirm = false }: DestinationProps) {
  const { holderKana } = destination;
  return (
    <>
      <span className="block">
        {destination.bankName} {destination.branchName}
      </span>
      <span className="nums block">
        {accountTypes[destination.accountType]} {destination.maskedNumber}
      </span>
      <span className="block text-xs text-sub">
        {isToConfirm ? holderKana : holderKana.normalize('NFKC')}
      </span>
    </>
  );
}
