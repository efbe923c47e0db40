import { useEffect, useRef, useState, type RefObject } from 'react';
import { CODE_LENGTH, codeDigits } from './code-digits.ts';
import { cx } from './cx.ts';
import { Field, useFieldIds, type FieldProps } from './field.tsx';

interface Props extends FieldProps {
  /** Up to six digits. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Called when the sixth digit is in, once for the same six. */
  readonly onComplete?: ((value: string) => void) | undefined;
  readonly isDisabled?: boolean | undefined;
  /** What stands there is not what the error is about any more. */
  readonly isAnew?: boolean | undefined;
  readonly autoFocus?: boolean | undefined;
}

/**
 * Six digits in six cells. One real input covers them, so that paste, autofill and screen readers work as with any field. Nobody sees its
 * caret: whole digits are chosen at a tap and when they are wrong, so that the next one begins again.
 */
export function CodeField({ value, onChange, onComplete, isDisabled, isAnew, autoFocus, ...field }: Props) {
  const { id, aria } = useFieldIds(field);
  const [isFocused, setFocused] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const completed = useRef('');
  // What an input method has under its hands is its own until it lets go: rewritten meanwhile, it would be typed twice.
  const [composed, setComposed] = useState<string | null>(null);
  const change = (text: string) => {
    setComposed(null);
    const digits = codeDigits(text);
    if (digits === value) return;
    onChange(digits);
    if (digits.length < CODE_LENGTH || digits === completed.current) return;
    completed.current = digits;
    onComplete?.(digits);
  };
  const hasError = field.error !== undefined && !isAnew;
  useEffect(() => {
    if (hasError && document.activeElement === input.current) input.current?.select();
  }, [hasError]);
  const shown = composed === null ? value : codeDigits(composed);
  const isWhole = useIsChosen(input) && isFocused && shown.length === CODE_LENGTH;
  return (
    <Field {...field} id={id}>
      <div className={cx('relative', field.error && 'mb-1.5')}>
        <Cells {...{ shown, hasError, isFocused, isWhole }} />
        <input
          id={id}
          {...aria}
          aria-invalid={hasError || undefined}
          ref={input}
          value={composed ?? value}
          disabled={isDisabled}
          autoFocus={autoFocus}
          inputMode="numeric"
          autoComplete="one-time-code"
          onChange={({ target, nativeEvent }) =>
            (nativeEvent as InputEvent).isComposing ? setComposed(target.value) : change(target.value)
          }
          onCompositionEnd={({ currentTarget }) => change(currentTarget.value)}
          onClick={({ currentTarget }) => currentTarget.select()}
          onFocus={() => setFocused(true)}
          onBlur={() => setFocused(false)}
          className="absolute inset-0 size-full cursor-text bg-transparent text-transparent caret-transparent outline-none selection:bg-transparent"
        />
      </div>
    </Field>
  );
}

interface CellsProps {
  readonly shown: string;
  readonly hasError: boolean;
  readonly isFocused: boolean;
  readonly isWhole: boolean;
}

function Cells({ shown, hasError, isFocused, isWhole }: CellsProps) {
  const next = isFocused && !isWhole ? Math.min(shown.length, CODE_LENGTH - 1) : null;
  return (
    <div
      aria-hidden="true"
      className={cx(
        'grid grid-cols-6 gap-2 rounded-md',
        isWhole && 'outline-2 outline-offset-4 outline-focus',
      )}
    >
      {Array.from({ length: CODE_LENGTH }, (_, index) => (
        <span
          key={index}
          className={cx(
            'nums grid min-h-14 place-items-center py-1 rounded-md border bg-surface text-2xl font-bold',
            hasError ? 'border-2 border-danger' : 'border-edge',
            index === next && 'border-2 border-focus',
          )}
        >
          <span className={cx('rounded-sm px-1.5', isWhole && 'bg-focus/25')}>{shown[index] ?? ''}</span>
        </span>
      ))}
    </div>
  );
}

function useIsChosen(input: RefObject<HTMLInputElement | null>): boolean {
  const [isChosen, setChosen] = useState(false);
  useEffect(() => {
    const read = () => setChosen(isAllSelected(input.current));
    const events = ['select', 'selectionchange'] as const;
    for (const name of events) document.addEventListener(name, read);
    return () => {
      for (const name of events) document.removeEventListener(name, read);
    };
  }, [input]);
  return isChosen;
}

/** Whether what is typed next replaces all six. */
const isAllSelected = (input: HTMLInputElement | null) =>
  input !== null && input.selectionStart === 0 && input.selectionEnd === CODE_LENGTH;
