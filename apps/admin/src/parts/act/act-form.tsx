import { revalidateLogic, useForm, useStore } from '@tanstack/react-form';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { ActFields } from '#parts/act-dialog.tsx';
import { Dialog } from '#parts/dialog.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { cx } from '#ui/cx.ts';
import { Note } from '#ui/note.tsx';
import { said, type Act } from './act.ts';
import { drawField } from './field-view.tsx';
import type { Fields, Typed } from './field.ts';
import { actTexts as t } from './ja.ts';
import { refusalOf, useRun } from './use-run.ts';

interface Props {
  readonly act: Act<unknown>;
  readonly of: unknown;
  readonly onClose: () => void;
  readonly onDone?: ((answer: unknown) => void) | undefined;
}

/** The dialog of an act: a question where it asks for nothing, else its fields, after what has to be looked at before. */
export default function ActForm({ act, of, onClose, onDone }: Props) {
  const run = useRun(act, of, onClose, onDone);
  const parts = { act, of, run, onClose };
  const title = said(act.title ?? act.label, of);
  if (!act.look && !act.fields) return <Question {...parts} title={title} />;
  return (
    <Dialog isOpen onClose={() => !run.isPending && onClose()} title={title} isWide={act.isWide}>
      {run.data !== undefined && act.answered ? (
        act.answered(run.data, onClose)
      ) : act.look ? (
        <Looked {...parts} />
      ) : (
        <Form {...parts} seen={undefined} />
      )}
    </Dialog>
  );
}

/** What an act asks for in its place on a screen; once it is done, it begins again from what it is done to then. */
export function InlineForm({ act, of }: Pick<Props, 'act' | 'of'>) {
  const [times, setTimes] = useState(0);
  const run = useRun(act, of, () => setTimes((before) => before + 1));
  return <Form key={times} act={act} of={of} run={run} seen={undefined} />;
}

interface Parts extends Pick<Props, 'act' | 'of'> {
  readonly run: ReturnType<typeof useRun>;
  readonly onClose?: () => void;
}

const helpOf = ({ act: { help }, of }: Parts) => (help === undefined ? undefined : said(help, of));

function Question({
  title,
  onClose,
  ...parts
}: Parts & { readonly title: string; readonly onClose: () => void }) {
  const { act, of, run } = parts;
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={title}
      confirmLabel={said(act.label, of)}
      isDestructive={act.isDestructive}
      isPending={run.isPending}
      onConfirm={() => run.mutate({ sent: {}, seen: undefined })}
    >
      <p className="empty:hidden">{helpOf(parts)}</p>
      <div className="empty:hidden">{act.aside?.({}, of, undefined)}</div>
      {run.isError && <Note look="danger">{refusalOf(act, run.error).sentence}</Note>}
    </ConfirmDialog>
  );
}

function Looked(parts: Parts) {
  const { act, of, onClose } = parts;
  const { query, draw, stops } = act.look!;
  const { data: seen, error } = useQuery(query(of));
  const shown = (
    <div role="status" className="rounded-lg bg-sunken p-4 text-sm">
      {seen === undefined ? !error && t.looking : draw(seen, of)}
    </div>
  );
  if (seen !== undefined && stops?.(seen) !== true) return <Form {...parts} seen={seen} before={shown} />;
  return (
    <ActFields
      help={helpOf(parts)}
      label={said(act.label, of)}
      isDestructive={act.isDestructive}
      isPending={false}
      isDisabled
      error={error}
      onRun={() => undefined}
      onClose={onClose}
    >
      {shown}
    </ActFields>
  );
}

function Form({ seen, before, ...parts }: Parts & { readonly seen: unknown; readonly before?: ReactNode }) {
  const { act, of, run, onClose } = parts;
  const [fields] = useState(() => act.fields?.(of, seen) ?? {});
  const hidden = (typed: Typed) => act.hides?.(typed, of, seen) ?? {};
  const [missed, setMissed] = useState(0);
  const form = useForm({
    defaultValues: mapped(fields, ({ start }): unknown => start),
    validationLogic: revalidateLogic(),
    validators: {
      onDynamic: ({ value }) => {
        const wrong = problemsIn(fields, { ...act.check?.(value, of) }, value, hidden(value));
        return Object.keys(wrong).length > 0 ? { fields: wrong } : undefined;
      },
    },
    onSubmit: ({ value }) =>
      run.mutate({ sent: mapped(fields, ({ sentAs = same }, name) => sentAs(value[name])), seen }),
    onSubmitInvalid: () => setMissed((count) => count + 1),
  });
  const typed = useStore(form.store, ({ values }) => values);
  const refusal = run.error && refusalOf(act, run.error, fields);
  const drawn = useRef<HTMLDivElement>(null);
  // What is wrong is where one writes next.
  useEffect(() => {
    if (missed > 0 || run.error) drawn.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [missed, run.error]);
  const there = Object.entries(fields).filter(([name]) => !hidden(typed)[name]);
  return (
    <ActFields
      help={helpOf(parts)}
      label={act.relabel?.(typed, of) ?? said(act.label, of)}
      isDestructive={act.isDestructive}
      isPending={run.isPending}
      isDisabled={act.isIdle?.(typed, of) === true}
      error={null}
      onRun={() => void form.handleSubmit()}
      onClose={onClose}
    >
      {before}
      <div className="empty:hidden">{act.above?.(of)}</div>
      <div ref={drawn} className="grid gap-4 tablet:grid-cols-2">
        {there.map(([name, field]) => (
          <div key={name} className={cx('min-w-0', !field.isHalf && 'tablet:col-span-2')}>
            <form.Field name={name}>
              {({ state: { value, meta }, handleChange }) =>
                drawField(field, {
                  value,
                  typed,
                  onChange: (next: unknown) => {
                    run.reset();
                    handleChange(next);
                  },
                  error:
                    meta.errors.map(String)[0] ?? (refusal?.field === name ? refusal.sentence : undefined),
                })
              }
            </form.Field>
          </div>
        ))}
      </div>
      <div className="flex flex-col gap-4 empty:hidden">{act.aside?.(typed, of, seen)}</div>
      {refusal && refusal.field === null && <Note look="danger">{refusal.sentence}</Note>}
    </ActFields>
  );
}

const same = (typed: unknown) => typed;

const mapped = <Value,>(fields: Fields, to: (field: Fields[string], name: string) => Value) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, to(field, name)]));

/** What is wrong with the fields that are there, by name: each by itself, then `between` them. */
function problemsIn(
  fields: Fields,
  between: Readonly<Record<string, string | undefined>>,
  typed: Typed,
  hidden: Readonly<Partial<Record<string, boolean>>>,
): Record<string, string> {
  const all = Object.entries(fields).flatMap(([name, { problemOf }]) => {
    const problem = problemOf?.(typed[name]) ?? between[name];
    return problem === undefined || hidden[name] ? [] : [[name, problem] as const];
  });
  return Object.fromEntries(all);
}
