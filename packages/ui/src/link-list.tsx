import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';
import { Phrases } from './phrases.tsx';

/** The look of a line of a menu, which a CardList is made of. */
export const linkRowClass =
  'flex min-h-13 w-full items-center gap-3 px-4 py-2 text-left text-sm active:bg-sunken';

/** The content of one menu line. */
export function LinkRow({
  icon,
  label,
  detail,
  aside,
}: {
  readonly icon?: IconName | undefined;
  readonly label: ReactNode;
  /** Below the label, which is bold then. */
  readonly detail?: ReactNode | undefined;
  readonly aside?: ReactNode | undefined;
}) {
  return (
    <>
      {icon && <Icon name={icon} className="text-sub" />}
      {detail === undefined ? (
        <span className="min-w-0 flex-1">
          <Phrases>{label}</Phrases>
        </span>
      ) : (
        <span className="flex min-w-0 flex-1 flex-col">
          <span className="font-bold">{label}</span>
          <span className="phrase text-xs text-sub">{detail}</span>
        </span>
      )}
      {aside && <span className="shrink-0 text-xs text-sub">{aside}</span>}
      <Icon name="forward" size={16} className="text-sub" />
    </>
  );
}
