import type { OperatorView } from '@yoimachi/contract/booking-admin';
import { CallPerson } from '#parts/call-person.tsx';
import { alertTexts as t } from './ja.ts';

interface Props {
  readonly view: OperatorView;
  /** Who is called above already. */
  readonly without: string | undefined;
}

/** Everybody else of the booking: whoever is with her may be reached when she is not. */
export function Others({ view: { booking, participations }, without }: Props) {
  const people = [
    { id: booking.guestId, nickname: booking.guestName, who: t.who.GUEST },
    ...participations.map(({ castId, castName }) => ({ id: castId, nickname: castName, who: t.who.CAST })),
  ].filter(({ id }) => id !== without);
  return (
    <section className="flex flex-col gap-2">
      <h2 className="font-gothic text-sm font-bold">{t.others}</h2>
      {people.map(({ id, nickname, who }) => (
        <CallPerson key={id} accountId={id} nickname={nickname} who={who} />
      ))}
    </section>
  );
}
