import type { Payoff } from '@yoimachi/contract/payoff';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ButtonLink } from '#ui/button-link.tsx';
import { QueryFailed } from '#ui/load-failed.tsx';
import { Page } from '#ui/page.tsx';
import { CardListSkeleton } from '#ui/skeleton.tsx';
import { State } from '#ui/state.tsx';
import { SubPage } from '#ui/bars.tsx';
import { preparationQuery } from './api/payoffs.ts';
import { Blocked, NotEnough } from './blocked.tsx';
import { payoffTexts as t } from './ja.ts';
import { Waiting } from './waiting.tsx';
import { RequestForm } from './request-form.tsx';

/** /cast/request-payoff: requests a payoff; once done it says when the money arrives. */
function RequestPayoffScreen() {
  const preparation = useQuery(preparationQuery());
  const [done, setDone] = useState<Payoff | null>(null);
  if (done) return <Done payoff={done} />;
  const prepared = preparation.data;
  if (!prepared) {
    return (
      <Page>
        {preparation.isError ? <QueryFailed query={preparation} /> : <CardListSkeleton count={3} />}
      </Page>
    );
  }
  if (prepared.blockedBy === null && prepared.availablePoints >= prepared.minPoints)
    return <RequestForm prepared={prepared} onDone={setDone} />;
  return (
    <Page>
      {prepared.blockedBy === null ? (
        <>
          <NotEnough minPoints={prepared.minPoints} />
          <Waiting prepared={prepared} />
        </>
      ) : (
        <Blocked by={prepared.blockedBy} />
      )}
    </Page>
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

export function RequestPayoffPage() {
  return (
    <SubPage title={t.requestTitle}>
      <RequestPayoffScreen />
    </SubPage>
  );
}
