import { Link } from '@tanstack/react-router';
import type { LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { IconName } from '#ui/icon.tsx';
import { LinkList, LinkRow, linkRowClass } from '#ui/link-list.tsx';
import { H2, Section } from '#ui/page.tsx';

export interface MenuEntry {
  readonly icon: IconName;
  readonly label: string;
  readonly to: NonNullable<LinkProps['to']>;
  readonly params?: { readonly page: string };
  readonly aside?: string | undefined;
}

/** A group of the menu under its heading. */
export function Menu({
  title,
  entries,
  children,
}: {
  readonly title: string;
  readonly entries: readonly MenuEntry[];
  /** Under the list. */
  readonly children?: ReactNode | undefined;
}) {
  return (
    <Section>
      <H2>{title}</H2>
      <LinkList>
        {entries.map(({ icon, label, to, params, aside }) => (
          <li key={label}>
            <Link to={to} {...(params && { params })} className={linkRowClass}>
              <LinkRow icon={icon} label={label} aside={aside} />
            </Link>
          </li>
        ))}
      </LinkList>
      {children}
    </Section>
  );
}
