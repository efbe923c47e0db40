import type { ReactNode } from 'react';
import { LogoutButton } from '#people/account';
import { H2, Page, Section } from '#ui/page.tsx';
import { ThemeSwitch } from '#ui/theme-switch.tsx';
import { menuTexts as m, profileTexts as t } from './ja.ts';
import { Menu, coming } from './menu.tsx';

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

const accounts = {
  guest: { phone: m.phone, blocked: m.blockedCasts, toBlocked: '/guest/settings/blocks' },
  cast: { phone: m.changePhone, blocked: m.blockedGuests, toBlocked: '/cast/settings/blocks' },
} as const;

/** The menu of the account, alike on both sides. */
export function AccountMenu({ side, age }: { readonly side: 'guest' | 'cast'; readonly age: string }) {
  const { phone, blocked, toBlocked } = accounts[side];
  return (
    <Menu
      title={m.account}
      entries={[
        { ...coming(side, 'shield', m.age, 'age-verification'), aside: age },
        coming(side, 'phone', phone, 'change-phone'),
        { icon: 'block', label: blocked, to: toBlocked },
        { icon: 'settings', label: m.settings, to: '/notification-setting', aside: t.coming },
      ]}
    />
  );
}
