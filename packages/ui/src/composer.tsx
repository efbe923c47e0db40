import { charactersOf } from '@yoimachi/domain/text';
import { useCallback, useEffect, useId, useLayoutEffect, useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { chatPartTexts as t } from './chat.ja.ts';
import { isComposing } from './composing.ts';
import { cx } from './cx.ts';
import { IconButton } from './icon-button.tsx';

interface Props {
  /** Read out as the name of the field. */
  readonly label: string;
  readonly text: string;
  readonly maxLength: number;
  readonly onChange: (text: string) => void;
  readonly onSend: () => void;
  /** Buttons before the field. */
  readonly lead?: ReactNode | undefined;
  /** Above it: why it is stopped. Its id describes the field. */
  readonly bar?: { readonly id: string; readonly isStop: boolean; readonly element: ReactNode } | undefined;
}

/** From how many characters before the limit the rest is counted. */
const COUNTED_FROM = 100;

/** Where a message is written: it grows with its lines, and tells near the end how many characters are left. */
export function Composer({ label, text, maxLength, onChange, onSend, lead, bar }: Props) {
  const field = useGrowing(text);
  const countId = useId();
  const left = maxLength - charactersOf(text);
  const isStopped = bar?.isStop === true || left < 0;
  const canSend = text.trim() !== '' && !isStopped;
  const send = () => {
    if (!canSend) return;
    onSend();
    field.current?.focus();
  };
  const isWarned = bar !== undefined && !bar.isStop;
  const isCounted = left <= COUNTED_FROM;
  return (
    <form
      className="safe-bottom shrink-0 border-t border-line bg-surface [--safe-min:12px]"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <div className="mx-auto flex w-full max-w-[712px] flex-col gap-2 px-2 pt-2 desktop:max-w-none">
        {bar?.isStop && bar.element}
        {/* What comes into a place that is there already is read out. Empty, it takes no room: the gap is taken back. */}
        <div role="status" style={isWarned ? undefined : NO_ROOM}>
          {isWarned && bar.element}
        </div>
        <div className="flex items-end gap-1">
          {lead}
          <div className="min-w-0 flex-1">
            <textarea
              ref={field}
              rows={1}
              dir="auto"
              aria-label={label}
              aria-invalid={isStopped || undefined}
              aria-describedby={cx(bar?.id, isCounted && countId) || undefined}
              placeholder={t.placeholder}
              value={text}
              enterKeyHint={isTouch() ? 'enter' : 'send'}
              onChange={(event) => onChange(event.target.value)}
              onKeyDown={(event) => {
                if (!sendsBy(event, isTouch())) return;
                event.preventDefault();
                send();
              }}
              style={{ maxHeight: '9rem', minHeight: 'max(44px, 1lh + 18px)', resize: 'none' }}
              className={cx(
                'block w-full rounded-xl border bg-bg px-3.5 py-2 text-input text-ink placeholder-shown:whitespace-nowrap',
                isStopped ? 'border-2 border-danger' : 'border-edge',
              )}
            />
            {isCounted && <Left id={countId} count={left} />}
          </div>
          <IconButton
            icon="send"
            type="submit"
            label={t.send}
            look={canSend ? 'primary' : 'plain'}
            aria-disabled={!canSend || undefined}
            className={canSend ? '' : 'bg-sunken text-sub'}
          />
        </div>
      </div>
    </form>
  );
}

const NO_ROOM = { marginBottom: -8 };

/** How many characters are left, or too many. */
function Left({ id, count }: { readonly id: string; readonly count: number }) {
  const isOver = count < 0;
  return (
    <p id={id} className={cx('nums pt-1 text-right text-xs', isOver ? 'font-bold text-danger' : 'text-sub')}>
      {isOver ? t.over(-count) : t.left(count)}
    </p>
  );
}

/** A keyboard on the glass, whose return key makes a line. */
function isTouch(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(pointer: coarse)').matches;
}

type Key = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'altKey'> & {
  readonly nativeEvent: Pick<globalThis.KeyboardEvent, 'isComposing' | 'keyCode'>;
};

/** Whether a key sends: Enter on a keyboard of its own, without Shift, and not the one that ends a conversion. */
export function sendsBy(event: Key, touches: boolean): boolean {
  if (event.key !== 'Enter' || event.shiftKey || event.altKey) return false;
  return !touches && !isComposing(event.nativeEvent);
}

/** The field of a text, as high as what is written in it. */
function useGrowing(text: string) {
  const field = useRef<HTMLTextAreaElement>(null);
  const fit = useCallback(() => {
    const element = field.current;
    if (!element) return;
    element.style.height = 'auto';
    element.style.height = `${element.scrollHeight + element.offsetHeight - element.clientHeight}px`;
  }, []);
  useLayoutEffect(fit, [fit, text]);
  useEffect(() => {
    addEventListener('resize', fit);
    return () => removeEventListener('resize', fit);
  }, [fit]);
  return field;
}
