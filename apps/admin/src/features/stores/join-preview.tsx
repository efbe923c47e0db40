import { prefectureName } from '@yoimachi/domain/profile';
import { genreNames } from '#lib/booking-labels.ja.ts';
import { visible } from '#lib/visible.ts';
import type { JoinPreview, ListedStore } from './api.ts';
import { joinTexts as t, storesTexts, storeTexts } from './ja.ts';

type Field = JoinPreview['differs'][number];

const fields: Readonly<Record<Field, readonly [string, (store: ListedStore) => string]>> = {
  name: [storesTexts.name, ({ name }) => name],
  genre: [storesTexts.genre, ({ genre }) => genreNames[genre] ?? ''],
  prefecture: [storesTexts.prefecture, ({ prefecture }) => prefectureName(prefecture) ?? ''],
  district: [storesTexts.area, ({ district }) => district],
  address: [storesTexts.address, ({ address }) => address],
  phone: [storesTexts.phone, ({ phone }) => phone],
  url: [storesTexts.url, ({ url }) => url ?? storeTexts.noUrl],
};

/** Wherein two stores differ, and who moves with what she has ahead. */
export function JoinPreviewTable({ preview }: { readonly preview: JoinPreview }) {
  const { kept, dropped, differs, casts, isAll, comingDays, openBookings } = preview;
  return (
    <section className="flex flex-col gap-3 rounded-lg bg-sunken p-4 text-sm">
      <h3 className="text-sm font-bold">{t.preview}</h3>
      {differs.length === 0 ? (
        <p>{t.same}</p>
      ) : (
        <dl className="flex flex-col gap-2">
          {differs.map((field) => {
            const [name, read] = fields[field];
            return (
              <div key={field}>
                <dt className="text-xs text-sub">{name}</dt>
                <dd className="font-bold break-all">
                  <bdi>{visible(read(kept))}</bdi>
                </dd>
                <dd className="break-all text-sub">
                  <del>
                    <bdi>{visible(read(dropped))}</bdi>
                  </del>
                </dd>
              </div>
            );
          })}
        </dl>
      )}
      <p className="nums">
        {t.moving}　<strong>{t.movingCount(casts.length, isAll)}</strong>
        <span className="block text-xs text-sub">{t.ahead(comingDays, openBookings)}</span>
      </p>
      <p className="phrase text-xs text-sub">{t.keep}</p>
    </section>
  );
}
