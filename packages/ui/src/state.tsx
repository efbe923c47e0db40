import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';

interface Props {
  readonly icon: IconName;
  /** One sentence. */
  readonly title: string;
  readonly detail?: ReactNode | undefined;
  /** What can be done about it: a Button, or a link that looks like one. */
  readonly action?: ReactNode | undefined;
  /** 1 if the whole screen is in this state. */
  readonly level?: 1 | 2 | 3 | undefined;
}

/** An empty list or a failed one; as tall as the list's skeleton, so that nothing jumps. */
export function State({ icon, title, detail, action, level = 2 }: Props) {
  const Heading = `h${level}` as const;
  return (
    <div className="grid min-h-[420px] flex-1 place-items-center py-8">
      <div className="flex flex-col items-center gap-4 text-center">
        <span className="grid size-16 place-items-center rounded-full bg-sunken text-sub">
          <Icon name={icon} size={26} />
        </span>
        <div className="flex flex-col gap-1">
          <Heading className="text-lg">{title}</Heading>
          {detail && <p className="phrase text-sm text-balance text-sub">{detail}</p>}
        </div>
        {action && <div className="mt-2">{action}</div>}
      </div>
    </div>
  );
}
