import type { PayoffPreparation } from '@yoimachi/contract/payoff';
import { messageOf } from '@yoimachi/contract/errors';
import { Link } from '@tanstack/react-router';
import { buttonClass } from '#ui/button-class.ts';
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
        action={
          <Link to="/cast/payoff" className={buttonClass({})}>
            {t.toList}
          </Link>
        }
      />
    );
  }
  if (by === 'CAST_NOT_VERIFIED') {
    return (
      <State
        icon="shield"
        title={t.notVerified}
        action={
          <Link to="/cast" className={buttonClass({})}>
            {t.toHome}
          </Link>
        }
      />
    );
  }
  return (
    <State
      icon="bank"
      title={by === 'BANK_ACCOUNT_REQUIRED' ? t.noAccount : t.badAccount}
      detail={detail}
      action={
        <Link to="/cast/bank-account" className={buttonClass({})}>
          {t.toAccount}
        </Link>
      }
    />
  );
}

/** Her balance is below the minimum. */
export function NotEnough({ minPoints }: { readonly minPoints: number }) {
  return <State icon="point" title={t.notEnough} detail={t.notEnoughDetail(minPoints)} />;
}
