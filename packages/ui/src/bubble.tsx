import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { Icon } from './icon.tsx';
import { chatPartTexts as t } from './chat.ja.ts';

const looks = {
  other: 'rounded-tl-sm border border-line bg-surface',
  own: 'rounded-tr-sm bg-tint text-on-tint',
  /** On its way. */
  sending: 'rounded-tr-sm bg-sunken text-sub',
  failed: 'rounded-tr-sm border border-danger bg-surface',
} as const;

export type BubbleLook = keyof typeof looks;

const asWritten = {
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  textAlign: 'start',
  textWrap: 'pretty',
  unicodeBidi: 'isolate',
} as const;

/** What somebody wrote, as they wrote it: its lines kept, no links, and its writing direction nobody else's. */
export function Bubble({ look, children }: { readonly look: BubbleLook; readonly children: string }) {
  return (
    <p
      dir="auto"
      style={asWritten}
      className={cx('max-w-full rounded-lg px-3.5 py-2 text-base', looks[look])}
    >
      {children}
    </p>
  );
}

/** Where a message stands that was taken back. */
export function WithdrawnBubble({ children }: { readonly children: ReactNode }) {
  return (
    <p className="phrase max-w-full rounded-lg border border-dashed border-edge px-3.5 py-2 text-sm text-sub">
      {children}
    </p>
  );
}

interface RowProps {
  readonly isOwn: boolean;
  /** The other person's face, at the first of what they said in a row; the rest keep its indent. */
  readonly face?: ReactNode | undefined;
  /** Time and read mark, beside the end of the bubble. */
  readonly meta?: ReactNode | undefined;
  /** What failed, and the way on. */
  readonly below?: ReactNode | undefined;
  readonly children: ReactNode;
}

/** A bubble on its side of the conversation. */
export function BubbleRow({ isOwn, face, meta, below, children }: RowProps) {
  const beside = meta && (
    <div className={cx('nums shrink-0 text-2xs leading-tight text-sub', isOwn && 'text-right')}>{meta}</div>
  );
  return (
    <div className={cx('flex flex-col gap-1', isOwn && 'items-end')}>
      <div className="flex max-w-full items-start gap-2">
        {!isOwn && (
          <span className="shrink-0" style={{ width: 32 }}>
            {face}
          </span>
        )}
        <div className="flex min-w-0 items-end gap-2">
          {isOwn && beside}
          <div className="flex max-w-[380px] min-w-0 flex-col items-start">{children}</div>
          {!isOwn && beside}
        </div>
      </div>
      {below}
    </div>
  );
}

/** A bubble's time, with 既読 above it once the other person has read it. */
export function BubbleTime(props: {
  readonly time: string;
  readonly at: string;
  readonly isRead?: boolean | undefined;
}) {
  return (
    <>
      {props.isRead && <span className="block">{t.read}</span>}
      <time dateTime={props.at} className="block whitespace-nowrap">
        {props.time}
      </time>
    </>
  );
}

/** A bubble that is on its way, or waits for the line. */
export function BubbleSending({ isWaiting }: { readonly isWaiting: boolean }) {
  return (
    <span className="flex items-center gap-1 whitespace-nowrap">
      <Icon name={isWaiting ? 'clock' : 'refresh'} size={13} className={isWaiting ? '' : 'spin'} />
      {isWaiting ? t.waitsToSend : t.sending}
    </span>
  );
}

interface FailedProps {
  /** Why, when the server said so. */
  readonly reason: string | null;
  readonly onResend: () => void;
  readonly onRemove: () => void;
}

/** Below a bubble that could not be sent. */
export function BubbleFailed({ reason, onResend, onRemove }: FailedProps) {
  return (
    <div className="flex max-w-[380px] flex-wrap items-center justify-end gap-x-2 text-sm">
      <span role="alert" className="phrase flex items-start gap-1.5 font-bold text-danger">
        <Icon name="alert" size={17} className="mt-0.5" />
        {reason ?? t.notSent}
      </span>
      <span className="flex">
        <button
          type="button"
          onClick={onResend}
          className="min-h-11 px-2.5 font-bold text-danger underline underline-offset-4"
        >
          {t.resend}
        </button>
        <button type="button" onClick={onRemove} className="min-h-11 px-2.5 font-bold text-sub">
          {t.remove}
        </button>
      </span>
    </div>
  );
}

/** What the service says in a conversation: 「同伴リクエストを送信しました 20:14」. */
export function SystemLine({
  children,
  time,
  at,
}: {
  readonly children: ReactNode;
  readonly time: string;
  readonly at: string;
}) {
  return (
    <p className="phrase text-center text-xs text-sub">
      {children}{' '}
      <time dateTime={at} className="nums ml-1.5 whitespace-nowrap">
        {time}
      </time>
    </p>
  );
}

/** The day on which what follows was said; as far above a bubble or a card as above a line, which is as high as a finger. */
export function DayLine({ children }: { readonly children: ReactNode }) {
  return <p className="nums py-1 text-center text-xs text-sub has-[+div]:pb-4">{children}</p>;
}

/** A gift in a conversation. `picture` is a square of 56 px. */
export function GiftBubble(props: {
  readonly head: string;
  readonly picture: ReactNode;
  readonly name: string;
  readonly cost: ReactNode;
}) {
  return (
    <div className="flex max-w-full items-center gap-3 rounded-lg border border-gold bg-surface p-3 pr-4">
      <span className="grid size-14 shrink-0 place-items-center rounded-md bg-sunken">{props.picture}</span>
      <span className="flex min-w-0 flex-col">
        <span className="text-xs font-bold text-gold">{props.head}</span>
        <span className="font-mincho text-lg font-bold">{props.name}</span>
        <span className="nums text-xs text-sub">{props.cost}</span>
      </span>
    </div>
  );
}
