import { revalidateLogic, useForm, useStore } from '@tanstack/react-form';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { ActDialog } from '#parts/act-dialog.tsx';
import { Dialog } from '#parts/dialog.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { cx } from '#ui/cx.ts';
import { Note } from '#ui/note.tsx';
import { said, type Act, type Typed } from './act.ts';
import type { Fields } from './fields.tsx';
import { refusalOf, useRun } from './use-run.ts';

interface Props {
  readonly act: Act<unknown>;
  readonly of: unknown;
  readonly onClose: () => void;
}

/** The dialog of an act: a question where it asks for nothing, else its fields, after what has to be looked at before. */
export default function ActForm(props: Props) {
  const { look, fields } = props.act;
  if (look) return <Looked {...props} />;
  return fields ? <Form {...props} /> : <Question {...props} />;
}

function Question({ act, of, onClose }: Props) {
  const run = useRun(act, of, onClose);
  const label = said(act.label, of);
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={said(act.title ?? label, of)}
      confirmLabel={label}
      isDestructive={act.isDestructive ?? false}
      isPending={run.isPending}
      onConfirm={() => run.mutate({ sent: {}, seen: undefined })}
    >
      {act.help !== undefined && <p>{said(act.help, of)}</p>}
      {run.isError && <Note look="danger">{refusalOf(act, run.error)?.sentence}</Note>}
    </ConfirmDialog>
  );
}

function Looked(props: Props) {
  const { act, of } = props;
  const look = act.look!;
  const seen = useQuery(look.query(of));
  return (
    <Form
      {...props}
      seen={seen.data}
      isStopped={!seen.data || look.stops?.(seen.data) === true}
      lookError={seen.error}
      before={seen.data ? look.draw(seen.data, of) : null}
    />
  );
}

interface FormProps extends Props {
  readonly seen?: unknown;
  readonly isStopped?: boolean;
  readonly lookError?: Error | null;
  readonly before?: ReactNode;
}

type Problems = Readonly<Record<string, string | undefined>>;

function Form({ act, of, onClose, seen, isStopped = false, lookError = null, before }: FormProps) {
  const [fields] = useState(() => act.fields?.(of) ?? {});
  const run = useRun(act, of, onClose);
  const hidden = (typed: Typed) => act.hides?.(typed, of, seen) ?? {};
  const form = useForm({
    defaultValues: mapped(fields, ({ start }) => start as unknown) as Typed,
    validationLogic: revalidateLogic(),
    validators: {
      onDynamic: ({ value }) => {
        const wrong = problemsIn(fields, value, { ...act.check?.(value, of) }, hidden(value));
        return Object.keys(wrong).length > 0 ? { fields: wrong } : undefined;
      },
    },
    onSubmit: ({ value }) =>
      run.mutate({
        sent: mapped(fields, ({ sentAs }, name) => (sentAs ? sentAs(value[name]) : value[name])),
        seen,
      }),
    onSubmitInvalid: () => setMissed((count) => count + 1),
  });
  const typed = useStore(form.store, ({ values }) => values);
  const [missed, setMissed] = useState(0);
  const refusal = run.error && refusalOf(act, run.error, fields);
  const parts = useRef<HTMLDivElement>(null);
  // What is wrong is where one writes next.
  useEffect(() => {
    if (missed > 0 || refusal) parts.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [missed, refusal]);
  const title = said(act.title ?? act.label, of);
  if (run.data !== undefined && act.answered)
    return (
      <Dialog isOpen onClose={onClose} title={title}>
        {act.answered(run.data, onClose)}
      </Dialog>
    );
  const drawn = Object.entries(fields).filter(([name]) => !hidden(typed)[name]);
  return (
    <ActDialog
      title={title}
      {...(act.help !== undefined && { help: said(act.help, of) })}
      label={said(act.label, of)}
      isDestructive={act.isDestructive ?? false}
      isPending={run.isPending}
      isDisabled={isStopped || act.isIdle?.(typed, of) === true}
      error={lookError}
      onRun={() => void form.handleSubmit()}
      onClose={onClose}
    >
      {before}
      <div ref={parts} className="grid gap-4 tablet:grid-cols-2">
        {drawn.map(([name, field]) => (
          <div key={name} className={cx('min-w-0', !field.isHalf && 'tablet:col-span-2')}>
            <form.Field name={name}>
              {({ state: { value, meta }, handleChange }) =>
                field.draw({
                  value,
                  onChange: (next: unknown) => {
                    run.reset();
                    handleChange(next);
                  },
                  error:
                    (meta.errors[0] as string | undefined) ??
                    (refusal?.field === name ? refusal.sentence : undefined),
                })
              }
            </form.Field>
          </div>
        ))}
      </div>
      {act.aside?.(typed, of)}
      {refusal && refusal.field === null && <Note look="danger">{refusal.sentence}</Note>}
    </ActDialog>
  );
}

const mapped = <Value,>(fields: Fields, to: (field: Fields[string], name: string) => Value) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, to(field, name)]));

/** What is wrong with the fields that are there, by name. */
function problemsIn(
  fields: Fields,
  typed: Typed,
  between: Problems,
  hidden: Readonly<Partial<Record<string, boolean>>>,
): Record<string, string> {
  const all = Object.entries(fields).flatMap(([name, { problemOf }]) => {
    const problem = problemOf?.(typed[name]) ?? between[name];
    return problem === undefined || hidden[name] ? [] : [[name, problem] as const];
  });
  return Object.fromEntries(all);
}
