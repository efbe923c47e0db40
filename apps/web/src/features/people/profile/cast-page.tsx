import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { AgeStatus } from '@yoimachi/domain/account';
import { needsPhoneStep } from '@yoimachi/domain/login';
import { Avatar } from '#ui/avatar.tsx';
import { buttonClass } from '#ui/button-class.ts';
import { Chip } from '#ui/chip.tsx';
import { Note } from '#ui/note.tsx';
import { MoreMark, moreLinkClass } from '#ui/page.tsx';
import { Tier } from '#ui/tier.tsx';
import { HomeBar } from '#ui/bars.tsx';
import { ShellActions } from '#ui/shell-actions.tsx';
import { castOwnQuery } from './api/cast.ts';
import type { CastOwnProfile } from './cast-form.ts';
import { menuTexts as m, profileTexts as t } from './ja.ts';
import { Loaded } from '#ui/loaded.tsx';
import { Menu } from './menu.tsx';
import { AccountMenu, OwnPage } from './own-page.tsx';

/** The cast's own page: who she is, and the menu of domain wording 4.3. */
function CastPage() {
  const query = useQuery(castOwnQuery());
  return (
    <Loaded query={query}>
      {(cast) => (
        <OwnPage title={t.castTitle} head={<Head cast={cast} />}>
          <Menu
            title={m.work}
            entries={[
              { icon: 'user', label: m.myProfile, to: '/cast/my-profile/preview' },
              { icon: 'photo', label: m.photos, to: '/cast/my-profile/photos' },
              { icon: 'card', label: m.accountInfo, to: '/cast/account-info' },
              { icon: 'point', label: m.price, to: '/cast/setting/setting-price' },
              {
                icon: 'cloudOff',
                label: m.pause,
                to: '/cast/pause',
                aside: cast.paused ? t.pausedNow : undefined,
              },
            ]}
          >
            <Note>
              {t.pauseNote[0]}
              <span className="whitespace-nowrap">{t.pauseNote[1]}</span>
            </Note>
          </Menu>
          <Menu
            title={m.reward}
            entries={[
              { icon: 'calendar', label: m.earnings, to: '/cast/point-history' },
              { icon: 'gift', label: m.gifts, to: '/cast/gift' },
              { icon: 'send', label: m.payoff, to: '/cast/request-payoff' },
              { icon: 'receipt', label: m.payoffHistory, to: '/cast/payoff' },
              { icon: 'bank', label: m.bankAccount, to: '/cast/bank-account' },
              { icon: 'star', label: m.stage, to: '/cast/stage' },
            ]}
          />
          <Menu
            title={m.guests}
            entries={[
              { icon: 'heart', label: m.favorites, to: '/cast/favorite' },
              { icon: 'users', label: m.groups, to: '/cast/group' },
            ]}
          />
          <AccountMenu side="cast" age={ageLabel(cast)} />
          <Menu
            title={m.support}
            entries={[
              { icon: 'info', label: m.howTo, to: '/cast/how-to-use' },
              { icon: 'help', label: m.help, to: '/cast/help' },
              { icon: 'chat', label: m.operators, to: '/cast/settings/support' },
              { icon: 'send', label: m.contact, to: '/contact-us' },
            ]}
          />
        </OwnPage>
      )}
    </Loaded>
  );
}

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
          <Link to="/cast/my-profile/preview" className={buttonClass({ variant: 'line', size: 'md' })}>
            {t.preview}
          </Link>
        ) : (
          <Chip look="wait">{ageLabel(cast)}</Chip>
        )}
      </div>
      {needsPhoneStep({ hasPhone: cast.phone !== null }) && (
        <Note isBoxed>
          {t.phoneMissing}{' '}
          <Link to="/authentication/phone" search={{ next: '/cast/my-profile' }} className={moreLinkClass}>
            {t.verifyPhone}
            <MoreMark />
          </Link>
        </Note>
      )}
      {!isVerified && (
        <Note isBoxed>
          {cast.verifyStatus === AgeStatus.PENDING ? t.pendingNote : t.notVerified}{' '}
          <Link to="/cast/age-verification" className={moreLinkClass}>
            {cast.verifyStatus === AgeStatus.PENDING ? t.toWaiting : t.toAgeCheck}
            <MoreMark />
          </Link>
        </Note>
      )}
    </div>
  );
}

export function CastMyPage() {
  return (
    <>
      <HomeBar title={t.castTitle}>
        <ShellActions side="cast" />
      </HomeBar>
      <CastPage />
    </>
  );
}
