import type { ReactNode } from 'react';
import { Card } from './card.tsx';
import { Icon } from './icon.tsx';
import type { IconName } from './icon.tsx';
import { Phrases } from './phrases.tsx';

/** A menu in a card: give it `<li><Link className={linkRowClass}>…</Link></li>` with a LinkRow inside. */
export function LinkList({ children }: { readonly children: ReactNode }) {
  return (
    <Card isFlush>
      <ul className="divide-y divide-line">{children}</ul>
    </Card>
  );
}

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
