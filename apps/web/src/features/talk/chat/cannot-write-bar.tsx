import type { CannotWrite } from '@yoimachi/domain/chat';
import { ButtonLink } from '#ui/button-link.tsx';
import { Icon } from '#ui/icon.tsx';
import { cannotWriteTexts, chatTexts as t } from './ja.ts';
import type { Side } from './side.ts';

interface Props {
  readonly side: Side;
  readonly friendId: string;
  readonly why: CannotWrite;
}

/** In place of the field: why nothing can be written, and the way on where there is one. */
export function CannotWriteBar({ side, friendId, why }: Props) {
  return (
    <div className="safe-bottom shrink-0 border-t border-line bg-surface [--safe-min:12px]">
      <div className="mx-auto flex max-w-[712px] flex-wrap items-center justify-center gap-x-4 gap-y-2 px-4 pt-3">
        <p className="flex items-start gap-2 text-sm text-sub">
          <Icon name={why === 'WAITS_FOR_CAST' ? 'clock' : 'lock'} size={18} className="mt-0.5" />
          <span className="phrase">{cannotWriteTexts[side][why]}</span>
        </p>
        {why === 'FAVORITE_FIRST' && (
          <ButtonLink
            to="/guest/user-profile"
            search={{ castId: friendId }}
            variant="line"
            size="md"
            label={t.toFavorite}
          />
        )}
        {why === 'AGE_CHECK' && (
          <ButtonLink
            to={side === 'guest' ? '/guest/age-verification' : '/cast/age-verification'}
            size="md"
            label={t.toAgeCheck}
          />
        )}
      </div>
    </div>
  );
}
