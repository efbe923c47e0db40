import { READ_REASON_MAX } from '@yoimachi/domain/read-log';
import { useState } from 'react';
import { OTHER_REASON, readReasonIn, type ReadChoice } from '#lib/read-choice.ts';
import { readTexts as t } from '#lib/read.ja.ts';
import { TextField } from '#ui/text-field.tsx';
import { ReasonChoice } from './reason-choice.tsx';

interface Props extends ReadChoice {
  readonly usual: readonly string[];
  readonly setChoice: (choice: string) => void;
  readonly setTyped: (typed: string) => void;
  readonly error?: string | undefined;
}

export interface ReadReason extends Props {
  readonly reason: string;
}

/** Why something private is read: one of the usual reasons, the given one at first, or one's own words. */
export function useReadReason(usual: readonly string[], first = usual[0]!): ReadReason {
  const [choice, setChoice] = useState(first);
  const [typed, setTyped] = useState('');
  return { reason: readReasonIn({ choice, typed }), usual, choice, setChoice, typed, setTyped };
}

export function ReadReasonField({ usual, choice, setChoice, typed, setTyped, error }: Props) {
  const options = [
    ...usual.map((value) => ({ value, label: value })),
    { value: OTHER_REASON, label: t.otherReason },
  ];
  return (
    <>
      <ReasonChoice label={t.why} options={options} value={choice} onChange={setChoice} />
      {choice === OTHER_REASON && (
        <TextField
          label={t.reasonText}
          value={typed}
          maxLength={READ_REASON_MAX}
          error={error}
          onChange={(event) => setTyped(event.target.value)}
          className="w-full"
        />
      )}
    </>
  );
}
