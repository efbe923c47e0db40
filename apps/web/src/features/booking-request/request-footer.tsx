import { formatDeadline, formatSpan } from '../../lib/dates.ts';
import { useNow } from '../../lib/use-now.ts';
import { Points } from '../../ui/amount.tsx';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { FailureNote } from './failure-note.tsx';
import { requestTexts } from './ja.ts';
import type { Sheet } from './sheet.ts';
import type { useRequestForm } from './use-request-form.ts';

interface Props {
  readonly sheet: Sheet;
  readonly form: ReturnType<typeof useRequestForm>;
  readonly onSubmit: () => void;
}

/** When, how much, on what terms, and the one button; where a card or points lack, the way to them instead. */
export function RequestFooter({ sheet, form, onSubmit }: Props) {
  const now = useNow();
  const { choice, cost, deadlineAt } = form;
  return (
    <div className="flex flex-col gap-2">
      {choice && cost && (
        <div className="flex items-end justify-between gap-3">
          <span className="nums flex flex-col text-xs text-sub">
            <span>{formatSpan(choice.startMinute, choice.startMinute + choice.minutes)}</span>
            {deadlineAt && <span>{requestTexts.deadline(formatDeadline(new Date(deadlineAt), now))}</span>}
          </span>
          <Points value={cost.required} size="lg" />
        </div>
      )}
      {form.failure && <FailureNote {...form.failure} />}
      <Act sheet={sheet} form={form} onSubmit={onSubmit} />
    </div>
  );
}

function Act({ sheet, form, onSubmit }: Props) {
  if (form.needsCard) {
    return <Needed text={requestTexts.cardNeeded} label={requestTexts.card} onPress={sheet.onRegisterCard} />;
  }
  if (form.cost && form.cost.missing > 0) {
    return <Needed text={requestTexts.insufficient} label={requestTexts.buy} onPress={sheet.onBuyPoints} />;
  }
  return (
    <>
      <p className="phrase text-xs text-sub">{requestTexts.barTerms}</p>
      <Button isWide isPending={form.isSending} isDisabled={!form.choice} onClick={onSubmit}>
        {requestTexts.send}
      </Button>
    </>
  );
}

function Needed(props: { readonly text: string; readonly label: string; readonly onPress: () => void }) {
  return (
    <>
      <Note look="danger">{props.text}</Note>
      <Button isWide onClick={props.onPress}>
        {props.label}
      </Button>
    </>
  );
}
