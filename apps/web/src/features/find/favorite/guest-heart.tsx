import { useQuery } from '@tanstack/react-query';
import { IconButton } from '#ui/icon-button.tsx';
import { guestHeartQuery, useToggleGuest } from './api/favorite-guests.ts';
import { favoriteTexts } from './ja.ts';

interface Props {
  readonly guest: { readonly userId: string; readonly nickname: string };
  /** Where a list has said it already. */
  readonly favorite?: boolean | undefined;
}

/** A guest's heart, for casts: pressed means he is her favourite. He never learns of it. Nothing where she may not keep him. */
export function GuestHeart({ guest: { userId, nickname }, favorite }: Props) {
  const query = useQuery({
    ...guestHeartQuery(userId),
    ...(favorite !== undefined && { initialData: { favorite } }),
  });
  const { mutate } = useToggleGuest(userId);
  if (!query.data) return null;
  const isKept = query.data.favorite;
  return (
    <IconButton
      icon={isKept ? 'heartFilled' : 'heart'}
      label={favoriteTexts.keep(nickname)}
      aria-pressed={isKept}
      onClick={() => mutate(!isKept)}
      {...(isKept && { iconClassName: 'text-primary' })}
    />
  );
}
