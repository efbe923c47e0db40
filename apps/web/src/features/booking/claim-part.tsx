import { CLAIM_HOURS, claimIsOpen, claimedAgainst, objectionClosesAt } from '@yoimachi/domain/booking';
import type { ClaimType, ParticipationState, Role } from '@yoimachi/domain/booking';
import { clockMinutesBetween } from '@yoimachi/domain/time';
import { errorMessage } from '../../lib/api-error.ts';
import { formatDeadline, formatDuration } from '../../lib/dates.ts';
import { pointsText } from '../../ui/amount.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Note } from '../../ui/note.tsx';
import { H2 } from '../../ui/page.tsx';
import { buttonOf, buttonsFor } from './booking-actions.ts';
import { claimTexts as t } from './claim.ja.ts';
import { ReasonSheet } from './reason-sheet.tsx';

/** What a person does about a claim: makes it, or objects to the other's. */
export type ClaimAct = 'claim' | 'object';

interface Props {
  readonly state: ParticipationState;
  readonly role: Role;
  /** Name of the other person, without さん. */
  readonly otherName: string;
  readonly now: Date;
  /** Whether the way to a claim is here: on the day's page alone. */
  readonly isDayPage: boolean;
  /** The act that is being asked about. */
  readonly asked: ClaimAct | null;
  readonly onAsk: (act: ClaimAct | null) => void;
  readonly onClaim: () => void;
  readonly onObject: (reason: string) => void;
  readonly isPending: boolean;
  readonly error: Error | null;
}

/** A claim that somebody did not come: the way to it, and once it is made what it says, until when, and the objection. */
export function ClaimPart(props: Props) {
  const { state, role, now, asked, onAsk, isPending, error } = props;
  const buttons = buttonsFor(state, role, now);
  const claim = buttonOf(buttons, role === 'cast' ? 'claimGuestAbsent' : 'claimCastAbsent');
  const object = buttonOf(buttons, 'objectToClaim');
  const close = () => onAsk(null);
  const type: ClaimType = role === 'cast' ? 'GUEST_NO_SHOW' : 'CAST_NO_SHOW';
  return (
    <>
      {props.isDayPage && claim && (
        <Button variant="quiet" size="md" onClick={() => onAsk('claim')}>
          {claim.label}
        </Button>
      )}
      {claimIsOpen(state) && <ClaimCard {...props} objectLabel={object?.label} />}
      <ConfirmDialog
        isOpen={asked === 'claim'}
        onClose={close}
        title={t.askTitle[type]}
        confirmLabel={t.ask}
        isDestructive
        isPending={isPending}
        onConfirm={props.onClaim}
      >
        <p className="nums">
          {t.askNow[type]}
          {t.unlessObjected(CLAIM_HOURS)}
          {t.stands[type](pointsText(state.plannedPoints))}
        </p>
        <p>{t.objectionLater}</p>
        {type === 'CAST_NO_SHOW' && <p>{t.takeBack}</p>}
        {error && <Note look="danger">{errorMessage(error)}</Note>}
      </ConfirmDialog>
      <ReasonSheet
        isOpen={asked === 'object'}
        onClose={close}
        title={t.objectTitle}
        reasons={t.objectReasons[role]}
        submitLabel={object?.label ?? t.ask}
        isPending={isPending}
        error={error}
        onSubmit={props.onObject}
      >
        <p>{t.objectNote}</p>
      </ReasonSheet>
    </>
  );
}

interface CardProps extends Props {
  readonly objectLabel: string | undefined;
}

/** The open claim, for both sides. */
function ClaimCard({ state, role, otherName, now, onAsk, objectLabel }: CardProps) {
  const type = state.claimType;
  if (type === null) return null;
  const isAgainst = claimedAgainst(state) === role;
  const closesAt = objectionClosesAt(state);
  return (
    <Card className="flex flex-col gap-3 border-primary">
      <div className="flex flex-col gap-1">
        <H2>{isAgainst ? t.otherTitle(otherName) : t.ownTitle}</H2>
        <p className="phrase text-sm text-sub">{t.says[type]}</p>
      </div>
      {closesAt === null ? (
        <p className="phrase text-sm">{t.objected}</p>
      ) : (
        <>
          <p className="phrase nums text-sm">
            {(isAgainst ? t.objectBy : t.until)(formatDeadline(closesAt, now))}
            {t.stands[type](pointsText(state.plannedPoints))}
          </p>
          <p className="nums text-sm font-bold text-gold">
            {t.left(formatDuration(Math.max(0, clockMinutesBetween(now, closesAt))))}
          </p>
        </>
      )}
      {objectLabel && (
        <Button variant="line" isWide onClick={() => onAsk('object')}>
          {objectLabel}
        </Button>
      )}
    </Card>
  );
}
