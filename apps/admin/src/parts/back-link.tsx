import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { Icon } from '#ui/icon.tsx';
import { smallButtonClass } from './small-button.tsx';

type Props = Omit<ComponentProps<'a'>, 'children'> & { readonly label: string };

/** In the head of a screen: to the list it belongs to. */
export const BackLink = createLink(({ label, ...anchor }: Props) => (
  <a {...anchor} className={smallButtonClass('ghost')}>
    <Icon name="back" size={16} />
    {label}
  </a>
));
