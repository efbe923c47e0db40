import { payoffAdminRoutes } from '@yoimachi/contract/payoff-admin';
import { call } from '#lib/api.ts';
import { formatCount, yenText } from '#ui/amount.tsx';
import { AllOfShelf } from './all-of-shelf.tsx';
import type { PayDay } from './api.ts';
import { payoffTexts as t } from './ja.ts';
import { sumsOf } from './shelf-sums.ts';

/** All requests of a day that no check stopped. */
export function ApproveAll({ day }: { readonly day: PayDay }) {
  const { count } = sumsOf(day, 'AWAITING');
  return (
    <AllOfShelf
      day={day}
      shelf="AWAITING"
      needs="approvePayoff"
      label={t.approveAll(formatCount(count))}
      title={t.approveAllTitle}
      willDo={({ transferYen }) => t.willApprove(yenText(transferYen))}
      run={({ number }) => call(payoffAdminRoutes.approvePayoff, { params: { number } })}
    />
  );
}
