import type { PayoffPreparation } from '@yoimachi/contract/payoff';
import { messageOf } from '@yoimachi/contract/errors';
import { ButtonLink } from '#ui/button-link.tsx';
import { State } from '#ui/state.tsx';
import { payoffTexts as t } from './ja.ts';

/** Why nothing can be requested now, and the way on. */
export function Blocked({ by }: { readonly by: NonNullable<PayoffPreparation['blockedBy']> }) {
  const detail = messageOf(by);
  if (by === 'PAYOFF_OPEN') {
    return (
      <State
        icon="clock"
        title={t.isOpen}
        detail={detail}
        action={<ButtonLink to="/cast/payoff" label={t.toList} />}
      />
    );
  }
  if (by === 'CAST_NOT_VERIFIED') {
    return <State icon="shield" title={t.notVerified} action={<ButtonLink to="/cast" label={t.toHome} />} />;
  }
  return (
    <State
      icon="bank"
      title={by === 'BANK_ACCOUNT_REQUIRED' ? t.noAccount : t.badAccount}
      detail={detail}
      action={<ButtonLink to="/cast/bank-account" label={t.toAccount} />}
    />
  );
}

/** Her balance is below the minimum. */
export function NotEnough({ minPoints }: { readonly minPoints: number }) {
  return <State icon="point" title={t.notEnough} detail={t.notEnoughDetail(minPoints)} />;
}
