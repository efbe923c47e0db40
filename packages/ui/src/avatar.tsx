import { firstCharacterOf } from '@yoimachi/domain/text';
import { isSquare } from './lib/picture.ts';
import { cx } from './cx.ts';
import { Picture } from './picture.tsx';

const sizes = {
  32: 'size-8 text-sm',
  36: 'size-9 text-base',
  44: 'size-11 text-lg',
  56: 'size-14 text-xl',
  72: 'size-18 text-2xl',
} as const;

interface Props {
  /** A photo of 3:4, or what is square already; null draws the first letter of the name. */
  readonly src: string | null;
  readonly name: string;
  /** Edge in px. */
  readonly size?: keyof typeof sizes | undefined;
  /** It stands on the tint of what is chosen. */
  readonly isOnTint?: boolean | undefined;
}

/** A face in a circle next to a written-out name, hence without alt text. Of a photo the upper middle is shown, where the face is. */
export function Avatar({ src, name, size = 56, isOnTint }: Props) {
  if (!src) return <Initial name={name} size={size} isOnTint={isOnTint} />;
  const edge = isSquare(src) ? size : Math.round(size * 1.55);
  return (
    <span className={cx('block shrink-0 overflow-hidden rounded-full bg-sunken', sizes[size])}>
      <Picture
        src={src}
        sizes={`${edge}px`}
        alt=""
        width={edge}
        height={isSquare(src) ? edge : Math.round((edge * 4) / 3)}
        loading="lazy"
        decoding="async"
        className={
          isSquare(src)
            ? 'size-full object-cover'
            : '-mt-[36%] -ml-[27.5%] aspect-3/4 h-auto w-[155%] max-w-none object-cover'
        }
      />
    </span>
  );
}

/** A guest without a photo. */
export function Initial({ name, size = 56, isOnTint }: Omit<Props, 'src'>) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        'grid shrink-0 place-items-center rounded-full font-mincho leading-none font-bold text-on-tint',
        isOnTint ? 'bg-surface' : 'bg-tint',
        sizes[size],
      )}
    >
      {firstCharacterOf(name)}
    </span>
  );
}
