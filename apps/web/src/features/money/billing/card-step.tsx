import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { QueryFailed } from '#ui/load-failed.tsx';
import { ErrorNote } from '#ui/note.tsx';
import { Page } from '#ui/page.tsx';
import { Bone } from '#ui/skeleton.tsx';
import { StickyBar } from '#ui/sticky-bar.tsx';
import { cardQuery } from './api/cards.ts';
import { CardConsents, NotRegistered, ToProvider, useCardForm } from './card-form.tsx';
import { CardReturn } from './card-return.tsx';
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
  readonly words: { readonly later: string; readonly next: string; readonly back: string };
  readonly onBack: () => void;
  readonly onForgetSetup: () => void;
  readonly onNext: () => void;
}

/** The card as a step of the registration: it can wait. */
export function CardStep({ head, path, next, setupId, words, onBack, onForgetSetup, onNext }: Props) {
  const card = useQuery(cardQuery());
  const form = useCardForm(returnPath(path, next));
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
        <NotRegistered failure={failure} />
        {card.data ? (
          <Registered card={card.data} />
        ) : (
          <>
            <CardConsents title={t.register} form={form} />
            <Button variant="ghost" onClick={onNext}>
              {words.later}
            </Button>
          </>
        )}
      </Page>
      <StickyBar terms={form.start.error && <ErrorNote error={form.start.error} />}>
        {/* Round beside a button whose reason stands above it. */}
        <Button
          variant="line"
          icon="back"
          aria-label={words.back}
          onClick={onBack}
          className="self-end px-4!"
        />
        {card.data ? <Button onClick={onNext}>{words.next}</Button> : <ToProvider form={form} />}
      </StickyBar>
    </>
  );
}
