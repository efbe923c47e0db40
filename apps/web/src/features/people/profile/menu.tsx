import type { ReactNode } from 'react';
import type { MenuEntry } from '#people/menu';
import { CardList } from '#ui/card.tsx';
import { MenuLink } from '#ui/menu-link.tsx';
import { Section } from '#ui/page.tsx';

interface Props {
  readonly title: string;
  readonly entries: readonly MenuEntry[];
  /** What stands at the right of an entry, by its label. */
  readonly asides?: Readonly<Record<string, ReactNode>> | undefined;
  /** Under the list. */
  readonly children?: ReactNode | undefined;
}

/** A group of the menu under its heading. */
export function Menu({ title, entries, asides, children }: Props) {
  return (
    <Section title={title}>
      <CardList>
        {entries.map(({ icon, label, to, params }) => (
          <MenuLink
            key={label}
            to={to}
            {...(params && { params })}
            icon={icon}
            label={label}
            aside={asides?.[label]}
          />
        ))}
      </CardList>
      {children}
    </Section>
  );
}
