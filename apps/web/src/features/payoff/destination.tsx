import type { PayoffDestination } from '@yoimachi/contract/payoff';
import { accountTypes } from './ja.ts';

/** 「みずほ銀行 東京営業部 普通 ***4567」 and the holder below. */
export function Destination({ destination }: { readonly destination: PayoffDestination }) {
  return (
    <>
      <span className="block">
        {destination.bankName} {destination.branchName}
      </span>
      <span className="nums block">
        {accountTypes[destination.accountType]} {destination.maskedNumber}
      </span>
      <span className="block text-xs text-sub">{destination.holderKana}</span>
    </>
  );
}
