import type { ReactNode } from 'react';
import { LogoutButton } from '#people/account';
import { H2, Page, Section } from '#ui/page.tsx';
import { ThemeSwitch } from '#ui/theme-switch.tsx';
import { menuTexts as m, profileTexts as t } from './ja.ts';
import { Menu } from './menu.tsx';

interface Props {
  readonly title: string;
  /** Who one is. */
  readonly head: ReactNode;
  /** The menus. */
  readonly children: ReactNode;
}

/** A person's own page: who they are, the menus, how it is shown, the way out. */
export function OwnPage({ title, head, children }: Props) {
  return (
    <Page className="gap-8">
      <h1 className="sr-only">{title}</h1>
      {head}
      {children}
      <Section>
        <H2>{t.display}</H2>
        <ThemeSwitch />
      </Section>
      <LogoutButton />
    </Page>
  );
}

type Side = 'guest' | 'cast';

const ways = {
  guest: {
    phone: m.phone,
    blocked: m.blockedCasts,
    toAge: '/guest/age-verification',
    toBlocked: '/guest/settings/blocks',
    toLogin: '/guest/settings/login',
    toPhone: '/guest/change-phone',
    toSessions: '/guest/settings/sessions',
    toConsents: '/guest/settings/consents',
    toExport: '/guest/settings/export',
    toLeave: '/guest/settings/leave',
  },
  cast: {
    phone: m.changePhone,
    blocked: m.blockedGuests,
    toAge: '/cast/age-verification',
    toBlocked: '/cast/settings/blocks',
    toLogin: '/cast/settings/login',
    toPhone: '/cast/change-phone',
    toSessions: '/cast/settings/sessions',
    toConsents: '/cast/settings/consents',
    toExport: '/cast/settings/export',
    toLeave: '/cast/settings/leave',
  },
} as const;

const dayNotices = {
  icon: 'calendar',
  label: m.dayNotices,
  to: '/guest/settings/day-notices',
} as const;

/** The menu of the account, alike on both sides. */
export function AccountMenu({ side, age }: { readonly side: Side; readonly age: string }) {
  const { phone, toAge, toLogin, toPhone, toSessions } = ways[side];
  return (
    <Menu
      title={m.account}
      entries={[
        { icon: 'shield', label: m.age, to: toAge, aside: age },
        { icon: 'phone', label: phone, to: toPhone },
        { icon: 'key', label: m.login, to: toLogin },
        { icon: 'devices', label: m.sessions, to: toSessions },
        { icon: 'bell', label: m.settings, to: '/notification-setting' },
        ...(side === 'guest' ? [dayNotices] : []),
        { icon: 'download', label: m.app, to: '/app-setting' },
        { icon: 'bell', label: m.settings, to: '/notification-setting', aside: t.coming },
      ]}
    />
  );
}

const hiddenNumbers = {
  icon: 'eyeOff',
  label: m.hiddenNumbers,
  to: '/cast/settings/hidden-numbers',
} as const;

/** Who does not see whom. */
export function PrivacyMenu({ side }: { readonly side: Side }) {
  const { blocked, toBlocked } = ways[side];
  return (
    <Menu
      title={m.privacy}
      entries={[
        { icon: 'block', label: blocked, to: toBlocked },
        ...(side === 'cast' ? [hiddenNumbers] : []),
      ]}
    />
  );
}

/** Taking one's data along, and leaving; the last of the menus. */
export function LeavingMenu({ side }: { readonly side: Side }) {
  const { toConsents, toExport, toLeave } = ways[side];
  return (
    <Menu
      title={m.data}
      entries={[
        { icon: 'check', label: m.consents, to: toConsents },
        { icon: 'download', label: m.exportData, to: toExport },
        { icon: 'userMinus', label: m.leave, to: toLeave },
      ]}
    />
  );
}
