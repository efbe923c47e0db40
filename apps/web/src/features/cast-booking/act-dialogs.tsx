import type { CastBookingItem } from '@yoimachi/contract/booking';
import type { ReactNode } from 'react';
import { errorMessage } from '../../lib/api-error.ts';
import { formatDuration } from '../../lib/dates.ts';
import { pointsText } from '../../ui/amount.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Note } from '../../ui/note.tsx';
import { ReasonSheet, settlementNow, stateOf } from '../booking/index.ts';
import { castBookingTexts as t } from './ja.ts';
import { useCastCommand } from './use-cast-command.ts';

/** Acts that are asked about before they are done. */
export type AskedAct = 'approve' | 'end' | 'reject' | 'cancel' | 'forceFinish';

interface Props {
  readonly booking: CastBookingItem;
  readonly now: Date;
  /** The act that is being asked about. */
  readonly act: AskedAct | null;
  readonly onClose: () => void;
}

/** The questions before a cast's acts: what will be, what it costs, and the reason where one is due. */
export function ActDialogs({ booking, now, act, onClose }: Props) {
  const state = stateOf(booking);
  const target = { bookingId: booking.bookingId, version: state.version };
  const command = useCastCommand(onClose);
  const close = () => {
    command.reset();
    onClose();
  };
  const common = { act, onClose: close, isPending: command.isPending, error: command.error };
  const confirm = (action: 'approve' | 'end') => command.run({ ...target, action });
  const giveReason = (action: 'reject' | 'cancel' | 'forceFinish', reason: string) =>
    command.run({ ...target, action, reason });
  return (
    <>
      <Asked {...common} name="approve" title={t.approveTitle} onConfirm={confirm}>
        <p>{t.approveNote}</p>
      </Asked>
      <Asked {...common} name="end" title={t.endTitle} onConfirm={confirm}>
        <Sum words={t.endNote} sum={settlementNow(state, now, false)} />
      </Asked>
      <Reasoned
        {...common}
        name="reject"
        title={t.rejectTitle}
        reasons={t.rejectReasons}
        onSubmit={giveReason}
      >
        <p>{t.rejectNote}</p>
      </Reasoned>
      <Reasoned
        {...common}
        name="cancel"
        title={t.cancelTitle}
        reasons={t.cancelReasons}
        onSubmit={giveReason}
      >
        <p>{t.cancelNote}</p>
        <Note look="danger">{t.penaltyNote}</Note>
      </Reasoned>
      <Reasoned
        {...common}
        name="forceFinish"
        title={t.forceFinishTitle}
        reasons={t.forceFinishReasons}
        onSubmit={giveReason}
      >
        <p>{t.forceFinishNote}</p>
        <Sum words={t.forceFinishSum} sum={settlementNow(state, now, true)} />
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
      {error && <Note look="danger">{errorMessage(error)}</Note>}
    </ConfirmDialog>
  );
}

type ReasonedAct = 'reject' | 'cancel' | 'forceFinish';

function Reasoned({
  act,
  name,
  onSubmit,
  ...sheet
}: DialogProps<ReasonedAct> & {
  readonly reasons: readonly string[];
  readonly onSubmit: (name: ReasonedAct, reason: string) => void;
}) {
  return (
    <ReasonSheet
      {...sheet}
      isOpen={act === name}
      submitLabel={t[name]}
      onSubmit={(reason) => onSubmit(name, reason)}
    />
  );
}

interface SumProps {
  readonly words: (minutes: string, points: string) => string;
  readonly sum: { readonly minutes: number; readonly points: number } | null;
}

function Sum({ words, sum }: SumProps) {
  return sum && <p>{words(formatDuration(sum.minutes), pointsText(sum.points))}</p>;
}
