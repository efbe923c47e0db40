import type { CastCard as Cast } from '@yoimachi/contract/search';
import { firstCharacterOf } from '@yoimachi/domain/text';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { formatMinute } from '#lib/dates.ts';
import type { Day } from '#lib/dates.ts';
import { Points } from '#ui/amount.tsx';
import { Photo, PhotoPill } from '#ui/photo.tsx';
import { Score, Tier } from '#ui/tier.tsx';
import { castTexts } from './ja.ts';

interface Props {
  readonly cast: Cast;
  /** The day her opening is shown for; null: tomorrow, and the card says so. */
  readonly day: Day | null;
  /** Over the photo's upper right corner. */
  readonly heart: ReactNode;
  readonly isEager: boolean;
  /** Under her name and price. */
  readonly below?: ReactNode;
}

/** A cast in a list. The whole card leads to her profile; her name labels its link, and the heart lies on top of it. */
export function CastCard({ cast, day, heart, isEager, below }: Props) {
  const { openFromMinute } = cast;
  return (
    <li className="relative flex min-w-0 flex-col gap-2">
      <CardPhoto cast={cast} isEager={isEager}>
        <span className="absolute top-3 right-11 left-3 flex leading-none">
          <Tier castClass={cast.castClass} isOnPhoto />
        </span>
        {openFromMinute !== null && (
          <span className="absolute inset-x-2 bottom-2">
            <PhotoPill hasDot>
              {(day === null ? `${castTexts.tomorrow} ` : '') + castTexts.open(formatMinute(openFromMinute))}
            </PhotoPill>
          </span>
        )}
      </CardPhoto>
      <div className="flex min-w-0 flex-col px-0.5">
        <h2 className="truncate text-lg">
          <Link
            to="/guest/user-profile"
            search={{ castId: cast.castId, ...(day && openFromMinute !== null && { day }) }}
            className="after:absolute after:inset-0 after:rounded-lg focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-focus"
          >
            <span>{cast.nickname}</span>
            {cast.age !== null && (
              <span className="nums ml-2 font-gothic text-sm font-normal text-sub">
                {cast.age}
                <span className="sr-only">{castTexts.ageUnit}</span>
              </span>
            )}
          </Link>
        </h2>
        <p className="truncate text-xs text-sub">
          {cast.district} / {cast.storeName}
        </p>
        <div className="mt-1 flex flex-wrap items-center justify-between gap-x-2">
          <span className="text-xs whitespace-nowrap text-sub">
            <Points value={cast.price30} size="md" className="text-ink" /> {castTexts.perHalfHour}
          </span>
          <Score score={cast.reviewScore} count={cast.reviewCount} />
        </div>
      </div>
      {below}
      <span className="absolute top-0.5 right-0.5 z-10">{heart}</span>
    </li>
  );
}

function CardPhoto(props: { readonly cast: Cast; readonly isEager: boolean; readonly children: ReactNode }) {
  const { cast, isEager, children } = props;
  if (cast.photo) {
    return (
      <Photo src={cast.photo} alt="" isEager={isEager}>
        {children}
      </Photo>
    );
  }
  return (
    <div className="relative grid aspect-3/4 place-items-center rounded-lg bg-glass">
      <span aria-hidden="true" className="font-mincho text-3xl font-bold text-on-photo">
        {firstCharacterOf(cast.nickname)}
      </span>
      {children}
    </div>
  );
}
