import { useQuery } from '@tanstack/react-query';
import { menuTexts as m } from '#people/menu';
import { Link } from '@tanstack/react-router';
import { useUserPoint } from '#lib/use-live-document.ts';
import { Points, pointsText } from '#ui/amount.tsx';
import { Avatar } from '#ui/avatar.tsx';
import { buttonClass } from '#ui/button-class.ts';
import { Card } from '#ui/card.tsx';
import { moreLinkClass } from '#ui/page.tsx';
import { Bone } from '#ui/skeleton.tsx';
import { HomeBar } from '#ui/bars.tsx';
import { ShellActions } from '#ui/shell-actions.tsx';
import { guestProfileQuery } from './api/guest.ts';
import type { GuestProfile } from './guest-form.ts';
import { profileTexts as t } from './ja.ts';
import { Loaded } from '#ui/loaded.tsx';
import { OwnPage } from './own-page.tsx';

/** The guest's own page: who he is, his points, the menu. */
function GuestPage() {
  const query = useQuery(guestProfileQuery());
  return (
    <Loaded query={query}>
      {(profile) => (
        <OwnPage
          side="guest"
          title={t.guestTitle}
          head={<Head profile={profile} />}
          asides={{ [m.age]: profile.ageChecked ? t.ageChecked : t.ageNotChecked }}
        >
          <PointsCard />
        </OwnPage>
      )}
    </Loaded>
  );
}

function Head({ profile }: { readonly profile: GuestProfile }) {
  return (
    <div className="flex items-center gap-4">
      <Link to="/guest/my-profile/avatar" aria-label={t.avatar} className="rounded-full">
        <Avatar src={profile.photo} name={profile.nickname} size={72} />
      </Link>
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <p className="truncate font-mincho text-xl font-bold">{t.name(profile.nickname)}</p>
        <p className="nums text-xs text-sub">{profile.phone ?? t.phoneMissing}</p>
        <Link to="/guest/edit-profile" className={moreLinkClass}>
          {t.editProfile}
        </Link>
      </div>
    </div>
  );
}

function PointsCard() {
  const points = useUserPoint();
  return (
    <Card className="flex flex-wrap items-center justify-between gap-4">
      <div className="flex min-h-16 min-w-32 flex-col">
        <p className="text-xs text-sub">{t.points}</p>
        {points ? (
          <>
            <Points value={points.currentPoint} size="lg" />
            <p className="nums text-xs text-sub">
              {t.pointsPaid} {pointsText(points.pointPurchase)}・{t.pointsFree} {pointsText(points.pointGift)}
            </p>
          </>
        ) : (
          <Bone className="mt-2 h-6 w-24" />
        )}
      </div>
      <Link to="/guest/buy-point" className={buttonClass({ variant: 'line', size: 'md' })}>
        {t.buyPoints}
      </Link>
    </Card>
  );
}

export function GuestMyPage() {
  return (
    <>
      <HomeBar title={t.guestTitle}>
        <ShellActions side="guest" />
      </HomeBar>
      <GuestPage />
    </>
  );
}
