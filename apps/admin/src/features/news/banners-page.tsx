import { useState } from 'react';
import { later } from '#ui/lib/later.tsx';
import { useMayAct } from '#lib/office.ts';
import { visible } from '#lib/visible.ts';
import { column, fixedColumn, type Column } from '#parts/column.ts';
import { ListTable } from '#parts/list-table.tsx';
import { PageHead } from '#parts/page-head.tsx';
import { SmallButton } from '#parts/small-button.tsx';
import { State } from '#ui/state.tsx';
import { newsAdminRoutes } from '@yoimachi/contract/news-admin';
import { pages } from '#lib/queries.ts';
import { endBanner } from './acts.tsx';
import { stateOf, type Banner } from './api.ts';
import { newsTexts as t } from './ja.ts';
import { Period } from './period.tsx';
import { StateChip } from './state-chip.tsx';

const NewBannerDialog = later(() => import('./new-banner-dialog.tsx'));
const BannerDialog = later(() => import('./banner-dialog.tsx'));

/** Banners, the last made first, with where they lead. */
export function BannersPage() {
  const mayAct = useMayAct();
  const [editing, setEditing] = useState<Banner | null>(null);
  const [isMaking, setMaking] = useState(false);
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <PageHead title={t.banners}>
        {mayAct('createBanner') && <SmallButton onClick={() => setMaking(true)}>{t.bannerNew}</SmallButton>}
      </PageHead>
      <ListTable
        id="banners"
        label={t.bannersLabel}
        of={pages(newsAdminRoutes.listBanners)}
        acts={[endBanner]}
        columns={mayAct('editBanner') ? [...columns, editColumn(setEditing)] : columns}
        rowId={({ bannerId }) => bannerId}
        empty={<State icon="photo" title={t.bannerEmpty} detail={t.bannerEmptyDetail} />}
      />
      {editing && <BannerDialog banner={editing} onClose={() => setEditing(null)} />}
      {isMaking && <NewBannerDialog onClose={() => setMaking(false)} />}
    </div>
  );
}

const columns: readonly Column<Banner>[] = [
  column('picture', t.picture, ({ picturePath }) => (
    <img
      src={`${picturePath}/w480.webp`}
      alt=""
      width={144}
      height={48}
      loading="lazy"
      className="my-1 h-12 w-36 rounded-md bg-sunken object-cover"
    />
  )),
  fixedColumn('title', t.bannerTitle, ({ title }) => (
    <b className="break-all">
      <bdi>{visible(title)}</bdi>
    </b>
  )),
  column('link', t.link, ({ link }) => <bdi className="text-xs break-all">{visible(link)}</bdi>),
  column('audience', t.audience, ({ audience }) => (
    <span className="whitespace-nowrap">{t.audiences[audience]}</span>
  )),
  column('state', t.state, (banner) => <StateChip of={banner} publishedAt={banner.startsAt} />),
  column('period', t.period, (banner) => <Period of={banner} />),
];

const editColumn = (onEdit: (banner: Banner) => void): Column<Banner> =>
  column(
    'edit',
    t.bannerEdit,
    (banner) =>
      stateOf(banner, banner.startsAt) !== 'OVER' && (
        <SmallButton aria-label={t.bannerEditOf(visible(banner.title))} onClick={() => onEdit(banner)}>
          {t.bannerEdit}
        </SmallButton>
      ),
  );
