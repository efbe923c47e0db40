import type { Card } from '@yoimachi/contract/billing';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { dayOf } from '#lib/dates.ts';
import { useBack } from '#lib/use-back.ts';
import { AppBar } from '#ui/bars.tsx';
import { Button } from '#ui/button.tsx';
import { Card as Box } from '#ui/card.tsx';
import { Icon } from '#ui/icon.tsx';
import { QueryFailed } from '#ui/load-failed.tsx';
import { ErrorNote } from '#ui/note.tsx';
import { Page, Section } from '#ui/page.tsx';
import { Bone } from '#ui/skeleton.tsx';
import { StickyBar } from '#ui/sticky-bar.tsx';
import { ActDialog } from '#ui/act-dialog.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { cardQuery, useRemoveCard } from './api/cards.ts';
import { CardConsents, NotRegistered, ToProvider, useCardForm } from './card-form.tsx';
import { CardExpiry, CardName } from './card-name.tsx';
import { CardReturn } from './card-return.tsx';
import { Debts } from './debts.tsx';
import { buyTexts, cardTexts as t } from './ja.ts';
import { returnPath } from './order.ts';
import { ToBuy } from './result-states.tsx';

/** /guest/payment-info: the card, what is owed, and the way back from the provider's page. */
export function CardPage() {
  const { setupId, next, debt } = useSearch({ from: '/guest/payment-info' });
  const { history } = useRouter();
  const navigate = useNavigate({ from: '/guest/payment-info' });
  const back = useBack();
  const [failure, setFailure] = useState<string | null>(null);
  // The last history entry is then the provider's page.
  const [isFromProvider] = useState(setupId !== undefined);
  const leave = () =>
    next ? history.replace(next) : void navigate({ to: '/guest/my-profile', replace: true });
  const forgetSetup = () => void navigate({ search: next ? { next } : {}, replace: true });
  return (
    <>
      <AppBar title={t.title} onBack={isFromProvider ? leave : back} />
      {setupId === undefined ? (
        <Screen next={next} failure={failure} first={<Debts resumed={debt} onResumed={forgetSetup} />} />
      ) : (
        <CardReturn
          key={setupId}
          setupId={setupId}
          onDone={next ? () => history.replace(next) : forgetSetup}
          onFailed={(sentence) => {
            setFailure(sentence);
            forgetSetup();
          }}
        />
      )}
    </>
  );
}

interface Props {
  /** Where the card is needed: its form is open. */
  readonly next: string | undefined;
  /** Why the last registration failed: the same. */
  readonly failure: string | null;
  /** What comes first: any debt. */
  readonly first: ReactNode;
}

/** The guest's card: register one on the provider's page, change it, remove it; with a card, the way on to points. */
function Screen({ next, failure, first }: Props) {
  const card = useQuery(cardQuery());
  const form = useCardForm(returnPath('/guest/payment-info', next));
  const [isReplacing, setReplacing] = useState(next !== undefined || failure !== null);
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
        <NotRegistered failure={failure} />
        <Section title={t.card}>
          {card.data === undefined && <Bone className="h-20 rounded-lg" />}
          {card.data === null && <NoCard />}
          {card.data && <Registered card={card.data} />}
        </Section>
        {card.data !== undefined &&
          (isForm ? (
            <CardConsents title={card.data ? t.replace : t.register} form={form} />
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
        <StickyBar terms={form.start.error && <ErrorNote error={form.start.error} />}>
          {isForm ? (
            <ToProvider form={form} isWide />
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

/** Removes the card after confirmation; an open booking prevents it. */
function RemoveCard() {
  const remove = useRemoveCard();
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    remove.reset();
    setOpen(false);
  };
  return (
    <>
      <IconButton icon="trash" label={t.remove} onClick={() => setOpen(true)} />
      {isOpen && (
        <ActDialog
          act={remove}
          input={undefined}
          title={t.removeTitle}
          label={t.remove}
          done={t.removed}
          isDestructive
          onClose={close}
        >
          <p>{t.removeNote}</p>
        </ActDialog>
      )}
    </>
  );
}
