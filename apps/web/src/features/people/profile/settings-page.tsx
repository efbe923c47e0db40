import { loginRoutes } from '@yoimachi/contract/login';
import { useQuery } from '@tanstack/react-query';
import { query } from '#lib/queries.ts';
import { Screen } from '#ui/bars.tsx';
import { Note } from '#ui/note.tsx';
import { Section } from '#ui/page.tsx';
import { ThemeSwitch } from '#ui/theme-switch.tsx';
import { menuTexts as m, ways, type MenuEntry, type Side } from '#people/menu';
import { profileTexts as t } from './ja.ts';
import { Menu } from './menu.tsx';

const dayNotices: MenuEntry = {
  icon: 'calendar',
  label: m.dayNotices,
  to: '/guest/settings/day-notices',
};
const hiddenNumbers: MenuEntry = {
  icon: 'eyeOff',
  label: m.hiddenNumbers,
  to: '/cast/settings/hidden-numbers',
};
const photos: MenuEntry = { icon: 'photo', label: m.visibility, to: '/cast/my-profile/photos' };
const pause: MenuEntry = { icon: 'cloudOff', label: m.pause, to: '/cast/pause' };

/** Everything that a person may set, on one page: what she is told, how she comes in, who sees her, what is kept of her. */
export function SettingsPage({ side }: { readonly side: Side }) {
  const to = ways[side];
  const isGuest = side === 'guest';
  const { data } = useQuery(settingsQuery(side));
  return (
    <Screen title={m.settings} className="gap-8">
      <Menu
        title={m.told}
        entries={[
          { icon: 'bell', label: m.notices, to: to.toNotices },
          ...(isGuest ? [dayNotices] : []),
          { icon: 'download', label: m.app, to: '/app-setting' },
        ]}
      />
      <Menu
        title={m.entry}
        entries={[
          { icon: 'key', label: m.login, to: to.toLogin },
          { icon: 'phone', label: to.phone, to: to.toPhone },
          { icon: 'devices', label: m.sessions, to: to.toSessions },
        ]}
        asides={
          data && {
            [m.login]: data.isLineLinked ? t.lineLinked : t.registeredBy[data.contactMethod],
            [to.phone]: data.phone ?? t.unset,
          }
        }
      />
      <Menu
        title={m.privacy}
        entries={[
          { icon: 'block', label: to.blocked, to: to.toBlocked },
          ...(isGuest ? [] : [photos, hiddenNumbers, pause]),
        ]}
      />
      <Section title={t.display}>
        <ThemeSwitch />
        <Note>{t.textSize}</Note>
      </Section>
      <Menu
        title={m.data}
        entries={[
          { icon: 'check', label: m.consents, to: to.toConsents },
          { icon: 'download', label: m.exportData, to: to.toExport },
          { icon: 'userMinus', label: m.leave, to: to.toLeave },
        ]}
      />
    </Screen>
  );
}

/** How the person is reached and comes in, in brief. What it shows changes on other screens. */
const settingsQuery = (side: Side) =>
  query(side === 'guest' ? loginRoutes.guestSettings : loginRoutes.castSettings, {}, { staleTime: 0 });
