import { formatPhone, normalisePhone } from '@yoimachi/domain/account';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { LogoutButton } from '#people/account';
import { menus, menuTexts as m, ways, type Side } from '#people/menu';
import { Page, Section } from '#ui/page.tsx';
import { ThemeSwitch } from '#ui/theme-switch.tsx';
import { profileTexts as t } from './ja.ts';
import { Menu } from './menu.tsx';

interface Props {
  readonly side: Side;
  readonly title: string;
  /** Who one is. */
  readonly head: ReactNode;
  /** What stands at the right of an entry of the menu, by its label. */
  readonly asides: Readonly<Record<string, ReactNode>>;
  /** Under a group of the menu, by its title. */
  readonly notes?: Readonly<Record<string, ReactNode>> | undefined;
  /** Above the menus. */
  readonly children?: ReactNode | undefined;
}

/** Whoever looks over a shoulder does not read it; the whole number stands where it is changed. */
export const masked = (phone: string) => formatPhone(normalisePhone(phone), { masked: true });

/** A person's own page: who they are, the menus, which stand beside it from 1280 px, how it is shown, the ways out. */
export function OwnPage({ side, title, head, asides, notes, children }: Props) {
  return (
    <Page className="gap-8">
      <h1 className="sr-only">{title}</h1>
      {head}
      {children}
      <div className="flex flex-col gap-8 desktop:hidden">
        {menus[side].map((group) => (
          <Menu key={group.title} {...group} asides={asides}>
            {notes?.[group.title]}
          </Menu>
        ))}
      </div>
      <Section title={t.display}>
        <ThemeSwitch />
      </Section>
      <div className="flex flex-col items-center gap-2">
        <LogoutButton />
        <Link
          to={ways[side].toLeave}
          className="flex min-h-11 items-center text-sm text-sub underline underline-offset-4"
        >
          {m.leave}
        </Link>
      </div>
    </Page>
  );
}
