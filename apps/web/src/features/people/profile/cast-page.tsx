import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { AgeStatus } from '@yoimachi/domain/account';
import { Avatar } from '#ui/avatar.tsx';
import { Chip } from '#ui/chip.tsx';
import { Note } from '#ui/note.tsx';
import { MoreMark, moreLinkClass } from '#ui/page.tsx';
import { Tier } from '#ui/tier.tsx';
import { HomeBar } from '#ui/bars.tsx';
import { ShellActions } from '#ui/shell-actions.tsx';
import { castOwnQuery } from './api/cast.ts';
import type { CastOwnProfile } from './cast-form.ts';
import { menuTexts as m, profileTexts as t } from './ja.ts';
import { Loaded } from './loaded.tsx';
import { Menu, coming } from './menu.tsx';
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
              { icon: 'user', label: m.myProfile, to: '/cast/edit-profile' },
              { icon: 'lock', label: m.accountInfo, to: '/cast/account-info' },
              { icon: 'point', label: m.price, to: '/cast/setting/setting-price' },
              coming('cast', 'cloudOff', m.pause, 'pause'),
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
          <AccountMenu side="cast" age={ageLabel(cast)} />
          <Menu
            title={m.support}
            entries={[
              { icon: 'info', label: m.howTo, to: '/cast/how-to-use' },
              { icon: 'help', label: m.help, to: '/cast/help' },
              { icon: 'chat', label: m.contact, to: '/contact-us', aside: t.coming },
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
        {!isVerified && <Chip look="wait">{t.agePending}</Chip>}
      </div>
      {!isVerified && (
        <Note isBoxed>
          {t.notVerified}{' '}
          <Link to="/authentication/waiting" className={moreLinkClass}>
            {t.toWaiting}
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
