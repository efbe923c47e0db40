import type { ReactNode } from 'react';
import { Icon, type IconName } from '#ui/icon.tsx';

/** What came of it, large: an icon, a sentence, and what it means. */
export function Outcome(props: {
  readonly icon: IconName;
  readonly title: string;
  readonly detail: ReactNode;
}) {
  return (
    <div role="status" className="flex flex-col items-center gap-4 pt-6 text-center">
      <span className="grid size-16 place-items-center rounded-full bg-tint text-on-tint">
        <Icon name={props.icon} size={28} />
      </span>
      <div className="flex flex-col gap-2">
        <h2 className="phrase text-xl text-balance">{props.title}</h2>
        <p className="phrase text-sm text-balance text-sub">{props.detail}</p>
      </div>
    </div>
  );
}
