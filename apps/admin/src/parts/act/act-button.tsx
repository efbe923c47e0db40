import { useState, type ComponentProps, type ReactNode } from 'react';
import { later } from '#ui/lib/later.tsx';
import { useMayAct } from '#lib/office.ts';
import { Button } from '#ui/button.tsx';
import { SmallButton } from '#parts/small-button.tsx';
import { errorMessage } from '#ui/lib/api-error.ts';
import { showToast } from '#ui/lib/toast.ts';
import { said, type Act } from './act.ts';
import { useRun } from './use-run.ts';

const NOTHING = { sent: {}, seen: undefined };
const ActForm = later(() => import('./act-form.tsx'));

const Inline = later(async () => ({ default: (await import('./act-form.tsx')).InlineForm }));

interface OpenProps<Of> {
  readonly act: Act<Of>;
  readonly of: Of;
  readonly onClose: () => void;
  /** What comes next. */
  readonly onDone?: (answer: unknown) => void;
}

/** The dialog of an act, which comes when one is first opened. */
export function OpenAct<Of>(props: OpenProps<Of>) {
  return <ActForm {...(props as OpenProps<unknown>)} />;
}

/** What an act asks for in its place on a screen; nothing where the person may not do it. */
export function InlineAct<Of>({ act, of }: { readonly act: Act<Of>; readonly of: Of }) {
  const mayAct = useMayAct();
  if (!mayAct(act.name)) return null;
  return <Inline act={act as Act<unknown>} of={of} />;
}

interface ButtonProps<Of> {
  readonly act: Act<Of>;
  readonly look?: ComponentProps<typeof SmallButton>['look'];
  /** It decides: 44 px high. */
  readonly isWhole?: boolean;
  /** Before its words. */
  readonly icon?: ReactNode;
  /** What comes next. */
  readonly onDone?: (answer: unknown) => void;
}
/** What it is done to, where it is done to something. */
type Done<Of> = [Of] extends [void] ? { readonly of?: undefined } : { readonly of: Of };

/** The button of an act and its dialog; nothing where the person may not do it, or it is not for this. */
export const ActButton = <Of,>(props: ButtonProps<Of> & Done<Of>) => (
  <ButtonOf {...props} of={props.of as Of} />
);

function ButtonOf<Of>({ act, look, isWhole, icon, onDone, of }: ButtonProps<Of> & { readonly of: Of }) {
  const mayAct = useMayAct();
  const [isOpen, setOpen] = useState(false);
  const direct = useRun(act as Act<unknown>, of, () => undefined, onDone);
  if (!mayAct(act.name) || act.isFor?.(of) === false) return null;
  const run = () => direct.mutate(NOTHING, { onError: (error) => showToast(errorMessage(error), 'danger') });
  const onClick = act.isDirect ? run : () => setOpen(true);
  const words = said(act.open ?? act.label, of);
  const name = act.openOf?.(of);
  return (
    <>
      {isWhole ? (
        <Button
          size="md"
          variant={act.isDestructive ? 'danger' : act.isDirect ? 'primary' : 'line'}
          isPending={direct.isPending}
          onClick={onClick}
        >
          {words}
        </Button>
      ) : (
        <SmallButton {...(look && { look })} aria-label={name} isPending={direct.isPending} onClick={onClick}>
          {icon}
          {words}
        </SmallButton>
      )}
      {isOpen && <OpenAct act={act} of={of} onClose={() => setOpen(false)} {...(onDone && { onDone })} />}
    </>
  );
}

/** The acts on a row of a list, beside each other. */
export const rowActs =
  <Row,>(acts: readonly Act<Row>[]) =>
  (row: Row) => (
    <span className="relative z-1 flex justify-end gap-2">
      {acts.map((act) => (
        <ButtonOf key={act.name} act={act} of={row} look={act.isDestructive ? 'danger' : 'line'} />
      ))}
    </span>
  );
