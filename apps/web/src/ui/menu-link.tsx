import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { LinkRow, linkRowClass } from '#ui/link-list.tsx';

type Props = ComponentProps<typeof LinkRow> & Omit<ComponentProps<'a'>, 'children' | 'className'>;

/** A line of a menu, in a CardList: where it leads, and what it is called. */
export const MenuLink = createLink(({ icon, label, detail, aside, ...anchor }: Props) => (
  <li>
    <a {...anchor} className={linkRowClass}>
      <LinkRow icon={icon} label={label} detail={detail} aside={aside} />
    </a>
  </li>
));
