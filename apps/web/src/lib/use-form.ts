import { useQueryClient, type DataTag, type QueryKey } from '@tanstack/react-query';
import { useCreateAtom, useSelector } from '@tanstack/react-store';
import { isErrorCode, messageOf } from '@yoimachi/contract/errors';
import type { ErrorCode } from '@yoimachi/domain/result';
import type { TextPlace } from '@yoimachi/domain/text-rules';
import type { ChangeEvent } from 'react';
import { ApiError, errorMessage } from '#lib/api-error.ts';
import { showToast } from '#lib/toast.ts';
import { refresh, type Calls } from './queries.ts';
import { useAct } from './use-act.ts';

/** Errors by field: a catalogue code, or the sentence itself if the catalogue has none. */
export type Problems<V> = { readonly [K in keyof V]?: string | undefined };

type Name<V> = keyof V & string;
type TextName<V> = { [K in keyof V]: V[K] extends string ? K : never }[keyof V] & string;
type TickName<V> = { [K in keyof V]: V[K] extends boolean ? K : never }[keyof V] & string;
type InputEvent = ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>;

/** What others read of a form, where they read it, and the filter that judges it (`useTextJudge`). */
interface Texts<V> {
  readonly places: { readonly [K in TextName<V>]?: TextPlace };
  readonly judge: {
    readonly stopOf: (text: string, place: TextPlace) => string | undefined;
    readonly noteStop: (text: string, place: TextPlace) => void;
  };
}

/** What a form is made of. */
export interface FormOptions<V, Answer, Body> {
  /** What stands in the fields at first. */
  readonly start: V;
  /** What is wrong, by field, by the rules that the server enforces. */
  readonly check?: ((values: V) => Problems<V>) | undefined;
  /** A text that is as it was stays. */
  readonly texts?: Texts<V> | undefined;
  /** When a mistake is said: from the first try on (the default), also of a field that was left, or at a try until it is typed anew. */
  readonly says?: 'tried' | 'left' | 'untilTyped' | undefined;
  /** The field that a failed call is about, where the answer does not name one of them. */
  readonly blames?: ((error: Error) => Name<V> | undefined) | undefined;
  /** The name under which a call that is `idempotent` keeps its key: see `useAct`. */
  readonly act?: string | undefined;
  /** What is sent of what was typed; all of it as it is where this is absent. */
  readonly body?: ((values: V) => Body) | undefined;
  /** The call, or what is more than one; a failure changes no value. */
  readonly send: (body: Body, idempotencyKey: string) => Promise<Answer>;
  /** The query whose answer is what this call answers. */
  readonly fills?: { readonly queryKey: DataTag<QueryKey, Answer, Error> } | undefined;
  /** What of the server's is another afterwards; it is pending until that has been read again. */
  readonly readsAgain?: readonly Calls[] | undefined;
  /** What may be other than was shown when the server refuses it (4xx). */
  readonly readsRefused?: readonly Calls[] | undefined;
  /** Told in a toast once it is sent. */
  readonly said?: string | ((answer: Answer) => string) | undefined;
  /** The form is empty again for the next one, instead of keeping what was sent. */
  readonly isEmptied?: boolean | undefined;
  /** It is sent, whoever still sees the form; pending until this has ended. */
  readonly onDone?: ((answer: Answer) => unknown) | undefined;
  /** The same for who still sees the form. */
  readonly onSent?: ((answer: Answer) => unknown) | undefined;
  /** It was refused, or not answered, for who still sees the form. */
  readonly onFailed?: ((error: Error) => unknown) | undefined;
  /** Where what is typed is kept, instead of with the form on the screen; null empties it. */
  readonly draft?: { readonly values: V; readonly write: (values: V | null) => void } | undefined;
}

interface State<V> {
  readonly values: V;
  /** The fields of which what is wrong is said. */
  readonly judged: ReadonlySet<string>;
  readonly isSaved: boolean;
}

const NONE: ReadonlySet<string> = new Set();

/** A form on the screen, as `useForm` gives it. */
export interface FormState<V, Answer = unknown> {
  readonly values: V;
  readonly change: (part: Partial<V>) => void;
  /** The sentence below a field. */
  readonly errorOf: (name: Name<V>) => string | undefined;
  /** Props of a TextField, TextArea or Select. */
  readonly field: (name: TextName<V>) => {
    readonly name: string;
    readonly value: string;
    readonly error: string | undefined;
    readonly onChange: (event: InputEvent) => void;
    readonly onBlur: () => void;
  };
  /** Props of a field that says its value itself: cards, a number, a birthday. */
  readonly choice: <N extends Name<V>>(
    name: N,
  ) => {
    readonly value: V[N];
    readonly error: string | undefined;
    readonly onChange: (value: V[N]) => void;
    readonly onBlur: () => void;
  };
  /** Props of a Checkbox. */
  readonly tick: (name: TickName<V>) => {
    readonly checked: boolean;
    readonly error: string | undefined;
    readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  };
  /** Why the call failed. */
  readonly failure: Error | null;
  /** The same, if it belongs to no field. */
  readonly error: Error | null;
  /** What the server answered to what stands in the form. */
  readonly answer: Answer | undefined;
  readonly isPending: boolean;
  /** There is unsaved input. */
  readonly isDirty: () => boolean;
  /** Begins anew. */
  readonly empty: () => void;
  /** Says what is wrong; whether it can be sent. */
  readonly check: () => boolean;
  /** Sends what was typed, or other values, without a check. */
  readonly send: (values?: V) => void;
  /** Sends it if nothing is wrong; false otherwise. */
  readonly submit: () => boolean;
}

/**
 * A form: its values, what is wrong with them, and the call that sends them, once at a time. What was typed stays when the call fails, and can be
 * sent again; what the server refused is said at its field until something is changed.
 *
 *     const form = useForm({
 *       start: { phone: '' },
 *       check: ({ phone }) => ({ phone: codeOf(toE164(phone)) }),
 *       send: (body) => call(hiddenRoutes.hideFromNumber, { body }),
 *     });
 *     <TextField label={t.phone} {...form.field('phone')} />
 */
export function useForm<V extends object, Answer, Body = V>(
  options: FormOptions<V, Answer, Body> & (V extends Body ? unknown : { readonly body: unknown }),
): FormState<V, Answer> {
  const { start, says = 'tried' } = options;
  const typed = useTyped(options);
  const sending = useSending(options, typed);
  const { values, judged, present, set } = typed;
  const problems = problemsIn(options, values);
  const blamed = blamedFields(sending.error, options.blames);
  const isOfField = Object.keys(start).some((name) => blamed.has(name));
  const errorOf = (name: Name<V>): string | undefined => {
    const problem = problems[name];
    return problem && judged.has(name) ? sentenceOf(problem) : blamed.get(name);
  };
  const change = (part: Partial<V>) => {
    if (!sending.isIdle && !sending.isPending) sending.reset();
    typed.write({ ...present(), ...part });
    if (says === 'untilTyped')
      set({ judged: new Set([...typed.now().judged].filter((name) => !Object.hasOwn(part, name))) });
  };
  const leave = (name: Name<V>) => {
    if (says === 'left') set({ judged: new Set([...typed.now().judged, name]) });
  };
  const check = (): boolean => {
    set({ judged: new Set(Object.keys(start)) });
    for (const { note } of changedTexts(options, present())) note();
    return Object.values(problemsIn(options, present())).every((problem) => problem === undefined);
  };
  const send = (of: V = present()) =>
    sending.mutate(options.body ? options.body(of) : (of as unknown as Body), {
      ...(options.onSent && { onSuccess: options.onSent }),
      ...(options.onFailed && { onError: options.onFailed }),
    });
  return {
    values,
    change,
    errorOf,
    field: (name) => ({
      name,
      value: String(values[name]),
      error: errorOf(name),
      onChange: (event) => change({ [name]: event.target.value } as unknown as Partial<V>),
      onBlur: () => leave(name),
    }),
    choice: (name) => ({
      value: values[name],
      error: errorOf(name),
      onChange: (value) => change({ [name]: value } as unknown as Partial<V>),
      onBlur: () => leave(name),
    }),
    tick: (name) => ({
      checked: Boolean(values[name]),
      error: errorOf(name),
      onChange: (event) => change({ [name]: event.target.checked } as unknown as Partial<V>),
    }),
    failure: sending.error,
    error: isOfField ? null : sending.error,
    answer: sending.data,
    isPending: sending.isPending,
    isDirty: () => !typed.now().isSaved && JSON.stringify(present()) !== JSON.stringify(start),
    empty: typed.empty,
    check,
    send,
    submit: () => {
      const isRight = check();
      if (isRight) send();
      return isRight;
    },
  };
}

/** What stands in the fields. What is asked for in an event is as it is then, however long ago it was drawn. */
function useTyped<V>({ start, draft }: Pick<FormOptions<V, never, never>, 'draft' | 'start'>) {
  const state = useCreateAtom<State<V>>({ values: start, judged: NONE, isSaved: false });
  const { values, judged } = useSelector(state);
  const set = (part: Partial<State<V>>) => state.set((present) => ({ ...present, ...part }));
  return {
    values: draft?.values ?? values,
    judged,
    present: () => draft?.values ?? state.get().values,
    now: () => state.get(),
    set,
    write: (next: V) => (draft ? draft.write(next) : set({ values: next })),
    empty: () => {
      draft?.write(null);
      set({ values: start, judged: NONE });
    },
  };
}

/** The call, once at a time, and what follows it. */
function useSending<V, Answer, Body>(
  options: FormOptions<V, Answer, Body>,
  { set, empty }: Pick<ReturnType<typeof useTyped<V>>, 'empty' | 'set'>,
) {
  const client = useQueryClient();
  const { fills, readsAgain = [], readsRefused = [], said, isEmptied } = options;
  return useAct<Body, Answer>({
    name: options.act,
    send: options.send,
    onDone: async (answer) => {
      if (fills) client.setQueryData(fills.queryKey, answer);
      await refresh(client, ...readsAgain);
      if (isEmptied) empty();
      else set({ isSaved: true, judged: NONE });
      if (said) showToast(typeof said === 'string' ? said : said(answer), 'ok');
      await options.onDone?.(answer);
    },
    onRefused: () => void refresh(client, ...readsRefused),
  });
}

/** What is wrong with the values: what the filter stops comes after what the rules refuse. */
function problemsIn<V extends object>(
  options: Pick<FormOptions<V, never, never>, 'check' | 'start' | 'texts'>,
  values: V,
): Problems<V> {
  const problems: Record<string, string | undefined> = { ...options.check?.(values) };
  for (const { name, stop } of changedTexts(options, values)) problems[name] ??= stop;
  return problems;
}

/** The texts that are other than they were, and what the filter stops in them. */
function changedTexts<V extends object>(
  { texts, start }: Pick<FormOptions<V, never, never>, 'start' | 'texts'>,
  values: V,
) {
  if (!texts) return [];
  const { places, judge } = texts;
  return (Object.entries(places) as [TextName<V>, TextPlace][])
    .filter(([name]) => values[name] !== start[name])
    .map(([name, place]) => {
      const text = String(values[name]);
      return { name, stop: judge.stopOf(text, place), note: () => judge.noteStop(text, place) };
    });
}

/** What a rule of the domain answers. */
type Checked =
  | { readonly ok: true }
  | { readonly ok: false; readonly error: { readonly code: ErrorCode; readonly field?: string } };

/** The code of a failed check. */
export const codeOf = (checked: Checked) => (checked.ok ? undefined : checked.error.code);

/** A failed check that says which field it is about; `field` where it says none. */
export const problemOf = <V>(checked: Checked, field: Name<V>): Problems<V> =>
  checked.ok ? {} : ({ [checked.error.field ?? field]: checked.error.code } as Problems<V>);

const sentenceOf = (problem: string): string => (isErrorCode(problem) ? messageOf(problem) : problem);

/** An answer's sentences by field; for a nested field the last name counts. */
function blamedFields<V>(error: Error | null, blames: FormOptions<V, never, never>['blames']) {
  const blamed = new Map<string, string>();
  if (!error) return blamed;
  const own = blames?.(error);
  if (own !== undefined) return blamed.set(own, errorMessage(error));
  if (!(error instanceof ApiError)) return blamed;
  const blame = (path: string, sentence: string) => blamed.set(path.split('.').at(-1) ?? path, sentence);
  for (const { field, code } of error.fields)
    blame(field, isErrorCode(code) ? messageOf(code) : error.message);
  if (error.fields.length === 0 && error.field !== undefined) blame(error.field, error.message);
  return blamed;
}
