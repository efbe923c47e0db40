import { READ_REASON_MAX } from '@yoimachi/domain/read-log';
import { useState } from 'react';
import { readTexts as t } from '#lib/read.ja.ts';
import { TextField } from '#ui/text-field.tsx';
import { ReasonChoice } from './reason-choice.tsx';

const OTHER = 'OTHER';

export interface ReadReason {
  /** As it is sent; '' while there is none. */
  readonly reason: string;
  readonly usual: readonly string[];
  readonly choice: string;
  readonly setChoice: (choice: string) => void;
  readonly typed: string;
  readonly setTyped: (typed: string) => void;
}

/** Why something private is read: one of the usual reasons, the given one at first, or one's own words. */
export function useReadReason(usual: readonly string[], first = usual[0]!): ReadReason {
  const [choice, setChoice] = useState(first);
  const [typed, setTyped] = useState('');
  return { reason: choice === OTHER ? typed.trim() : choice, usual, choice, setChoice, typed, setTyped };
}

export function ReadReasonField({ usual, choice, setChoice, typed, setTyped }: ReadReason) {
  const options = [
    ...usual.map((value) => ({ value, label: value })),
    { value: OTHER, label: t.otherReason },
  ];
  return (
    <>
      <ReasonChoice label={t.why} options={options} value={choice} onChange={setChoice} />
      {choice === OTHER && (
        <TextField
          label={t.reasonText}
          value={typed}
          maxLength={READ_REASON_MAX}
          onChange={(event) => setTyped(event.target.value)}
          className="w-full"
        />
      )}
    </>
  );
}
