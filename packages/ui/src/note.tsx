import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { Icon } from './icon.tsx';
import { errorMessage } from './lib/api-error.ts';

const looks = {
  info: { icon: 'info', color: 'text-sub' },
  ok: { icon: 'shield', color: 'text-ok' },
  danger: { icon: 'alert', color: 'text-danger' },
} as const;

interface Props {
  readonly look?: keyof typeof looks | undefined;
  readonly children: ReactNode;
  /** On a quiet background, for a note between cards. */
  readonly isBoxed?: boolean | undefined;
  readonly id?: string | undefined;
}

/** A term or a hint next to what it concerns. `danger` is read out as soon as it appears. */
export function Note({ look = 'info', children, isBoxed, id }: Props) {
  const { icon, color } = looks[look];
  const isDanger = look === 'danger';
  return (
    <div
      id={id}
      role={isDanger ? 'alert' : undefined}
      className={cx('flex items-start gap-2 text-xs', isBoxed && 'rounded-md bg-sunken px-3 py-2.5')}
    >
      <Icon name={icon} size={18} className={cx(color, 'mt-px')} />
      <div className={cx('phrase min-w-0 flex-1', isDanger ? 'font-bold text-danger' : 'text-sub')}>
        {children}
      </div>
    </div>
  );
}

/** What the server or the network said against what was tried last; nothing while there is nothing. */
export function ErrorNote({ error }: { readonly error: unknown }) {
  return error ? <Note look="danger">{errorMessage(error)}</Note> : null;
}
