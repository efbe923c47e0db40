import { useInfiniteQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useMayAct } from '#lib/office.ts';
import { visible } from '#lib/visible.ts';
import type { Column } from '#parts/data-table.tsx';
import { ListTable } from '#parts/list-table.tsx';
import { PageHead } from '#parts/page-head.tsx';
import { SmallButton } from '#parts/small-button.tsx';
import { State } from '#ui/state.tsx';
import { bannerList, stateOf } from './api.ts';
import type { Banner } from './api.ts';
import { newsTexts as t } from './ja.ts';
import { Period } from './period.tsx';
import { StateChip } from './state-chip.tsx';

const NewBannerDialog = lazy(() => import('./new-banner-dialog.tsx'));
const BannerDialog = lazy(() => import('./banner-dialog.tsx'));

interface Doing {
  readonly what: 'edit' | 'end';
  readonly banner: Banner;
}

/** Banners, the last made first, with where they lead. */
export function BannersPage() {
  const mayAct = useMayAct();
  const list = useInfiniteQuery(bannerList);
  const [doing, setDoing] = useState<Doing | null>(null);
  const [isMaking, setMaking] = useState(false);
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <PageHead title={t.banners}>
        {mayAct('createBanner') && <SmallButton onClick={() => setMaking(true)}>{t.bannerNew}</SmallButton>}
      </PageHead>
      <ListTable
        id="banners"
        label={t.bannersLabel}
        list={list}
        columns={mayAct('editBanner') ? [...columns, acts(setDoing)] : columns}
        rowId={({ bannerId }) => bannerId}
        empty={<State icon="photo" title={t.bannerEmpty} detail={t.bannerEmptyDetail} />}
      />
      {doing && (
        <Suspense>
          <BannerDialog {...doing} onClose={() => setDoing(null)} />
        </Suspense>
      )}
      {isMaking && (
        <Suspense>
          <NewBannerDialog onClose={() => setMaking(false)} />
        </Suspense>
      )}
    </div>
  );
}

const columns: readonly Column<Banner>[] = [
  {
    id: 'picture',
    header: t.picture,
    cell: ({ picturePath }) => (
      <img
        src={`${picturePath}/w480.webp`}
        alt=""
        width={144}
        height={48}
        loading="lazy"
        className="my-1 h-12 w-36 rounded-md bg-sunken object-cover"
      />
    ),
  },
  {
    id: 'title',
    header: t.bannerTitle,
    isFixed: true,
    cell: ({ title }) => (
      <b className="break-all">
        <bdi>{visible(title)}</bdi>
      </b>
    ),
  },
  {
    id: 'link',
    header: t.link,
    cell: ({ link }) => <bdi className="text-xs break-all">{visible(link)}</bdi>,
  },
  {
    id: 'audience',
    header: t.audience,
    cell: ({ audience }) => <span className="whitespace-nowrap">{t.audiences[audience]}</span>,
  },
  {
    id: 'state',
    header: t.state,
    cell: (banner) => <StateChip of={banner} publishedAt={banner.startsAt} />,
  },
  { id: 'period', header: t.period, cell: (banner) => <Period of={banner} /> },
];

const acts = (onDo: (doing: Doing) => void): Column<Banner> => ({
  id: 'acts',
  header: t.acts,
  cell: (banner) =>
    stateOf(banner, banner.startsAt) !== 'OVER' && (
      <span className="flex flex-wrap justify-end gap-2">
        <SmallButton
          aria-label={t.bannerEditOf(visible(banner.title))}
          onClick={() => onDo({ what: 'edit', banner })}
        >
          {t.bannerEdit}
        </SmallButton>
        <SmallButton
          look="danger"
          aria-label={t.bannerEndOf(visible(banner.title))}
          onClick={() => onDo({ what: 'end', banner })}
        >
          {t.bannerEnd}
        </SmallButton>
      </span>
    ),
});
