import { useQuery } from '@tanstack/react-query';
import { menuTexts as m } from '#people/menu';
import { AgeStatus } from '@yoimachi/domain/account';
import { needsPhoneStep } from '@yoimachi/domain/login';
import { GroupCount } from '#find/group';
import { Avatar } from '#ui/avatar.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Chip } from '#ui/chip.tsx';
import { Note } from '#ui/note.tsx';
import { Tier } from '#ui/tier.tsx';
import { SideHomeBar } from '#ui/bars.tsx';
import { castOwnQuery } from './api/cast.ts';
import type { CastOwnProfile } from './cast-form.ts';
import { profileTexts as t } from './ja.ts';
import { Loaded } from '#ui/loaded.tsx';
import { MoreLink } from '#ui/more-link.tsx';
import { masked, OwnPage } from './own-page.tsx';
import { StandingCard } from './standing-card.tsx';

/** The cast's own page: who she is, and the menu of domain wording 4.3. */
export function CastMyPage() {
  const query = useQuery(castOwnQuery());
  return (
    <>
      <SideHomeBar title={t.castTitle} side="cast" />
      <Loaded query={query}>
        {(cast) => (
          <OwnPage
            side="cast"
            title={t.castTitle}
            head={<Head cast={cast} />}
            asides={{
              [m.groups]: <GroupCount />,
              [m.age]: ageLabel(cast),
              [m.changePhone]: cast.phone === null ? undefined : masked(cast.phone),
              [m.pause]: cast.paused ? t.pausedNow : undefined,
            }}
            notes={{ [m.work]: pauseNote }}
          >
            <div className="flex flex-col gap-3">
              <StandingCard />
              {/* Where the menu with its note stands beside the page. */}
              <div className="hidden desktop:block">{pauseNote}</div>
            </div>
          </OwnPage>
        )}
      </Loaded>
    </>
  );
}

const pauseNote = (
  <Note>
    {t.pauseNote[0]}
    <span className="whitespace-nowrap">{t.pauseNote[1]}</span>
  </Note>
);

function ageLabel({ verifyStatus }: CastOwnProfile): string {
  if (verifyStatus === AgeStatus.VERIFIED) return t.ageChecked;
  return verifyStatus === AgeStatus.PENDING ? t.agePending : t.ageNotChecked;
}

function Head({ cast }: { readonly cast: CastOwnProfile }) {
  const isVerified = cast.verifyStatus === AgeStatus.VERIFIED;
  return (
    <div className="flex flex-col gap-4">
      <div className="flex items-center gap-4">
        <Avatar src={cast.photos[0] ?? null} name={cast.nickname} size={72} />
        <div className="flex min-w-0 flex-1 flex-col gap-1">
          <Tier castClass={cast.castClass} />
          <p className="truncate font-mincho text-xl font-bold">{cast.nickname || t.unnamed}</p>
          <p className="truncate text-xs text-sub">{cast.store?.storeName}</p>
        </div>
        {isVerified ? (
          <ButtonLink to="/cast/my-profile/preview" variant="line" size="md" label={t.preview} />
        ) : (
          <Chip look="wait">{ageLabel(cast)}</Chip>
        )}
      </div>
      {needsPhoneStep({ hasPhone: cast.phone !== null }) && (
        <Note isBoxed>
          {t.phoneMissing}{' '}
          <MoreLink to="/authentication/phone" search={{ next: '/cast/my-profile' }}>
            {t.verifyPhone}
          </MoreLink>
        </Note>
      )}
      {!isVerified && (
        <Note isBoxed>
          {cast.verifyStatus === AgeStatus.PENDING ? t.pendingNote : t.notVerified}{' '}
          <MoreLink to="/cast/age-verification">
            {cast.verifyStatus === AgeStatus.PENDING ? t.toWaiting : t.toAgeCheck}
          </MoreLink>
        </Note>
      )}
    </div>
  );
}
