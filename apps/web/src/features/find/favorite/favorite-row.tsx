import type { FavoriteCard } from '@yoimachi/contract/favorite';
import { GroupButton } from '#find/group';
import { Button } from '#ui/button.tsx';
import NextOpen from '#ui/next-open.tsx';
import { useToggleFavorite } from './api/toggle-favorite.ts';
import { favoriteRowTexts as t } from './favorite-row.ja.ts';
import { favoriteTexts } from './ja.ts';

/** Under a favourite: when she can next be met; once dropped, an undo, which stays until the screen is left. */
export function FavoriteRow({ cast }: { readonly cast: FavoriteCard }) {
  if (!cast.favorite) return <Dropped cast={cast} />;
  return (
    <div className="flex flex-col items-start gap-1 px-0.5">
      {/* Tomorrow is shown on her photo. */}
      {cast.openFromMinute === null && <NextOpen opening={cast.nextOpen} />}
      <GroupButton side="guest" friend={{ userId: cast.castId, nickname: cast.nickname }} />
    </div>
  );
}

function Dropped({ cast }: { readonly cast: FavoriteCard }) {
  const { mutate } = useToggleFavorite(cast.castId, false);
  return (
    <div role="status" className="relative z-10 flex flex-col items-start gap-1 px-0.5">
      <p className="phrase text-xs text-sub">{favoriteTexts.removed}</p>
      <Button variant="line" size="md" onClick={() => mutate(true)} aria-label={t.restore(cast.nickname)}>
        {t.undo}
      </Button>
    </div>
  );
}
