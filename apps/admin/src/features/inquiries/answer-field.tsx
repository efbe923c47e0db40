import { MESSAGE_MAX_UNITS } from '@yoimachi/domain/chat';
import { SmallButton } from '#parts/small-button.tsx';
import { ReasonField } from '#parts/workbench/index.ts';
import type { Reason } from '#parts/workbench/index.ts';
import { inquiryTexts as t } from './ja.ts';

interface Props {
  readonly answer: Reason;
  readonly of: 'answerInquiry' | 'decideRemoval';
  readonly label: string;
  readonly help: string;
  /** Whom it greets; null: it is not known. */
  readonly name: string | null;
}

/** What is answered: a usual sentence or one's own words, with the name in front. */
export function AnswerField({ answer, of, label, help, name }: Props) {
  const isGreeted = name !== null && answer.text.startsWith(t.greeting(name));
  return (
    <div className="flex flex-col items-start gap-3 border-t border-line pt-4">
      <div className="w-full">
        <ReasonField
          reason={answer}
          of={of}
          label={label}
          usualLabel={t.usual}
          help={help}
          max={MESSAGE_MAX_UNITS}
          rows={8}
        />
      </div>
      {name !== null && !isGreeted && (
        <SmallButton look="quiet" onClick={() => answer.set(`${t.greeting(name)}${answer.text}`)}>
          {t.greet}
        </SmallButton>
      )}
    </div>
  );
}
