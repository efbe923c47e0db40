import type { CastProfile } from '@yoimachi/contract/search';
import { DRINKING_AGE_YEARS } from '@yoimachi/domain/account';
import { areaName } from '@yoimachi/domain/profile';
import type { ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Score } from '#ui/tier.tsx';
import { Under20Chip } from '#ui/under20.tsx';
import { profileTexts } from './ja.ts';
import { shareProfile } from './share-profile.ts';

/** Name, age, reviews, store and one sentence. The heart and the share button are here on wide screens, in the bar on phones. */
export function ProfileHead({
  cast,
  heart,
  level = 1,
}: {
  readonly cast: Omit<CastProfile, 'price30' | 'price15'>;
  /** Null: nobody keeps or shares it here. */
  readonly heart: ReactNode | null;
  readonly level?: 1 | 2;
}) {
  const Heading = `h${level}` as const;
  return (
    <div className="flex flex-col gap-2 desktop:gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1">
        <Heading className="max-w-full min-w-0 text-2xl desktop:text-3xl">
          <span>{cast.nickname}</span>
          {cast.age !== null && (
            <span className="nums ml-3 font-gothic text-lg font-normal text-sub">
              {profileTexts.age(cast.age)}
            </span>
          )}
          {cast.age !== null && cast.age < DRINKING_AGE_YEARS && (
            <span className="ml-2 align-middle">
              <Under20Chip />
            </span>
          )}
        </Heading>
        <Reviews cast={cast} />
      </div>
      <p className="flex min-w-0 items-center gap-1.5 text-sm text-sub">
        <Icon name="shop" size={18} />
        <span className="truncate">
          {areaName(cast.store.prefecture, cast.store.district)} / {cast.store.name}
        </span>
      </p>
      {heart !== null && (
        <div className="hidden flex-wrap gap-3 desktop:flex">
          {heart}
          <Button
            variant="line"
            size="md"
            icon="share"
            onClick={() => void shareProfile(cast.nickname, cast.castId)}
          >
            {profileTexts.share}
          </Button>
        </div>
      )}
      {cast.shortProfile && <p>{cast.shortProfile}</p>}
    </div>
  );
}

function Reviews({ cast }: { readonly cast: Pick<CastProfile, 'reviewScore' | 'reviewCount'> }) {
  if (cast.reviewScore !== null)
    return <Score score={cast.reviewScore} count={cast.reviewCount} form="full" />;
  return (
    <span className="nums shrink-0 text-xs text-sub">
      {cast.reviewCount === 0 ? profileTexts.noReviews : profileTexts.reviews(cast.reviewCount)}
    </span>
  );
}
