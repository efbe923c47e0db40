import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { fullAreaName } from '@yoimachi/domain/profile';
import { genreNames } from '#lib/booking-labels.ja.ts';
import { useMayAct } from '#lib/office.ts';
import { visible } from '#lib/visible.ts';
import { PageHead } from '#parts/page-head.tsx';
import { Panel } from '#parts/panel.tsx';
import { smallButtonClass } from '#parts/small-button.tsx';
import { Facts } from '#parts/workbench/index.ts';
import { BackLink } from '#parts/back-link.tsx';
import { buttonClass } from '#ui/button-class.ts';
import { Chip } from '#ui/chip.tsx';
import { Icon } from '#ui/icon.tsx';
import { isMissing } from '#ui/lib/api-error.ts';
import { Loaded } from '#ui/loaded.tsx';
import { Note } from '#ui/note.tsx';
import { State } from '#ui/state.tsx';
import { profileAdminRoutes } from '@yoimachi/contract/profile-admin';
import { query } from '#lib/queries.ts';
import { ActButton } from '#parts/act/index.ts';
import { correctStore, seeStore } from './acts.tsx';
import type { Store } from './api.ts';
import { CastsOfStore } from './casts.tsx';
import { Join } from './join.tsx';
import { storesTexts, storeTexts as t } from './ja.ts';

const route = getRouteApi('/_office/stores/$storeId');

export function StorePage() {
  const { storeId } = route.useParams();
  const store = useQuery(query(profileAdminRoutes.readStore, { params: { storeId } }));
  if (store.isError && isMissing(store.error)) return <Missing />;
  return <Loaded query={store}>{(loaded) => <OneStore key={loaded.id} store={loaded} />}</Loaded>;
}

function Missing() {
  return (
    <State
      icon="shop"
      title={t.missing}
      detail={t.missingDetail}
      level={1}
      action={
        <Link to="/stores" className={buttonClass({ variant: 'line' })}>
          {t.toList}
        </Link>
      }
    />
  );
}

/** A store, who works there, and what can be put right of it. */
function OneStore({ store }: { readonly store: Store }) {
  const mayAct = useMayAct();
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <PageHead
        title={visible(store.name)}
        note={store.doubtedAt && <Chip look="wait">{storesTexts.doubt}</Chip>}
      >
        <BackLink to="/stores" label={t.back} />
        <Link to="/bookings" search={{ storeId: store.id }} className={smallButtonClass()}>
          {t.bookings}
        </Link>
      </PageHead>
      <div className="grid items-start gap-4 p-5 office:grid-cols-[minmax(0,1fr)_340px]">
        <div className="flex min-w-0 flex-col gap-4">
          <StoreFacts store={store} />
          <CastsOfStore casts={store.casts} isAll={store.isAll} />
        </div>
        {mayAct('joinStores') && <Join store={store} />}
      </div>
    </div>
  );
}

function StoreFacts({ store }: { readonly store: Store }) {
  return (
    <Panel title={t.facts} aside={storesTexts.castCount(store.castCount)}>
      <div className="flex flex-col items-start gap-4">
        {/* Somebody called it another store than one that looks the same: it is looked at, and left or joined. */}
        {store.doubtedAt && (
          <div className="flex w-full flex-col items-start gap-3 rounded-lg bg-sunken p-4">
            <Note>{t.doubt}</Note>
            <ActButton act={seeStore} of={store} />
          </div>
        )}
        <Facts
          facts={[
            [storesTexts.name, store.name],
            [storesTexts.genre, genreNames[store.genre] ?? null],
            [storesTexts.area, fullAreaName(store.prefecture, store.district)],
            [storesTexts.address, store.address],
            [storesTexts.phone, store.phone],
            [storesTexts.url, store.url ?? t.noUrl],
          ]}
        />
        <ActButton act={correctStore} of={store} icon={<Icon name="pencil" size={16} />} />
      </div>
    </Panel>
  );
}
