import type { PayoffDestination } from '@yoimachi/contract/payoff';
import { accountTypes } from './ja.ts';

interface Props {
  readonly destination: PayoffDestination;
  /** Before it is sent, the holder is shown as the bank reads it: in half-width kana. */
  readonly isToConfirm?: boolean;
}

/** 「みずほ銀行 東京営業部 普通 ***4567」 with the holder below. */
export function Destination({ destination, isToConfirm = false }: Props) {
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
