import type { CastBookingItem } from '@yoimachi/contract/booking';
import { NO_SUM, phaseOf, sumForCast, type Sum } from '@yoimachi/domain/booking';
import type { ReactNode } from 'react';
import { formatDuration } from '#lib/dates.ts';
import { pointsText } from '#ui/amount.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { ErrorNote, Note } from '#ui/note.tsx';
import { ReasonSheet, factsOf, isLastToAnswer, stateOf, useShownSum } from '#meeting/booking';
import { castBookingTexts as t } from './ja.ts';

import { useCastCommand } from './use-cast-command.ts';

/** Acts that need confirmation first. */
export type AskedAct = 'approve' | 'end' | 'reject' | 'cancel' | 'forceFinish';

interface Props {
  readonly booking: CastBookingItem;
  readonly now: Date;
  /** The act being confirmed. */
  readonly act: AskedAct | null;
  readonly onClose: () => void;
}

/** The confirmations of a cast's acts: what will happen, what it costs, and a reason where required. */
export function ActDialogs({ booking, now, act, onClose }: Props) {
  const state = stateOf(booking);
  const target = { bookingId: booking.bookingId, version: state.version };
  const command = useCastCommand(onClose);
  const close = () => {
    command.reset();
    onClose();
  };
  const common = { act, onClose: close, isPending: command.isPending, error: command.error };
  const own = act ? sumForCast(state, act, now) : NO_SUM;
  const shown = useShownSum(act ?? undefined, own, command.error);
  const confirm = (action: 'approve' | 'end') =>
    command.run({ ...target, ...(action === 'end' ? { action, shown } : { action }) });
  const isHeld = phaseOf(state) === 'held';
  const isSeveral = booking.others.length > 0;
  const giveReason = (action: ReasonedAct, reason: string) => {
    if (action === 'reject') return command.run({ ...target, action, reason });
    const costing = { ...target, reason, shown };
    return command.run(
      action === 'cancel' ? { ...costing, action: isHeld ? 'stepBack' : action } : { ...costing, action },
    );
  };
  return (
    <>
      <Asked {...common} name="approve" title={t.approveTitle} onConfirm={confirm}>
        <p>{isLastToAnswer(booking) ? t.approveNote : t.approveNoteOfSeveral}</p>
      </Asked>
      <Asked {...common} name="end" title={t.endTitle} onConfirm={confirm}>
        <SumNote words={t.endNote} sum={shown} />
      </Asked>
      <Reasoned
        {...common}
        name="reject"
        title={t.rejectTitle}
        reasons={t.rejectReasons}
        onSubmit={giveReason}
      >
        <p>{t.rejectNote}</p>
        {isSeveral && <p>{t.rejectsAll}</p>}
      </Reasoned>
      <Reasoned
        {...common}
        name="cancel"
        title={isHeld ? t.stepBackTitle : t.cancelTitle}
        submitLabel={isHeld ? t.stepBack : t.cancel}
        reasons={t.cancelReasons}
        onSubmit={giveReason}
      >
        <CancelTerms booking={booking} />
      </Reasoned>
      <Reasoned
        {...common}
        name="forceFinish"
        title={t.forceFinishTitle}
        reasons={t.forceFinishReasons}
        onSubmit={giveReason}
      >
        <p>{t.forceFinishNote}</p>
        <SumNote words={t.forceFinishSum} sum={shown} />
      </Reasoned>
    </>
  );
}

interface DialogProps<Name extends AskedAct> {
  readonly act: AskedAct | null;
  readonly name: Name;
  readonly title: string;
  readonly onClose: () => void;
  readonly isPending: boolean;
  readonly error: Error | null;
  readonly children: ReactNode;
}

function Asked({
  act,
  name,
  error,
  children,
  onConfirm,
  ...dialog
}: DialogProps<'approve' | 'end'> & { readonly onConfirm: (name: 'approve' | 'end') => void }) {
  return (
    <ConfirmDialog {...dialog} isOpen={act === name} confirmLabel={t[name]} onConfirm={() => onConfirm(name)}>
      {children}
      <ErrorNote error={error} />
    </ConfirmDialog>
  );
}

type ReasonedAct = 'reject' | 'cancel' | 'forceFinish';

function Reasoned({
  act,
  name,
  onSubmit,
  submitLabel = t[name],
  ...sheet
}: DialogProps<ReasonedAct> & {
  readonly reasons: readonly string[];
  /** The button label; the name of the act if absent. */
  readonly submitLabel?: string;
  readonly onSubmit: (name: ReasonedAct, reason: string) => void;
}) {
  return (
    <ReasonSheet
      {...sheet}
      isOpen={act === name}
      submitLabel={submitLabel}
      onSubmit={(reason) => onSubmit(name, reason)}
    />
  );
}

/** What leaving means: nothing for her before the confirmation, a penalty after it. */
function CancelTerms({ booking }: Pick<Props, 'booking'>) {
  if (phaseOf(stateOf(booking)) === 'held') return <p>{t.stepBackNote}</p>;
  const { several, anotherArrived } = factsOf(booking);
  return (
    <>
      <p>{t.cancelNote}</p>
      {several && !anotherArrived && <p>{t.cancelsAll}</p>}
      <Note look="danger">{t.penaltyNote}</Note>
    </>
  );
}

interface SumProps {
  readonly words: (minutes: string, points: string) => string;
  readonly sum: Sum;
}

/** What is settled when it ends now; nothing yet while a claim is open. */
function SumNote({ words, sum: { minutes, points } }: SumProps) {
  return <p>{minutes === null ? t.settlesLater : words(formatDuration(minutes), pointsText(points))}</p>;
}
