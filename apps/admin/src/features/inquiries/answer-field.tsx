import { MESSAGE_MAX_UNITS } from '@yoimachi/domain/chat';
import type { SavedAnswerUse } from '@yoimachi/domain/saved-answer';
import { SmallButton } from '#parts/small-button.tsx';
import { ReasonText, type Reason } from '#parts/workbench/index.ts';
import { dayOf, formatMonthDay } from '#ui/lib/dates.ts';
import type { Inquiry, Removal } from './head.tsx';
import { inquiryTexts as t } from './ja.ts';
import { SavedSelect } from './saved-select.tsx';
import type { Thread } from './use-thread.ts';

interface Props {
  readonly answer: Reason;
  readonly usedFor: SavedAnswerUse;
  readonly label: string;
  readonly help: string;
  readonly row: Inquiry | Removal;
  readonly thread: Thread;
}

/** What is answered: a saved answer or one's own words, with the name in front. */
export function AnswerField({ answer, usedFor, label, help, row, thread }: Props) {
  const name = row.nickname ?? thread.name;
  const isGreeted = name !== null && answer.text.startsWith(t.greeting(name));
  const values = {
    name: name ?? t.somebody,
    number: row.number,
    askedOn: formatMonthDay(dayOf(new Date(thread.messages[0]?.at ?? row.askedAt))),
  };
  return (
    <div className="flex flex-col gap-3 border-t border-line pt-4">
      <SavedSelect usedFor={usedFor} values={values} text={answer.text} onText={answer.set} />
      <ReasonText reason={answer} label={label} help={help} max={MESSAGE_MAX_UNITS} rows={8} />
      {name !== null && !isGreeted && (
        <SmallButton
          look="quiet"
          className="self-start"
          onClick={() => answer.set(`${t.greeting(name)}${answer.text}`)}
        >
          {t.greet}
        </SmallButton>
      )}
    </div>
  );
}
