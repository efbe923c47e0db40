import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { errorMessage, isRefused } from '#lib/api-error.ts';
import { showToast } from '#lib/toast.ts';
import { QueryFailed } from '#ui/load-failed.tsx';
import { Page } from '#ui/page.tsx';
import { State } from '#ui/state.tsx';
import { cardSetupQuery, useTakeCard } from './api/cards.ts';
import { cardTexts as t } from './ja.ts';

interface Props {
  readonly setupId: string;
  readonly onDone: () => void;
  /** With the sentence to show. */
  readonly onFailed: (failure: string) => void;
}

/** On return from the provider's page: takes the card over and continues. */
export function CardReturn({ setupId, onDone, onFailed }: Props) {
  const setup = useQuery(cardSetupQuery(setupId));
  const takeCard = useTakeCard();
  const isTurnedDown = isRefused(setup.error);
  const goOn = useEffectEvent(() => {
    if (setup.data) {
      void takeCard(setup.data);
      showToast(t.registered, 'ok');
      onDone();
    } else if (isTurnedDown) {
      onFailed(errorMessage(setup.error));
    }
  });
  const isAnswered = setup.status !== 'pending';
  useEffect(() => {
    if (isAnswered) goOn();
  }, [isAnswered]);
  return (
    <Page>
      {setup.isError && !isTurnedDown ? (
        // Without an answer nothing is known: retried here.
        <QueryFailed query={setup} />
      ) : (
        <div role="status" className="flex flex-1 flex-col">
          <State icon="card" title={t.registering} />
        </div>
      )}
    </Page>
  );
}
