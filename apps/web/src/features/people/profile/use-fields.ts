import { isErrorCode, messageOf } from '@yoimachi/contract/errors';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState, type ChangeEvent } from 'react';
import type { TextPlace } from '@yoimachi/domain/text-rules';
import { ApiError } from '#lib/api-error.ts';
import { useTextJudge, type TextJudge } from '#talk/text-rules';

/** Errors by field: a catalogue code, or the sentence itself if the catalogue has none. */
export type Problems<V> = { readonly [K in keyof V]?: string | undefined };

type TextKey<V> = { [K in keyof V]: V[K] extends string ? K : never }[keyof V] & string;
type InputEvent = ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>;

/** The values of a form and their errors. */
export interface Fields<V> {
  readonly values: V;
  readonly change: (part: Partial<V>) => void;
  /** The sentence below a field: validated on leaving it or on submit, or the server's answer. */
  readonly errorOf: (name: keyof V & string) => string | undefined;
  /** Props of a TextField, TextArea or Select. */
  readonly input: (name: TextKey<V>) => {
    readonly name: string;
    readonly value: string;
    readonly error: string | undefined;
    readonly onChange: (event: InputEvent) => void;
    readonly onBlur: () => void;
  };
  /** Why the call failed. */
  readonly saveError: Error | null;
  /** The same, if it belongs to no field. */
  readonly generalError: Error | null;
  /** There is unsaved input. */
  readonly isDirty: () => boolean;
  readonly isPending: boolean;
  /** Validates everything and saves if nothing is wrong; false otherwise. */
  readonly submit: () => boolean;
  /** Saves values other than the typed ones. */
  readonly send: (values: V) => void;
}

type Texts<V> = { readonly [K in TextKey<V>]?: TextPlace };

interface Parts<V> {
  readonly start: V;
  /** The local rules. */
  readonly check: (values: V) => Problems<V>;
  /** What others read of it; a text that is as it was stays. */
  readonly texts?: Texts<V>;
  /** The call that saves; a failure changes no value. */
  readonly save: (values: V) => Promise<unknown>;
  readonly onSaved: () => void;
}

/** A form: its values, their errors, and the call that saves them. */
export function useFields<V extends object>({
  start,
  check,
  texts,
  save: call,
  onSaved,
}: Parts<V>): Fields<V> {
  const [values, setValues] = useState(start);
  const [judged, setJudged] = useState<ReadonlySet<string> | 'all'>(new Set());
  const isSaved = useRef(false);
  const save = useMutation({
    mutationFn: call,
    onSuccess: () => {
      isSaved.current = true;
      onSaved();
    },
  });
  const judge = useTextJudge({ isNeeded: texts !== undefined });
  const stopped = stoppedTexts(judge, texts ?? {}, values, start);
  const problems: Problems<V> = { ...stopped.problems, ...withoutEmpty(check(values)) };
  const answered = serverErrors(save.error);
  const change = (part: Partial<V>) => {
    if (save.error && !save.isPending) save.reset();
    setValues((present) => ({ ...present, ...part }));
  };
  const errorOf = (name: keyof V & string) => {
    const problem = problems[name];
    if (problem && (judged === 'all' || judged.has(name))) return sentenceOf(problem);
    return answered.get(name);
  };
  return {
    values,
    change,
    errorOf,
    input: (name) => ({
      name,
      value: String(values[name]),
      error: errorOf(name),
      onChange: (event) => change({ [name]: event.target.value } as Partial<V>),
      onBlur: () => setJudged((present) => (present === 'all' ? present : new Set([...present, name]))),
    }),
    saveError: save.error,
    generalError: save.error && ![...answered.keys()].some((name) => name in start) ? save.error : null,
    isDirty: () => !isSaved.current && JSON.stringify(values) !== JSON.stringify(start),
    isPending: save.isPending,
    submit: () => {
      setJudged('all');
      stopped.note();
      const isRight = Object.values(problems).every((code) => code === undefined);
      if (isRight && !save.isPending) save.mutate(values);
      return isRight;
    },
    send: (other) => {
      if (!save.isPending) save.mutate(other);
    },
  };
}

/** Of the texts that were changed, what the filter stops. */
function stoppedTexts<V extends object>(judge: TextJudge, texts: Texts<V>, values: V, start: V) {
  const changed = (Object.entries(texts) as [TextKey<V>, TextPlace][])
    .map(([name, place]) => ({ name, place, text: String(values[name]) }))
    .filter(({ name, text }) => text !== start[name]);
  const problems = changed.map(({ name, text, place }) => [name, judge.stopOf(text, place)] as const);
  return {
    problems: Object.fromEntries(problems) as Problems<V>,
    note: () => changed.forEach(({ text, place }) => judge.noteStop(text, place)),
  };
}

const withoutEmpty = <V>(problems: Problems<V>): Problems<V> =>
  Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== undefined)) as Problems<V>;

function sentenceOf(problem: string): string {
  return isErrorCode(problem) ? messageOf(problem) : problem;
}

/** An answer's sentences by field; for a nested field the last name counts. */
export function serverErrors(error: unknown): ReadonlyMap<string, string> {
  if (!(error instanceof ApiError)) return new Map();
  const last = (path: string) => path.split('.').at(-1) ?? path;
  if (error.fields.length > 0) {
    return new Map(
      error.fields.map(({ field, code }) => [
        last(field),
        isErrorCode(code) ? messageOf(code) : error.message,
      ]),
    );
  }
  return new Map(error.field === undefined ? [] : [[last(error.field), error.message]]);
}
