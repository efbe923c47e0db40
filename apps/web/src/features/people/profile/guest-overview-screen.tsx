import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { detailsOf } from '@yoimachi/domain/profile';
import { formatDay } from '#lib/dates.ts';
import { detailNames } from '#lib/details.ja.ts';
import { detailLabel } from '#lib/details.ts';
import { Avatar } from '#ui/avatar.tsx';
import { MenuLink } from '#ui/menu-link.tsx';
import { Page, Section, moreLinkClass } from '#ui/page.tsx';
import { Card, CardList } from '#ui/card.tsx';
import { QueryPage } from '#ui/query-page.tsx';
import { Note } from '#ui/note.tsx';
import { SpecCard } from '#ui/rows.tsx';
import { emptyLabelOf } from './detail-fields.tsx';
import { guestProfileQuery, shownGuestQuery } from './api/guest.ts';
import { GuestFacts } from './guest-facts.tsx';
import { guestFactTexts as g } from './guest-facts.ja.ts';
import type { GuestProfile } from './guest-form.ts';
import type { GuestPart } from './guest-part.ts';
import { profileTexts as t } from './ja.ts';

/** All of the guest's profile, each part linking to its edit screen. */
export function GuestOverviewPage() {
  return (
    <QueryPage title={t.editProfile} query={guestProfileQuery()}>
      {(profile) => <Overview profile={profile} />}
    </QueryPage>
  );
}

function Overview({ profile }: { readonly profile: GuestProfile }) {
  const { nickname, birthday, detail } = profile;
  return (
    <Page className="gap-8">
      <CardList>
        <MenuLink
          to="/guest/my-profile/avatar"
          label={
            <span className="flex items-center gap-3">
              <Avatar src={profile.photo} name={nickname} size={44} />
              {t.avatar}
            </span>
          }
        />
        <Row part="nickname" label={t.nickname} value={nickname} />
        <Row part="birthday" label={t.birthday} value={birthday === null ? null : formatDay(birthday)} />
        <Row part="short-profile" label={t.shortProfile} value={detail.shortProfile} />
        <Row part="self-introduction" label={t.selfIntro} value={detail.selfIntro} />
      </CardList>
      <Section
        title={t.detail}
        aside={
          <Link
            to="/guest/my-profile/edit/$part"
            params={{ part: 'detail-infomation' }}
            className={moreLinkClass}
          >
            {t.edit}
          </Link>
        }
      >
        <SpecCard
          rows={detailsOf('guest').map((name) => ({
            label: detailNames[name],
            value: detailLabel(name, detail[name]) ?? emptyLabelOf(name),
          }))}
        />
      </Section>
      <Shown />
    </Page>
  );
}

/** What casts see, in the words in which they see it. */
function Shown() {
  const { data: shown } = useQuery(shownGuestQuery());
  if (!shown) return null;
  return (
    <Section title={g.seenByCasts}>
      <Note>{g.seenWhen}</Note>
      <Card className="flex flex-col gap-4">
        <p>
          <span className="font-mincho text-lg font-bold">{shown.nickname}</span>
          {shown.age !== null && <span className="nums ml-2 text-sm text-sub">{g.age(shown.age)}</span>}
        </p>
        <GuestFacts guest={shown} />
      </Card>
    </Section>
  );
}

function Row({
  part,
  label,
  value,
}: {
  readonly part: GuestPart;
  readonly label: string;
  readonly value: string | null | undefined;
}) {
  return (
    <MenuLink
      to="/guest/my-profile/edit/$part"
      params={{ part }}
      label={
        <span className="flex flex-col">
          <span className="text-xs text-sub">{label}</span>
          <span className="truncate">{value || t.unset}</span>
        </span>
      }
    />
  );
}
