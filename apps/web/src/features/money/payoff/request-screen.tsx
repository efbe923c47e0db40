import { payoffRoutes, type Payoff, type PayoffPreparation } from '@yoimachi/contract/payoff';
import { messageOf } from '@yoimachi/contract/errors';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { query } from '#lib/queries.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { Loaded } from '#ui/loaded.tsx';
import { Page } from '#ui/page.tsx';
import { CardListSkeleton } from '#ui/skeleton.tsx';
import { State } from '#ui/state.tsx';
import { SubPage } from '#ui/bars.tsx';
import { payoffTexts as t } from './ja.ts';
import { Waiting } from './waiting.tsx';
import { RequestForm } from './request-form.tsx';

/** /cast/request-payoff: requests a payoff; once done it says when the money arrives. */
export function RequestPayoffPage() {
  const preparation = useQuery(query(payoffRoutes.preparePayoff));
  const [done, setDone] = useState<Payoff | null>(null);
  return (
    <SubPage title={t.requestTitle}>
      {done ? (
        <Done payoff={done} />
      ) : (
        <Loaded query={preparation} skeleton={<CardListSkeleton count={3} />}>
          {(prepared) => <Request prepared={prepared} onDone={setDone} />}
        </Loaded>
      )}
    </SubPage>
  );
}

interface Props {
  readonly prepared: PayoffPreparation;
  readonly onDone: (payoff: Payoff) => void;
}

function Request({ prepared, onDone }: Props) {
  const { blockedBy, availablePoints, minPoints } = prepared;
  if (blockedBy === null && availablePoints >= minPoints)
    return <RequestForm prepared={prepared} onDone={onDone} />;
  return (
    <Page>
      {blockedBy === null ? (
        <>
          <State icon="point" title={t.notEnough} detail={t.notEnoughDetail(minPoints)} />
          <Waiting prepared={prepared} />
        </>
      ) : (
        <Blocked by={blockedBy} />
      )}
    </Page>
  );
}

/** Why nothing can be requested now, and the way on. */
function Blocked({ by }: { readonly by: NonNullable<PayoffPreparation['blockedBy']> }) {
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

function Done({ payoff }: { readonly payoff: Payoff }) {
  return (
    <Page>
      <div role="status" className="flex flex-1 flex-col">
        <State
          icon="check"
          title={t.done}
          detail={<span className="nums">{t.doneDetail(payoff.payDay)}</span>}
          action={<ButtonLink to="/cast/payoff" label={t.toList} />}
        />
      </div>
    </Page>
  );
}
