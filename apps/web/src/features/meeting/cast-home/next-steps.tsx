import { CardList } from '#ui/card.tsx';
import { MenuLink } from '#ui/menu-link.tsx';
import { Section } from '#ui/page.tsx';
import type { CastHome } from './api/home.ts';
import { castHomeTexts as t } from './ja.ts';

/** More at once is a list of duties. */
const MOST = 3;

/** Where each gap is closed; what keeps her out of the search is said above everything else. */
const WAYS = {
  SCHEDULE: { icon: 'calendarCheck', to: '/cast/setting/setting-schedule' },
  PHOTO: { icon: 'photo', to: '/cast/my-profile/photos' },
  SHORT_PROFILE: { icon: 'pencil', to: '/cast/edit-profile' },
  SELF_INTRO: { icon: 'pencil', to: '/cast/edit-profile' },
  DETAIL: { icon: 'pencil', to: '/cast/edit-profile' },
  TAGS: { icon: 'pencil', to: '/cast/edit-profile' },
} as const;

/** What a cast can do next so that she is found and asked. */
export default function NextSteps({ gaps }: Pick<CastHome, 'gaps'>) {
  const shown = gaps.filter((gap) => gap !== 'AGE_CHECK' && gap !== 'PRICE').slice(0, MOST);
  if (shown.length === 0) return null;
  return (
    <Section title={t.next}>
      <CardList>
        {shown.map((gap) => (
          <MenuLink key={gap} to={WAYS[gap].to} icon={WAYS[gap].icon} label={t.gaps[gap]} />
        ))}
      </CardList>
    </Section>
  );
}
