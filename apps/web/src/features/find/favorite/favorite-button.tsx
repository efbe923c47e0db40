import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { useToggleFavorite } from './api/toggle-favorite.ts';
import { favoriteTexts } from './ja.ts';

interface Props {
  readonly cast: { readonly castId: string; readonly nickname: string; readonly favorite: boolean };
  /** `photo` on a picture, `glass` and `plain` in the bar over one, `words` an outlined button. */
  readonly look: 'photo' | 'glass' | 'plain' | 'words';
  /** False where the screen itself shows what a press did. */
  readonly isTold?: boolean;
}

/** A cast's heart. Pressed means she is a favourite. */
export function FavoriteButton({ cast, look, isTold = true }: Props) {
  const { castId, nickname, favorite } = cast;
  const { mutate } = useToggleFavorite(castId, isTold);
  const icon = favorite ? 'heartFilled' : 'heart';
  const toggle = () => mutate(!favorite);
  if (look === 'words') {
    return (
      <Button variant="line" size="md" icon={icon} aria-pressed={favorite} onClick={toggle}>
        {favoriteTexts.button}
      </Button>
    );
  }
  const kept = look === 'plain' ? 'text-primary' : 'text-photo-heart';
  return (
    <IconButton
      icon={icon}
      label={favoriteTexts.keep(nickname)}
      look={look}
      aria-pressed={favorite}
      onClick={toggle}
      {...(favorite && { iconClassName: kept })}
    />
  );
}
