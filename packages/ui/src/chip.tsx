import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { Phrases } from './phrases.tsx';

const looks = {
  /** 予約確定 */ ok: 'bg-ok text-bg',
  /** 同伴中 */ live: 'bg-primary text-on-primary',
  /** 本日, 明日, 受付中 */ tint: 'bg-tint text-on-tint',
  /** リクエスト n件 */ request: 'border border-primary bg-tint text-on-tint',
  /** 確認中, 返信待ち */ wait: 'border border-gold bg-transparent text-gold',
  /** 完了 */ mute: 'bg-sunken text-sub',
  /** 無断キャンセル */ danger: 'border border-danger bg-transparent text-danger',
} as const;

export type ChipLook = keyof typeof looks;

/** A status in one or two words. */
export function Chip({ look, children }: { readonly look: ChipLook; readonly children: ReactNode }) {
  return (
    <span
      className={cx(
        'inline-flex min-h-6 shrink-0 items-center gap-1.5 rounded-full px-2.5 text-xs font-bold whitespace-nowrap',
        looks[look],
      )}
    >
      <span className="contents">
        {look === 'live' && <span className="size-1.5 rounded-full bg-current" />}
      </span>
      {children}
    </span>
  );
}

/** A fact people chose about themselves; not a control. */
export function Tag({ children }: { readonly children: ReactNode }) {
  return (
    <span className="inline-flex min-h-8 items-center rounded-full border border-line bg-surface px-3 text-sm">
      <Phrases>{children}</Phrases>
    </span>
  );
}
