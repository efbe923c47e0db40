import { ALONE, CLAIM_HOURS, claimIsOpen, claimedAgainst, objectionClosesAt } from '@yoimachi/domain/booking';
import type { ClaimType, ParticipationState, Role } from '@yoimachi/domain/booking';
import { clockMinutesBetween } from '@yoimachi/domain/time';
import { formatDeadline, formatDuration } from '#lib/dates.ts';
import { pointsText } from '#ui/amount.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { ErrorNote } from '#ui/note.tsx';
import { H2 } from '#ui/page.tsx';
import { buttonOf, buttonsFor } from './booking-actions.ts';
import { claimTexts as t } from './claim.ja.ts';
import { actionLabels } from './acts.ja.ts';
import { ReasonSheet } from './reason-sheet.tsx';

/** What a person does about a claim: makes one, or objects to the other's. */
export type ClaimAct =
  | { readonly action: 'claim' }
  | { readonly action: 'objectToClaim'; readonly reason: string };

/** An act on a claim: whether it is being confirmed, and its sending, which closes the question. */
export interface ClaimQuestion {
  readonly isAsked: boolean;
  readonly onAsk: () => void;
  readonly onClose: () => void;
  readonly run: (act: ClaimAct) => void;
  readonly isPending: boolean;
  readonly error: Error | null;
}

/** How a side sends its acts. */
interface Commanding<Command> extends Pick<ClaimQuestion, 'isPending' | 'error'> {
  readonly run: (command: Command) => void;
  readonly reset: () => void;
}

/** The question of a side: `asked` is its state, `command` sends the side's acts, and `commandOf` makes one of them. */
export function claimQuestion<Command>(
  [isAsked, setAsked]: readonly [boolean, (isAsked: boolean) => void],
  { run, reset, ...command }: Commanding<Command>,
  commandOf: (act: ClaimAct) => Command,
): ClaimQuestion {
  return {
    ...command,
    isAsked,
    onAsk: () => {
      reset();
      setAsked(true);
    },
    onClose: () => setAsked(false),
    run: (act) => run(commandOf(act)),
  };
}

interface Props {
  readonly state: ParticipationState;
  readonly role: Role;
  readonly now: Date;
  readonly question: ClaimQuestion;
}

interface LinkProps extends Props {
  /** Name of the other person if there are several, without さん. */
  readonly name?: string | undefined;
}

/** The unobtrusive way to a no-show claim, at the end of the day page; shown once a claim can be made. */
export function ClaimLink({ state, role, now, question, name }: LinkProps) {
  const action = role === 'cast' ? 'claimGuestAbsent' : 'claimCastAbsent';
  const type: ClaimType = role === 'cast' ? 'GUEST_NO_SHOW' : 'CAST_NO_SHOW';
  // A claim asks nothing of the other casts.
  const claim = buttonOf(buttonsFor(state, role, now, ALONE), action);
  if (!claim && !question.isAsked) return null;
  return (
    <>
      <button type="button" className="hit self-center text-sm text-sub underline" onClick={question.onAsk}>
        {name ? t.cannotMeet(name) : actionLabels[role][action]}
      </button>
      <ConfirmDialog
        isOpen={question.isAsked}
        onClose={question.onClose}
        title={t.askTitle[type]}
        confirmLabel={t.ask}
        isDestructive
        isPending={question.isPending}
        onConfirm={() => question.run({ action: 'claim' })}
      >
        <p className="nums">
          {t.askNow[type]}
          {t.unlessObjected(CLAIM_HOURS)}
          {t.stands[type](pointsText(state.plannedPoints))}
        </p>
        <p>{t.objectionLater}</p>
        {type === 'CAST_NO_SHOW' && <p>{t.takeBack}</p>}
        <ErrorNote error={question.error} />
      </ConfirmDialog>
    </>
  );
}

interface CardProps extends Props {
  /** Name of the other person, without さん. */
  readonly otherName: string;
}

/** An open claim, for both sides: what it says, its deadline, and the objection. */
export function ClaimCard({ state, role, otherName, now, question }: CardProps) {
  const object = buttonOf(buttonsFor(state, role, now, ALONE), 'objectToClaim');
  const type = state.claimType;
  if (type === null || !claimIsOpen(state)) return null;
  const isAgainst = claimedAgainst(state) === role;
  return (
    <Card className="flex flex-col gap-3 border-primary">
      <div className="flex flex-col gap-1">
        <H2>{isAgainst ? t.otherTitle(otherName) : t.ownTitle}</H2>
        <p className="phrase text-sm text-sub">{t.says[type]}</p>
      </div>
      <Consequence state={state} type={type} isAgainst={isAgainst} now={now} />
      {object && (
        <Button variant="line" isWide onClick={question.onAsk}>
          {object.label}
        </Button>
      )}
      <ReasonSheet
        isOpen={question.isAsked}
        onClose={question.onClose}
        title={t.objectTitle}
        reasons={t.objectReasons[role]}
        submitLabel={object?.label ?? t.ask}
        isPending={question.isPending}
        error={question.error}
        onSubmit={(reason) => question.run({ action: 'objectToClaim', reason })}
      >
        <p>{t.objectNote}</p>
      </ReasonSheet>
    </Card>
  );
}

interface ConsequenceProps extends Pick<Props, 'state' | 'now'> {
  readonly type: ClaimType;
  readonly isAgainst: boolean;
}

/** What happens to the claim, and by when. */
function Consequence({ state, type, isAgainst, now }: ConsequenceProps) {
  const closesAt = objectionClosesAt(state);
  if (closesAt === null) return <p className="phrase text-sm">{t.objected}</p>;
  return (
    <>
      <p className="phrase nums text-sm">
        {(isAgainst ? t.objectBy : t.until)(formatDeadline(closesAt, now))}
        {t.stands[type](pointsText(state.plannedPoints))}
      </p>
      <p className="nums text-sm font-bold text-gold">
        {t.left(formatDuration(Math.max(0, clockMinutesBetween(now, closesAt))))}
      </p>
    </>
  );
}
