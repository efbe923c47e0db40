import type { CastBeside } from '@yoimachi/contract/beside';
import type { CastCard } from '@yoimachi/contract/search';
import { firstCharacterOf } from '@yoimachi/domain/text';
import { Link } from '@tanstack/react-router';
import { GiftPicture } from '#ui/gift-picture.tsx';
import { Points } from '#ui/amount.tsx';
import { Card } from '#ui/card.tsx';
import { Note } from '#ui/note.tsx';
import { Section } from '#ui/page.tsx';
import { Photo } from '#ui/photo.tsx';
import { Score } from '#ui/tier.tsx';
import { useBeside } from './api/beside.ts';
import { besideTexts as t, spreadHelp, spreadLabels } from './beside.ja.ts';

/** How her reviews are spread, what she was given, and who is like her. What there is nothing of is omitted. */
export default function Beside({ castId }: { readonly castId: string }) {
  const { data } = useBeside(castId);
  if (!data) return null;
  return (
    <>
      {data.reviews && <Spread reviews={data.reviews} />}
      {data.gifts.length > 0 && <Gifts gifts={data.gifts} />}
      {data.similar.length > 0 && <Similar casts={data.similar} />}
    </>
  );
}

function Spread({ reviews }: { readonly reviews: NonNullable<CastBeside['reviews']> }) {
  const { good, keep, bad } = reviews;
  const count = good + keep + bad;
  const rows = [
    { label: spreadLabels.good, value: good },
    { label: spreadLabels.keep, value: keep },
    { label: spreadLabels.bad, value: bad },
  ];
  return (
    <Section title={t.spread} aside={<span className="nums text-xs">{t.reviews(count)}</span>}>
      <Card>
        <dl className="flex flex-col gap-2.5 text-sm">
          {rows.map(({ label, value }) => (
            <div key={label} className="grid grid-cols-[7rem_1fr_3rem] items-center gap-3">
              <dt className="text-sub">{label}</dt>
              <dd className="nums col-start-3 row-start-1 text-right">{t.reviews(value)}</dd>
              <dd aria-hidden="true" className="h-2 overflow-hidden rounded-full bg-sunken">
                <span
                  className="block h-full rounded-full bg-primary"
                  style={{ width: `${(100 * value) / count}%` }}
                />
              </dd>
            </div>
          ))}
        </dl>
      </Card>
      <Note>{spreadHelp}</Note>
    </Section>
  );
}

function Gifts({ gifts }: Pick<CastBeside, 'gifts'>) {
  return (
    <Section title={t.gifts}>
      <ul className="flex flex-wrap gap-3">
        {gifts.map(({ name, picture, count }) => (
          <li
            key={name}
            className="flex w-24 flex-col items-center gap-1 rounded-md border border-line bg-surface p-3 text-center text-xs"
          >
            <GiftPicture picture={picture} size={48} />
            <span className="phrase">{name}</span>
            <span className="nums text-sub">{t.times(count)}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Similar({ casts }: { readonly casts: readonly CastCard[] }) {
  return (
    <Section title={t.similar}>
      <ul className="no-scrollbar -mx-4 flex gap-3 overflow-x-auto px-4 desktop:mx-0 desktop:px-0">
        {casts.map((cast) => (
          <li key={cast.castId} className="relative flex w-32 shrink-0 flex-col gap-1">
            {cast.photo ? (
              <Photo src={cast.photo} alt="" />
            ) : (
              <span
                aria-hidden="true"
                className="grid aspect-3/4 place-items-center rounded-lg bg-glass font-mincho text-2xl font-bold text-on-photo"
              >
                {firstCharacterOf(cast.nickname)}
              </span>
            )}
            <h3 className="truncate text-sm">
              <Link
                to="/guest/user-profile"
                search={{ castId: cast.castId }}
                className="after:absolute after:inset-0 after:rounded-lg focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-focus"
              >
                {cast.nickname}
              </Link>
            </h3>
            <p className="truncate text-xs text-sub">
              {cast.district} / {cast.storeName}
            </p>
            <p className="flex flex-wrap items-center gap-x-2 text-xs text-sub">
              <Points value={cast.price30} size="sm" className="text-ink" />
              <Score score={cast.reviewScore} count={cast.reviewCount} form="bare" />
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
