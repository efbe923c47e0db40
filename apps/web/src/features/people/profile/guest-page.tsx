import { useQuery } from '@tanstack/react-query';
import { menuTexts as m } from '#people/menu';
import { Link } from '@tanstack/react-router';
import { GroupCount } from '#find/group';
import { CardAside } from '#money/billing';
import { BalanceCard } from '#money/points';
import { Avatar } from '#ui/avatar.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Icon } from '#ui/icon.tsx';
import { SideHomeBar } from '#ui/bars.tsx';
import { guestProfileQuery } from './api/guest.ts';
import type { GuestProfile } from './guest-form.ts';
import { profileTexts as t } from './ja.ts';
import { Loaded } from '#ui/loaded.tsx';
import { masked, OwnPage } from './own-page.tsx';

/** The guest's own page: who he is, his points, the menu. */
export function GuestMyPage() {
  const query = useQuery(guestProfileQuery());
  return (
    <>
      <SideHomeBar title={t.guestTitle} side="guest" />
      <Loaded query={query}>
        {(profile) => (
          <OwnPage
            side="guest"
            title={t.guestTitle}
            head={<Head profile={profile} />}
            asides={{
              [m.paymentInfo]: <CardAside />,
              [m.favoriteLists]: <GroupCount />,
              [m.phone]: profile.phone === null ? undefined : masked(profile.phone),
              [m.age]: profile.ageChecked ? t.ageChecked : t.ageNotChecked,
            }}
          >
            <BalanceCard>
              <ButtonLink to="/guest/buy-point" variant="line" size="md" label={t.buyPoints} />
            </BalanceCard>
          </OwnPage>
        )}
      </Loaded>
    </>
  );
}

function Head({ profile }: { readonly profile: GuestProfile }) {
  return (
    <div className="flex flex-wrap items-center gap-4">
      <Link to="/guest/my-profile/avatar" aria-label={t.avatar} className="rounded-full">
        <Avatar src={profile.photo} name={profile.nickname} size={72} />
      </Link>
      <div className="flex min-w-0 flex-1 basis-32 flex-col gap-1">
        <p className="truncate font-mincho text-xl font-bold">{t.name(profile.nickname)}</p>
        <p className="nums text-xs whitespace-nowrap text-sub">
          {profile.phone === null ? t.phoneMissing : masked(profile.phone)}
        </p>
        {profile.ageChecked && (
          <p className="flex items-center gap-1 text-xs font-bold whitespace-nowrap text-ok">
            <Icon name="check" size={16} />
            {t.ageVerified}
          </p>
        )}
      </div>
      <ButtonLink to="/guest/edit-profile" variant="line" size="md" label={t.edit} />
    </div>
  );
}
