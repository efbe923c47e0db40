import { phaseOf, waitsForStart, type ParticipationState, type Role } from '@yoimachi/domain/booking';
import { Note } from '#ui/note.tsx';
import { bookingTexts as t } from './ja.ts';

interface Props {
  readonly states: readonly ParticipationState[];
  readonly side: Role;
  readonly now: Date;
}

/** Before a meeting: that nobody has pressed the arrival yet, or who is there; and that a guest's lateness costs him. */
export function BeforeStart({ states, side, now }: Props) {
  const isToCome = states.some((state) => phaseOf(state) === 'due');
  const early = states.filter((state) => waitsForStart(state, now));
  const isNobodyHere = isToCome && states.every(({ arrivedAt }) => arrivedAt === null);
  return (
    <>
      {isNobodyHere && <Note isBoxed>{t.nobodyArrived}</Note>}
      {states.length === 1 && early.map((state) => <Here key="here" state={state} side={side} />)}
      {(isToCome || early.length > 0) && <Note isBoxed>{t.late}</Note>}
    </>
  );
}

/** Who is there before the start; the clock is not running yet. */
function Here({ state, side }: { readonly state: ParticipationState; readonly side: Role }) {
  return (
    <Note look="ok" isBoxed>
      {arrivedText(state, side)}
    </Note>
  );
}

/** 「キャストが到着しています。」 */
export function arrivedText({ arrivedBy }: Pick<ParticipationState, 'arrivedBy'>, side: Role): string {
  return arrivedBy === 'guest' ? t.haveMet : t.castIsHere[side];
}
