import type { CastBookingItem } from '@yoimachi/contract/booking';
import { EXTENSION_MINUTES, isOver, sumForCast } from '@yoimachi/domain/booking';
import type { Sum } from '@yoimachi/domain/booking';
import type { ReactNode } from 'react';
import { addMinutes, formatTime } from '#lib/dates.ts';
import { Points } from '#ui/amount.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Note } from '#ui/note.tsx';
import { H2 } from '#ui/page.tsx';
import { Rows } from '#ui/rows.tsx';
import { buttonOf, buttonsFor, factsOf, stateOf, useShownSum } from '#meeting/booking';
import { castBookingTexts as t } from './ja.ts';

interface Props {
  readonly booking: CastBookingItem;
  readonly now: Date;
  readonly isPending: boolean;
}

interface ExtensionProps extends Props {
  readonly error: Error | null;
  /** Answers at the price that is shown. */
  readonly onAnswer: (action: 'agreeExtension' | 'declineExtension', shown: Sum) => void;
}

interface CheckoutProps extends Props {
  readonly run: (action: 'checkOut') => void;
}

/** The guest's request for 15 more minutes. Both answers are outlined: she is not pushed either way. */
export function ExtensionCard({ booking, now, isPending, error, onAnswer }: ExtensionProps) {
  const state = stateOf(booking);
  const shown = useShownSum('agreeExtension', sumForCast(state, 'agreeExtension', now), error);
  const buttons = buttonsFor(state, 'cast', now, factsOf(booking));
  const decline = buttonOf(buttons, 'declineExtension');
  if (!decline) return null;
  const agree = buttonOf(buttons, 'agreeExtension');
  return (
    <AskCard
      title={t.extensionTitle}
      detail={t.extensionDetail(formatTime(addMinutes(state.endsAt, EXTENSION_MINUTES)))}
    >
      <Rows rows={[{ label: t.extensionPoints, amount: <Points value={shown.points} /> }]} />
      <div className="flex gap-3 *:flex-1">
        <Button
          variant="quiet"
          isPending={isPending}
          onClick={() => onAnswer('declineExtension', sumForCast(state, 'declineExtension', now))}
        >
          {decline.label}
        </Button>
        {agree && (
          <Button
            variant="line"
            isPending={isPending}
            disabledReason={agree.disabledReason}
            onClick={() => onAnswer('agreeExtension', shown)}
          >
            {agree.label}
          </Button>
        )}
      </div>
    </AskCard>
  );
}

/** Asks whether she got away safely, until she has said so. */
export function CheckoutCard({ booking, isPending, run }: CheckoutProps) {
  const state = stateOf(booking);
  if (!isOver(state)) return null;
  if (state.checkedOutAt) {
    return (
      <Note look="ok" isBoxed>
        {t.checkedOutNote}
      </Note>
    );
  }
  return (
    <AskCard title={t.checkoutTitle} detail={t.checkoutDetail}>
      <Button variant="line" isWide isPending={isPending} onClick={() => run('checkOut')}>
        {t.checkOut}
      </Button>
    </AskCard>
  );
}

function AskCard(props: { readonly title: string; readonly detail: string; readonly children: ReactNode }) {
  return (
    <Card className="flex flex-col gap-3 border-primary">
      <div className="flex flex-col gap-1">
        <H2>{props.title}</H2>
        <p className="nums phrase text-sm text-sub">{props.detail}</p>
      </div>
      {props.children}
    </Card>
  );
}
