import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { Icon } from './icon.tsx';

interface Props {
  /** `stop` is read out as soon as it appears; `warn` lets the text go, and is read out where the composer keeps a place for it. */
  readonly kind: 'stop' | 'warn';
  readonly title: string;
  /** What to take out, or to think about. */
  readonly detail?: ReactNode | undefined;
  /** Leads to the rule. */
  readonly more?: ReactNode | undefined;
  readonly id?: string | undefined;
}

/** Above a composer: why what was typed is not sent, or what to think about before it is. */
export function StopBar({ kind, title, detail, more, id }: Props) {
  const isStop = kind === 'stop';
  return (
    <div id={id} role={isStop ? 'alert' : undefined} className="flex items-start gap-2.5 px-1 text-sm">
      <Icon name={isStop ? 'alert' : 'info'} className={cx('mt-0.5', isStop ? 'text-danger' : 'text-gold')} />
      <div className="min-w-0 flex-1">
        <p className={cx('phrase font-bold', isStop ? 'text-danger' : 'text-ink')}>{title}</p>
        {detail && <p className="phrase text-xs text-sub [overflow-wrap:anywhere]">{detail}</p>}
      </div>
      {more}
    </div>
  );
}
