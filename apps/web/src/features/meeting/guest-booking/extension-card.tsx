import type { GuestBookingItem, GuestParticipation } from '@yoimachi/contract/booking';
import { EXTENSION_MINUTES, claimIsOpen, extensionMayEndAt, sumForGuest } from '@yoimachi/domain/booking';
import type { Sum } from '@yoimachi/domain/booking';
import { useQuery } from '@tanstack/react-query';
import { addMinutes, formatTime } from '#lib/dates.ts';
import { useUserPoint } from '#lib/use-live-document.ts';
import { pointsText } from '#ui/amount.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Card } from '#ui/card.tsx';
import { ActButton, stateOf, useShownSum } from '#meeting/booking';
import { hasCardQuery } from './api/queries.ts';
import { guestBookingTexts as t } from './ja.ts';
import { buttonOfOne } from './buttons.ts';
import { participationsOf } from './participations.ts';

interface Props {
  readonly booking: GuestBookingItem;
  readonly participation: GuestParticipation;
  readonly now: Date;
  readonly isPending: boolean;
  readonly error: Error | null;
  /** Asks at the price that is shown. */
  readonly onAsk: (shown: Sum) => void;
}

/** 15 more minutes: until when, for how much, with whose consent. Outlined: he is not pushed. */
export function ExtensionCard({ booking, participation, now, isPending, error, onAsk }: Props) {
  const state = stateOf(participation);
  const balance = useUserPoint()?.currentPoint;
  const hasCard = useQuery(hasCardQuery()).data;
  const own = sumForGuest(participationsOf(booking), 'askExtension', now, participation.cast.userId);
  const shown = useShownSum('askExtension', own, error);
  const price = shown.points;
  const isShort = balance !== undefined && balance < price;
  // While it is not known whether there is a card, the server decides.
  const canPay = !isShort || hasCard !== false;
  const ask = buttonOfOne(booking, participation, now, 'askExtension', { canPay });
  if (!ask || now >= state.endsAt || claimIsOpen(state)) return null;
  const { nickname } = participation.cast;
  if (state.extensionAskedAt) {
    return (
      <Card className="flex flex-col gap-1">
        <p className="text-sm font-bold">{t.extendAsked}</p>
        <p className="phrase text-xs text-sub">{t.extendWaiting(nickname)}</p>
      </Card>
    );
  }
  const mayEndAt = extensionMayEndAt(state);
  const endsAt = addMinutes(state.endsAt, EXTENSION_MINUTES);
  return (
    <Card className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
      <div className="flex min-w-0 flex-1 basis-40 flex-col gap-0.5">
        <p className="nums text-sm font-bold">
          {t.extendTo(formatTime(endsAt))}
          <span className="ml-2 whitespace-nowrap">+{pointsText(price)}</span>
        </p>
        <p className="phrase nums text-xs text-sub">
          {ask.disabledReason ?? t.extendNote(nickname, formatTime(mayEndAt))}
        </p>
        {isShort && hasCard && !ask.disabledReason && (
          <p className="phrase text-xs text-sub">{t.extendByCard}</p>
        )}
      </div>
      {!canPay && endsAt <= mayEndAt ? (
        <ButtonLink
          to="/guest/buy-point"
          search={{ next: `/guest/dohan-day?bookingId=${booking.bookingId}` }}
          variant="line"
          size="md"
          label={t.buyPoints}
        />
      ) : (
        <ActButton
          button={ask}
          isSaidElsewhere
          variant="line"
          isPending={isPending}
          onClick={() => onAsk(shown)}
        />
      )}
    </Card>
  );
}
