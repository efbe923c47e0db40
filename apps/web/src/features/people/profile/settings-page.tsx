import { SubPage } from '#ui/bars.tsx';
import { Page } from '#ui/page.tsx';
import { menuTexts as m, ways, type MenuEntry, type Side } from '#people/menu';
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
const pause: MenuEntry = { icon: 'cloudOff', label: m.pause, to: '/cast/pause' };

/** Everything that a person may set, on one page: what she is told, how she comes in, who sees her, what is kept of her. */
export function SettingsPage({ side }: { readonly side: Side }) {
  const to = ways[side];
  const isGuest = side === 'guest';
  return (
    <SubPage title={m.settings}>
      <Page className="gap-8">
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
        />
        <Menu
          title={m.privacy}
          entries={[
            { icon: 'block', label: to.blocked, to: to.toBlocked },
            ...(isGuest ? [] : [hiddenNumbers, pause]),
          ]}
        />
        <Menu
          title={m.data}
          entries={[
            { icon: 'check', label: m.consents, to: to.toConsents },
            { icon: 'download', label: m.exportData, to: to.toExport },
            { icon: 'userMinus', label: m.leave, to: to.toLeave },
          ]}
        />
      </Page>
    </SubPage>
  );
}
