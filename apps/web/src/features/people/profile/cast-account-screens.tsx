import { useQuery } from '@tanstack/react-query';
import { fullAreaName } from '@yoimachi/domain/profile';
import { formatDay } from '#lib/dates.ts';
import { Card } from '#ui/card.tsx';
import { Note } from '#ui/note.tsx';
import { H2, Page, Section } from '#ui/page.tsx';
import { PhoneLink } from '#ui/phone-link.tsx';
import { Spec } from '#ui/rows.tsx';
import { SubPage } from '#ui/bars.tsx';
import { castOwnQuery } from './api/cast.ts';
import type { CastOwnProfile } from './cast-form.ts';
import { profileTexts as t } from './ja.ts';
import { labelOf, options } from './labels.ja.ts';
import { Loaded } from './loaded.tsx';

/** What she registered: private data, and her store. */
function CastAccountScreen() {
  const query = useQuery(castOwnQuery());
  return (
    <Loaded query={query}>
      {(cast) => (
        <Page className="gap-6">
          <Note look="ok">{t.privateNote}</Note>
          <Card>
            <Spec
              rows={[
                { label: t.realName, value: cast.accountInfo?.name ?? t.unset },
                { label: t.nameKana, value: cast.accountInfo?.nameKana ?? t.unset },
                { label: t.birthday, value: cast.birthday ? formatDay(cast.birthday) : t.unset },
                { label: t.phone, value: <span className="nums">{cast.phone}</span> },
                { label: t.email, value: <Broken>{cast.accountInfo?.email ?? t.unset}</Broken> },
                { label: t.stageName, value: cast.nickname || t.unset },
              ]}
            />
          </Card>
          {cast.store && <StoreCard store={cast.store} />}
          <Note>{t.changeByOperator}</Note>
        </Page>
      )}
    </Loaded>
  );
}

function StoreCard({ store }: { readonly store: NonNullable<CastOwnProfile['store']> }) {
  return (
    <Section>
      <H2>{t.store}</H2>
      <Card>
        <Spec
          rows={[
            { label: t.storeName, value: store.storeName },
            { label: t.storeGenre, value: labelOf(options.genre, store.storeCategory) ?? t.unset },
            { label: t.storeArea, value: fullAreaName(store.storePrefecture, store.storeArea) },
            { label: t.storeAddress, value: store.storeAddress },
            {
              label: t.storePhone,
              value: <PhoneLink phone={store.storePhoneNumber} />,
            },
            ...(store.storeUrl ? [{ label: t.storeUrl, value: <Broken>{store.storeUrl}</Broken> }] : []),
          ]}
        />
      </Card>
    </Section>
  );
}

/** Long text without spaces. */
function Broken({ children }: { readonly children: string }) {
  return <span className="[overflow-wrap:anywhere]">{children}</span>;
}

export function CastAccountPage() {
  return (
    <SubPage title={t.accountTitle}>
      <CastAccountScreen />
    </SubPage>
  );
}
