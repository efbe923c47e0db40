import type { RankedCast } from '@yoimachi/contract/ranking';
import type { RankingTab } from '@yoimachi/domain/ranking';
import { firstCharacterOf } from '@yoimachi/domain/text';
import { rankingTexts as t } from './ja.ts';
import type { ReactNode } from 'react';
import { dayOf, formatDayShort, formatMinute, nearDayLabel } from '#lib/dates.ts';
import { now } from '#lib/clock.ts';
import { cx } from '#ui/cx.ts';
import { Picture } from '#ui/picture.tsx';
import { Tier } from '#ui/tier.tsx';

interface Props {
  readonly cast: RankedCast;
  readonly tab: RankingTab;
  /** Her name, as a link over the whole row where it leads somewhere. */
  readonly name: ReactNode;
  readonly heart?: ReactNode;
  readonly isEager: boolean;
}

/** A cast in a ranking: her rank, what it is made from, and when she can be met next. */
export function RankRow({ cast, tab, name, heart, isEager }: Props) {
  return (
    <li
      className={cx(
        'relative flex gap-4 rounded-lg border bg-surface p-4',
        cast.isOwn ? 'border-primary' : 'border-line',
      )}
    >
      <Face cast={cast} isEager={isEager} />
      <div className="flex min-w-0 flex-1 flex-col">
        <div className="flex min-h-11 items-start justify-between gap-2">
          <p className="flex flex-wrap items-baseline gap-x-2 text-primary">
            <span className="font-mincho text-xl font-bold">
              <span className="nums">{cast.rank}</span>
              <span className="font-gothic text-sm">{t.rankUnit}</span>
            </span>
            {cast.isEqual && <span className="text-xs text-sub">{t.equal}</span>}
            {cast.isOwn && <span className="text-xs font-bold">{t.own}</span>}
          </p>
          {heart && <span className="z-10 -mt-2 -mr-2">{heart}</span>}
        </div>
        <h2 className="flex flex-wrap items-baseline gap-x-2 text-lg">
          <span>{name}</span>
          {cast.age !== null && (
            <span className="nums font-gothic text-sm font-normal text-sub">
              {cast.age}
              <span className="sr-only">{t.ageUnit}</span>
            </span>
          )}
          <Tier castClass={cast.castClass} />
        </h2>
        <p className="text-sm text-sub">
          {cast.district} / {cast.storeName}
        </p>
        <div className="mt-auto flex flex-wrap items-center justify-between gap-x-3 gap-y-1 pt-2">
          {tab === 'OPEN' ? (
            <span className="nums text-sm">{t.freeDays(cast.amount)}</span>
          ) : (
            <RankScore cast={cast} />
          )}
          <NextOpen cast={cast} />
        </div>
      </div>
    </li>
  );
}

function Face({ cast, isEager }: { readonly cast: RankedCast; readonly isEager: boolean }) {
  const place = 'h-[120px] w-[90px] shrink-0 rounded-md';
  if (!cast.photo) {
    return (
      <span
        aria-hidden="true"
        className={cx(place, 'grid place-items-center bg-glass font-mincho text-2xl font-bold text-on-photo')}
      >
        {firstCharacterOf(cast.nickname)}
      </span>
    );
  }
  return (
    <Picture
      src={cast.photo}
      sizes="90px"
      alt=""
      width={90}
      height={120}
      loading={isEager ? 'eager' : 'lazy'}
      decoding="async"
      className={cx(place, 'bg-sunken object-cover')}
    />
  );
}

/** The score of the ranking itself, to the two decimals that decide about equal ranks; without the star, which is her rating's alone. */
function RankScore({ cast: { score, amount } }: { readonly cast: RankedCast }) {
  const shown = score.toFixed(2);
  return (
    <span className="nums inline-flex items-baseline gap-1.5 text-sm whitespace-nowrap">
      <span aria-hidden="true" className="text-xs text-sub">
        {t.scoreName}
      </span>
      <span aria-hidden="true" className="font-bold">
        {shown}
      </span>
      <span className="sr-only">{t.score(shown, amount)}</span>
    </span>
  );
}

function NextOpen({ cast: { nextOpen } }: { readonly cast: RankedCast }) {
  if (!nextOpen) return <span className="text-xs text-sub">{t.noOpening}</span>;
  const day = nearDayLabel(nextOpen.day, dayOf(now())) ?? formatDayShort(nextOpen.day);
  return (
    <span className="nums inline-flex items-center gap-1.5 text-sm">
      <span className="size-2 shrink-0 rounded-full bg-ok" />
      {t.nextOpen(day, formatMinute(nextOpen.minute))}
    </span>
  );
}
