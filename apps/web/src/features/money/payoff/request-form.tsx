import { payoffRoutes, type Payoff, type PayoffPreparation } from '@yoimachi/contract/payoff';
import type { BodyInputOf } from '@yoimachi/contract/route';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { call } from '#lib/api.ts';
import { refresh, renew } from '#lib/queries.ts';
import { useAct } from '#lib/use-act.ts';
import { Points, Yen, pointsText } from '#ui/amount.tsx';
import { Button } from '#ui/button.tsx';
import { Card, Divider } from '#ui/card.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { ErrorNote, Note } from '#ui/note.tsx';
import { NumberField } from '#ui/number-field.tsx';
import { Page, Section } from '#ui/page.tsx';
import { RadioCards } from '#ui/radio-cards.tsx';
import { Rows } from '#ui/rows.tsx';
import { Sentences } from '#ui/sentences.tsx';
import { StickyBar } from '#ui/sticky-bar.tsx';
import { Arrival, Breakdown } from './breakdown.tsx';
import { Waiting } from './waiting.tsx';
import { payoffTexts as t } from './ja.ts';
import { chosenAmount, type Choice, type ChosenAmount } from './order.ts';

interface Props {
  readonly prepared: PayoffPreparation;
  readonly onDone: (payoff: Payoff) => void;
}

/** How much, what comes of it, where it goes; the input stays whatever the answer is. */
export function RequestForm({ prepared, onDone }: Props) {
  const [choice, setChoice] = useState<Choice>({ kind: 'ALL' });
  const [isLeft, setLeft] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const chosen = chosenAmount(choice, prepared);
  return (
    <>
      <Page className="gap-8">
        {prepared.needsLivePhoto && <LivePhotoNeeded />}
        <Balance prepared={prepared} />
        <Waiting prepared={prepared} />
        <Section>
          <RadioCards
            label={t.amountChoice}
            value={choice.kind}
            options={[
              { value: 'ALL', label: `${t.all}（${pointsText(prepared.availablePoints)}）` },
              { value: 'OTHER', label: t.other },
            ]}
            onChange={(kind) => setChoice(kind === 'ALL' ? { kind } : { kind, points: null })}
          />
          {choice.kind === 'OTHER' && (
            <NumberField
              label={t.otherLabel}
              placeholder={t.otherExample}
              suffix="P"
              value={choice.points}
              error={isLeft ? chosen.problem : undefined}
              onChange={(points) => {
                setLeft(false);
                setChoice({ kind: 'OTHER', points });
              }}
              onBlur={() => setLeft(true)}
            />
          )}
        </Section>
        <Section title={t.breakdown}>
          <Card className="flex flex-col gap-4">
            {chosen.amounts && chosen.points !== null && (
              <>
                <Breakdown points={chosen.points} amounts={chosen.amounts} prepared={prepared} />
                <Divider />
              </>
            )}
            <Arrival prepared={prepared} canChange />
          </Card>
          {!prepared.nameMatches && <Note look="danger">{t.nameDiffers}</Note>}
        </Section>
        <About prepared={prepared} />
      </Page>
      <Act chosen={chosen} onAsk={() => setAsking(true)} />
      <Confirm
        prepared={prepared}
        chosen={chosen}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onDone={onDone}
      />
    </>
  );
}

/** It may be somebody else who asks: it can be asked for, and is paid once she has shown herself. */
function LivePhotoNeeded() {
  return (
    <Note look="danger" isBoxed>
      {t.needsLivePhoto}
      <Link to="/cast/age-verification" search={{ photo: true }} className="hit mt-1 block underline">
        {t.toLivePhoto}
      </Link>
    </Note>
  );
}

/** What she has, and what the stage has already deducted. */
function Balance({ prepared }: { readonly prepared: PayoffPreparation }) {
  return (
    <Card look="sunken" className="flex flex-col gap-3">
      <Rows
        rows={[
          {
            label: t.balance,
            amount: <Points value={prepared.availablePoints + prepared.waitingPoints} size="xl" />,
          },
          ...(prepared.waitingPoints > 0
            ? [{ label: t.available, amount: <Points value={prepared.availablePoints} size="sm" /> }]
            : []),
          {
            label: t.stageFee,
            amount: <Points value={prepared.stageFeePoints} size="sm" />,
          },
        ]}
      />
      <div className="phrase text-xs text-sub">
        <p>{t.rate}</p>
        <p>{t.stageFeeSince}</p>
      </div>
    </Card>
  );
}

function About({ prepared: { terms, stageFeePercent } }: { readonly prepared: PayoffPreparation }) {
  return (
    <Section title={t.about}>
      <Sentences
        isSmall
        texts={[
          t.rule,
          terms.feeBearer === 'PAYEE' ? t.feeByPayee(terms.transferFeeYen) : t.feeByOperator,
          t.stageFeeNote(stageFeePercent),
          t.automatic,
          t.tax,
        ]}
      />
      <Note look="danger">{t.ownName}</Note>
    </Section>
  );
}

function Act({ chosen, onAsk }: { readonly chosen: ChosenAmount; readonly onAsk: () => void }) {
  return (
    <StickyBar
      terms={chosen.amounts ? undefined : (chosen.problem ?? t.nothingChosen)}
      amount={
        chosen.amounts && (
          <div>
            <p className="text-xs text-sub">{t.transfer}</p>
            <Yen value={chosen.amounts.transferYen} size="lg" />
          </div>
        )
      }
    >
      <Button isDisabled={!chosen.amounts} onClick={onAsk}>
        {t.toConfirm}
      </Button>
    </StickyBar>
  );
}

interface ConfirmProps extends Props {
  readonly chosen: ChosenAmount;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

function Confirm({ prepared, chosen: { points, amounts }, isOpen, onClose, onDone }: ConfirmProps) {
  const client = useQueryClient();
  const request = useAct({
    name: 'payoff',
    send: (body: BodyInputOf<typeof payoffRoutes.requestPayoff>, idempotencyKey) =>
      call(payoffRoutes.requestPayoff, { body, idempotencyKey }),
    // Her balance shows on many screens.
    onDone: () => void renew(client),
    onRefused: () => void refresh(client, payoffRoutes),
  });
  if (points === null || !amounts) return null;
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t.confirmTitle}
      confirmLabel={t.request}
      isPending={request.isPending}
      onClose={() => {
        request.reset();
        onClose();
      }}
      onConfirm={() => request.mutate({ points, transferYen: amounts.transferYen }, { onSuccess: onDone })}
    >
      <div className="flex flex-col gap-4 text-ink">
        <Breakdown points={points} amounts={amounts} prepared={prepared} />
        <Arrival prepared={prepared} />
        <ErrorNote error={request.error} />
      </div>
    </ConfirmDialog>
  );
}
