import { cannedReasons } from '@yoimachi/contract/queue';
import type { DecisionWithReason } from '@yoimachi/domain/queue';
import { useRef, useState } from 'react';
import { Select } from '#ui/select.tsx';
import { TextArea } from '#ui/text-field.tsx';
import { deskTexts as t } from './ja.ts';

export interface Reason {
  readonly text: string;
  readonly set: (text: string) => void;
  readonly isMissing: boolean;
  /** The reason as it is sent; null: there is none, and the field says so and has the focus. */
  readonly take: () => string | null;
  readonly focus: () => void;
  /** The field's element, once it is there. */
  readonly attach: (field: HTMLTextAreaElement | null) => void;
}

/** @param first what stands there before anything is typed. */
export function useReason(first = ''): Reason {
  const [text, setText] = useState(first);
  const [wasMissed, setMissed] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const given = text.trim();
  return {
    text,
    set: setText,
    focus: () => field.current?.focus(),
    attach: (element) => void (field.current = element),
    isMissing: wasMissed && given === '',
    take: () => {
      setMissed(true);
      if (given !== '') return given;
      field.current?.focus();
      return null;
    },
  };
}

/** Runs an act with the reason its field has; without one the field says so. */
function useReasonedRun(run: (reason: string) => void) {
  const reason = useReason();
  const onRun = () => {
    const given = reason.take();
    if (given !== null) run(given);
  };
  return { reason, onRun };
}

interface Running {
  readonly error: unknown;
  readonly isPending: boolean;
  readonly mutate: (reason: string) => void;
}

/** An act that needs nothing but a reason, as its dialog takes it. */
export const useReasonedAct = ({ error, isPending, mutate }: Running) => ({
  ...useReasonedRun(mutate),
  error,
  isPending,
});

interface TextProps {
  readonly reason: Reason;
  readonly label: string;
  readonly help?: string | undefined;
  readonly max?: number | undefined;
  /** Of the field; 3 unless it holds a letter. */
  readonly rows?: number | undefined;
}

/** Where it is written in one's own words. */
export function ReasonText({ reason, label, help, max, rows = 3 }: TextProps) {
  const { text, set, isMissing, attach } = reason;
  return (
    <TextArea
      ref={attach}
      label={label}
      help={help}
      rows={rows}
      maxLength={max}
      value={text}
      onChange={(event) => set(event.target.value)}
      error={isMissing ? t.reasonMissing : undefined}
    />
  );
}

interface Props extends Omit<TextProps, 'label' | 'rows'> {
  readonly of: DecisionWithReason;
  readonly label?: string;
}

/** Why it is decided so: a usual sentence, which can be changed, or one's own. */
export function ReasonField({ of, label = t.reason, ...field }: Props) {
  const usual = Object.values<string>(cannedReasons[of]);
  const { text, set } = field.reason;
  return (
    <div className="flex flex-col gap-3">
      <Select
        label={t.usual}
        options={usual.map((value) => ({ value, label: value }))}
        value={usual.includes(text) ? text : ''}
        onChange={(event) => set(event.target.value)}
      />
      <ReasonText {...field} label={label} />
    </div>
  );
}
