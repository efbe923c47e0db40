import type { ReactNode } from 'react';
import { LogoutButton } from '#people/account';
import { H2, Page, Section } from '#ui/page.tsx';
import { ThemeSwitch } from '#ui/theme-switch.tsx';
import { menuTexts as m, profileTexts as t } from './ja.ts';
import { Menu } from './menu.tsx';
import { ways, type Side } from './ways.ts';

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

/** The menu of the account, alike on both sides; the rest of it is on the page of settings. */
export function AccountMenu({ side, age }: { readonly side: Side; readonly age: string }) {
  const { phone, toAge, toPhone, toNotices, toSettings } = ways[side];
  return (
    <Menu
      title={m.account}
      entries={[
        { icon: 'shield', label: m.age, to: toAge, aside: age },
        { icon: 'phone', label: phone, to: toPhone },
        { icon: 'bell', label: m.notices, to: toNotices },
        { icon: 'settings', label: m.settings, to: toSettings },
      ]}
    />
  );
}
