import type { Card } from '@yoimachi/contract/billing';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { dayOf } from '#lib/dates.ts';
import { Button } from '#ui/button.tsx';
import { Card as Box } from '#ui/card.tsx';
import { Icon } from '#ui/icon.tsx';
import { QueryFailed } from '#ui/load-failed.tsx';
import { ErrorNote, Note } from '#ui/note.tsx';
import { H2, Page, Section } from '#ui/page.tsx';
import { Bone } from '#ui/skeleton.tsx';
import { StickyBar } from '#ui/sticky-bar.tsx';
import { cardQuery, useStartCard } from './api/cards.ts';
import { CardConsents, useCardConsents } from './card-consents.tsx';
import { CardExpiry, CardName } from './card-name.tsx';
import { buyTexts, cardTexts as t } from './ja.ts';
import { RemoveCard } from './remove-card.tsx';
import { ToBuy } from './result-states.tsx';

interface Props {
  /** Where the provider's page returns to. */
  readonly returnPath: string;
  /** Why the last registration failed. */
  readonly failure: string | null;
  /** The guest came to change the card: its form is open. */
  readonly isForCard: boolean;
  /** What comes first: any debt. */
  readonly first?: ReactNode;
}

/** The guest's card: register one on the provider's page, change it, remove it; with a card, the way on to points. */
export function CardScreen({ returnPath, failure, isForCard, first }: Props) {
  const card = useQuery(cardQuery());
  const start = useStartCard();
  const consents = useCardConsents();
  const [isReplacing, setReplacing] = useState(isForCard);
  if (card.isError && card.data === undefined) {
    return (
      <Page>
        <QueryFailed query={card} />
      </Page>
    );
  }
  const isForm = card.data === null || isReplacing;
  return (
    <>
      <Page className="gap-6">
        {first}
        {failure && (
          <Note look="danger" isBoxed>
            <p>{t.notRegistered}</p>
            <p>{failure}</p>
          </Note>
        )}
        <Section>
          <H2>{t.card}</H2>
          {card.data === undefined && <Bone className="h-20 rounded-lg" />}
          {card.data === null && <NoCard />}
          {card.data && <Registered card={card.data} />}
        </Section>
        {card.data !== undefined &&
          (isForm ? (
            <CardConsents title={card.data ? t.replace : t.register} consents={consents} />
          ) : (
            <Button
              variant="line"
              className="self-start"
              aria-expanded={false}
              onClick={() => setReplacing(true)}
            >
              {t.replace}
            </Button>
          ))}
      </Page>
      {card.data !== undefined && (
        <StickyBar terms={start.error && <ErrorNote error={start.error} />}>
          {isForm ? (
            <Button
              isWide
              isPending={start.isPending || start.isSuccess}
              disabledReason={consents.agreed ? undefined : t.consentMissing}
              onClick={() => start.mutate({ shown: consents.agreed ?? [], returnPath })}
            >
              {t.toProvider}
            </Button>
          ) : (
            <ToBuy label={buyTexts.buyPoints} next={undefined} isWide />
          )}
        </StickyBar>
      )}
    </>
  );
}

function NoCard() {
  return (
    <Box look="sunken" className="flex flex-col gap-1">
      <p className="text-sm font-bold">{t.none}</p>
      <p className="phrase text-xs text-sub">{t.noneDetail}</p>
    </Box>
  );
}

export function Registered({ card }: { readonly card: Card }) {
  return (
    <Box className="flex items-center gap-3">
      <Icon name="card" className="text-sub" />
      <div className="flex min-w-0 flex-1 flex-col text-sm">
        <span className="font-bold">
          <CardName card={card} />
        </span>
        <CardExpiry card={card} />
        <span className="nums phrase text-xs text-sub">{t.agreed(dayOf(new Date(card.agreedAt)))}</span>
      </div>
      <RemoveCard />
    </Box>
  );
}
