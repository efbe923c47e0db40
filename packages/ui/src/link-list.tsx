import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import type { IconName } from './icon.tsx';
import { Phrases } from './phrases.tsx';

/** The look of a line of a menu, which a CardList is made of. */
export const linkRowClass =
  'flex min-h-13 w-full items-center gap-3 px-4 py-2 text-left text-sm active:bg-sunken';

/** The content of one menu line. */
export function LinkRow(props: {
  readonly icon?: IconName | undefined;
  readonly label: ReactNode;
  readonly aside?: ReactNode | undefined;
}) {
  return (
    <>
      {props.icon && <Icon name={props.icon} className="text-sub" />}
      <span className="min-w-0 flex-1">
        <Phrases>{props.label}</Phrases>
      </span>
      {props.aside && <span className="shrink-0 text-xs text-sub">{props.aside}</span>}
      <Icon name="forward" size={16} className="text-sub" />
    </>
  );
}
