import { useId, type ReactNode } from 'react';
import { cx } from './cx.ts';
import { Icon } from './icon.tsx';
import { uiTexts } from './ja.ts';
import { Phrases } from './phrases.tsx';

/** Props of every field. With the web's `useForm`: `<TextField label="…" {...form.field('phone')} />`. */
export interface FieldProps {
  readonly label: ReactNode;
  /** Between the label and the input. */
  readonly help?: ReactNode | undefined;
  /** Under the input. */
  readonly error?: string | undefined;
  /** A one-tap fix below the error. */
  readonly repair?: ReactNode | undefined;
  /** Adds ※必須 or ※任意 after the label; absent adds nothing. */
  readonly need?: 'required' | 'optional' | undefined;
  /** At the right end of the label's line. */
  readonly aside?: ReactNode | undefined;
  readonly className?: string | undefined;
}

/** Ties an input to its help and its error, and tells screen readers that it is required; no native validation. */
export function useFieldIds(props: {
  readonly need?: FieldProps['need'];
  readonly help?: ReactNode | undefined;
  readonly error?: string | undefined;
  readonly id?: string | undefined;
}) {
  const own = useId();
  const id = props.id ?? own;
  const described = [props.help ? `${id}-help` : '', props.error ? `${id}-error` : '']
    .filter(Boolean)
    .join(' ');
  return {
    id,
    aria: {
      'aria-describedby': described || undefined,
      'aria-invalid': props.error ? true : undefined,
      'aria-required': props.need === 'required' || undefined,
    } as const,
  };
}

interface FrameProps extends FieldProps {
  readonly id: string;
  readonly children: ReactNode;
  /** A group (radios) has a legend instead of a label. */
  readonly isGroup?: boolean | undefined;
}

/** Label above, help between, error below. */
export function Field({
  id,
  label,
  help,
  error,
  repair,
  need,
  aside,
  children,
  isGroup,
  className,
}: FrameProps) {
  const words = (
    <>
      <Phrases>{label}</Phrases>
      {need && <span className="ml-2 text-xs font-normal text-sub">{uiTexts[need]}</span>}
    </>
  );
  return (
    <div
      className={cx('flex min-w-0 flex-col gap-2', className)}
      {...(isGroup && {
        role: 'group',
        'aria-labelledby': `${id}-label`,
        'aria-describedby': error ? `${id}-error` : undefined,
      })}
    >
      <div className="flex flex-col gap-1">
        <div className="flex items-baseline justify-between gap-3">
          {isGroup ? (
            <span id={`${id}-label`} className="text-sm font-bold">
              {words}
            </span>
          ) : (
            <label id={`${id}-label`} htmlFor={id} className="text-sm font-bold">
              {words}
            </label>
          )}
          {aside && <span className="text-xs text-sub">{aside}</span>}
        </div>
        {help && (
          <div id={`${id}-help`} className="phrase text-xs text-sub">
            {help}
          </div>
        )}
      </div>
      {children}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {error && repair}
    </div>
  );
}

/** Red text with an icon; read out when it appears. */
export function FieldError({
  id,
  children,
}: {
  readonly id?: string | undefined;
  readonly children: ReactNode;
}) {
  return (
    <div id={id} role="alert" className="phrase flex items-start gap-2 text-sm font-bold text-danger">
      <Icon name="alert" size={18} className="mt-0.5" />
      <span>{children}</span>
    </div>
  );
}

/** The box of an input: grows with its text, which people enlarge. */
export function inputClass(hasError: boolean): string {
  return cx(
    'min-h-12 w-full min-w-0 rounded-md border bg-surface px-4 text-input text-ink outline-offset-1 disabled:bg-sunken disabled:text-sub',
    hasError ? 'border-2 border-danger' : 'border-edge',
  );
}

interface PlainFormProps {
  readonly className: string;
  /** By the button of type submit, or by Enter. */
  readonly onSend: () => void;
  readonly children: ReactNode;
}

/** A form whose mistakes the screen says itself, and which leaves the page where it is. */
export function PlainForm({ className, onSend, children }: PlainFormProps) {
  return (
    <form
      noValidate
      className={className}
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    >
      {children}
    </form>
  );
}
