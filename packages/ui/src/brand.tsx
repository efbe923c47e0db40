import { cx } from './cx.ts';
import { Icon } from './icon.tsx';
import { uiTexts } from './ja.ts';

/** The crescent and the name. `lg` when signing in, `md` in bars. */
export function Brand({
  size = 'md',
  className,
}: {
  readonly size?: 'md' | 'lg' | undefined;
  readonly className?: string | undefined;
}) {
  return (
    <span className={cx('inline-flex items-center', size === 'lg' ? 'gap-4' : 'gap-3', className)}>
      <Icon name="moon" size={size === 'lg' ? 34 : 24} className="text-primary" />
      <span
        className={cx(
          'font-mincho font-bold tracking-[0.12em] text-ink',
          size === 'lg' ? 'text-3xl' : 'text-[min(1.25rem,26px)] leading-[1.45]',
        )}
      >
        {uiTexts.brand}
      </span>
    </span>
  );
}
