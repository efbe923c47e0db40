import type { CastProfile } from '@yoimachi/contract/search';
import { detailsOf, prefectureName, TAG_GROUP_KEYS } from '@yoimachi/domain/profile';
import { detailRows } from '#lib/details.ts';
import { Card } from '#ui/card.tsx';
import { Tag } from '#ui/chip.tsx';
import { Section } from '#ui/page.tsx';
import { PhoneLink } from '#ui/phone-link.tsx';
import { type SpecRow, SpecCard } from '#ui/rows.tsx';
import { genreLabels } from '../ja.ts';
import { profileTexts, tagGroupLabels } from './ja.ts';

/** What she says about herself, her tags, her details and her store. What she left blank is omitted. */
export function About({ cast }: { readonly cast: Omit<CastProfile, 'price30' | 'price15'> }) {
  return (
    <div className="flex flex-col gap-8">
      {cast.selfIntro && (
        <Section title={profileTexts.intro}>
          <p className="whitespace-pre-line">{cast.selfIntro}</p>
        </Section>
      )}
      {cast.tags.length > 0 && <Tags tags={cast.tags} />}
      <Section title={profileTexts.profile}>
        <SpecCard rows={specRows(cast)} />
      </Section>
      <Store store={cast.store} />
    </div>
  );
}

function Tags({ tags }: { readonly tags: CastProfile['tags'] }) {
  return (
    <Section title={profileTexts.tags}>
      {TAG_GROUP_KEYS.map((group) => {
        const own = tags.filter((tag) => tag.group === group);
        if (own.length === 0) return null;
        return (
          <div key={group} className="flex flex-col gap-2">
            <h3 className="font-gothic text-xs text-sub">{tagGroupLabels[group]}</h3>
            <ul className="flex flex-wrap gap-2">
              {own.map(({ tag }) => (
                <li key={tag}>
                  <Tag>{tag}</Tag>
                </li>
              ))}
            </ul>
          </div>
        );
      })}
    </Section>
  );
}

function specRows({ detail, store }: Pick<CastProfile, 'detail' | 'store'>): readonly SpecRow[] {
  const prefecture = prefectureName(store.prefecture);
  return [
    { label: profileTexts.genre, value: genreLabels[store.genre] },
    { label: profileTexts.area, value: prefecture ? `${prefecture}（${store.district}）` : store.district },
    ...detailRows(detail, detailsOf('cast')),
  ];
}

function Store({ store }: Pick<CastProfile, 'store'>) {
  return (
    <Section title={profileTexts.store}>
      <Card className="flex flex-col gap-2">
        <p className="font-mincho text-lg font-bold">{store.name}</p>
        <dl className="flex flex-col gap-1 text-sm text-sub">
          <dt className="sr-only">{profileTexts.storeAddress}</dt>
          <dd>{store.address}</dd>
          <dt className="sr-only">{profileTexts.storePhone}</dt>
          <dd>
            <PhoneLink phone={store.phone} />
          </dd>
          {store.url && (
            <>
              <dt className="sr-only">{profileTexts.storeUrl}</dt>
              <dd className="truncate">
                <a
                  href={store.url}
                  target="_blank"
                  rel="noreferrer"
                  className="font-bold text-primary underline"
                >
                  {store.url}
                </a>
              </dd>
            </>
          )}
        </dl>
      </Card>
    </Section>
  );
}
