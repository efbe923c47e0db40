import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { QueryFailed } from '#ui/load-failed.tsx';
import { ErrorNote, Note } from '#ui/note.tsx';
import { Page } from '#ui/page.tsx';
import { Bone } from '#ui/skeleton.tsx';
import { StickyBar } from '#ui/sticky-bar.tsx';
import { cardQuery, useStartCard } from './api/cards.ts';
import { CardReturn } from './card-return.tsx';
import { CardConsents, useCardConsents } from './card-consents.tsx';
import { Registered } from './card-screen.tsx';
import { cardTexts as t } from './ja.ts';
import { returnPath } from './order.ts';

interface Props {
  /** Above the card. */
  readonly head: ReactNode;
  /** Where the provider's page returns to, and what the address keeps. */
  readonly path: string;
  readonly next: string | undefined;
  /** The registration the provider's page returned from. */
  readonly setupId: string | undefined;
  readonly words: { readonly later: string; readonly next: string };
  readonly onBack: () => void;
  readonly backLabel: string;
  readonly onForgetSetup: () => void;
  readonly onNext: () => void;
}

/** The card as a step of the registration: it can wait. */
export function CardStep(props: Props) {
  const { head, path, next, setupId, words, backLabel, onBack, onForgetSetup, onNext } = props;
  const card = useQuery(cardQuery());
  const start = useStartCard();
  const consents = useCardConsents();
  const [failure, setFailure] = useState<string | null>(null);
  if (setupId !== undefined) {
    return (
      <CardReturn
        key={setupId}
        setupId={setupId}
        onDone={onNext}
        onFailed={(sentence) => {
          setFailure(sentence);
          onForgetSetup();
        }}
      />
    );
  }
  if (card.data === undefined) {
    return (
      <Page className="gap-6">
        {head}
        {card.isError ? <QueryFailed query={card} /> : <Bone className="h-20 rounded-lg" />}
      </Page>
    );
  }
  return (
    <>
      <Page className="gap-6">
        {head}
        {failure && (
          <Note look="danger" isBoxed>
            <p>{t.notRegistered}</p>
            <p>{failure}</p>
          </Note>
        )}
        {card.data ? (
          <Registered card={card.data} />
        ) : (
          <>
            <CardConsents title={t.register} consents={consents} />
            <Button variant="ghost" onClick={onNext}>
              {words.later}
            </Button>
          </>
        )}
      </Page>
      <StickyBar terms={start.error && <ErrorNote error={start.error} />}>
        <BackButton label={backLabel} onClick={onBack} />
        {card.data ? (
          <Button onClick={onNext}>{words.next}</Button>
        ) : (
          <Button
            isPending={start.isPending || start.isSuccess}
            disabledReason={consents.agreed ? undefined : t.consentMissing}
            onClick={() => start.mutate({ shown: consents.agreed ?? [], returnPath: returnPath(path, next) })}
          >
            {t.toProvider}
          </Button>
        )}
      </StickyBar>
    </>
  );
}

/** Round beside a button whose reason stands above it. */
function BackButton({ label, onClick }: { readonly label: string; readonly onClick: () => void }) {
  return (
    <Button variant="line" icon="back" aria-label={label} onClick={onClick} className="self-end px-4!" />
  );
}
