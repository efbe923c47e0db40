import { useQuery } from '@tanstack/react-query';
import type { LinkProps } from '@tanstack/react-router';
import { formatDay } from '#lib/dates.ts';
import { Chip } from '#ui/chip.tsx';
import { Note } from '#ui/note.tsx';
import { MoreLink } from '#ui/more-link.tsx';
import { Page, Section } from '#ui/page.tsx';
import { PhoneLink } from '#ui/phone-link.tsx';
import { QueryPage } from '#ui/query-page.tsx';
import { castOwnQuery, type CastOwnProfile } from '#people/profile';
import { StoreCard } from '#people/registration';
import { SpecCard } from '#ui/rows.tsx';
import { accountChangesQuery } from './api/changes.ts';
import { accountInfoTexts as t } from './ja.ts';

/** What she registered: private data, and her store, each with the way to change it. */
export function AccountInfoPage() {
  return (
    <QueryPage title={t.title} query={castOwnQuery()}>
      {(cast) => (
        <Page className="gap-8">
          <Note look="ok">{t.privateNote}</Note>
          <Person cast={cast} />
          <Contact cast={cast} />
          {cast.store && <Store store={cast.store} />}
        </Page>
      )}
    </QueryPage>
  );
}

function Person({ cast: { accountInfo, birthday, nickname } }: { readonly cast: CastOwnProfile }) {
  const { data } = useQuery(accountChangesQuery());
  const isWaiting = data?.nameRequest?.outcome === null;
  return (
    <Section
      title={t.person}
      aside={<Change to="/cast/account-info/name" label={isWaiting ? null : t.requestChange} />}
    >
      <SpecCard
        rows={[
          { label: t.realName, value: accountInfo?.name ?? t.unset },
          { label: t.nameKana, value: accountInfo?.nameKana ?? t.unset },
          { label: t.birthday, value: birthday ? formatDay(birthday) : t.unset },
          { label: t.stageName, value: nickname || t.unset },
        ]}
      />
      <Note>{t.nicknameFixed}</Note>
    </Section>
  );
}

function Contact({ cast: { phone, accountInfo } }: { readonly cast: CastOwnProfile }) {
  return (
    <Section title={t.contact} aside={<Change to="/cast/account-info/email" label={t.change} of={t.email} />}>
      <SpecCard
        rows={[
          { label: t.email, value: <Broken>{accountInfo?.email ?? t.unset}</Broken> },
          { label: t.phone, value: <Phone phone={phone} /> },
        ]}
      />
    </Section>
  );
}

/** Who came by LINE may have none yet. */
function Phone({ phone }: { readonly phone: string | null }) {
  if (phone !== null) return <span className="nums">{phone}</span>;
  return <MoreLink to="/authentication/phone">{t.verifyPhone}</MoreLink>;
}

function Store({ store }: { readonly store: NonNullable<CastOwnProfile['store']> }) {
  return (
    <Section title={t.store} aside={<Change to="/cast/account-info/store" label={t.change} of={t.store} />}>
      <StoreCard store={store} phone={<PhoneLink phone={store.storePhoneNumber} />} />
    </Section>
  );
}

/** The way to change something; without a label a request for it waits. */
function Change(props: {
  readonly to: NonNullable<LinkProps['to']>;
  readonly label: string | null;
  /** What it changes, where the label alone does not say it. */
  readonly of?: string;
}) {
  return (
    <MoreLink to={props.to} {...(props.of && { 'aria-label': t.changeOf(props.of) })}>
      <span>{props.label ?? <Chip look="wait">{t.requestWaits}</Chip>}</span>
    </MoreLink>
  );
}

/** Long text without spaces. */
function Broken({ children }: { readonly children: string }) {
  return <span className="[overflow-wrap:anywhere]">{children}</span>;
}
