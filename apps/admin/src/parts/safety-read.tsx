import { cannedReasons } from '@yoimachi/contract/queue';
import type { ReactNode } from 'react';
import type { Read } from '#lib/use-read.ts';
import { Button } from '#ui/button.tsx';
import type { IconName } from '#ui/icon.tsx';
import { errorMessage } from '#ui/lib/api-error.ts';
import { formatTime } from '#ui/lib/dates.ts';
import { Note } from '#ui/note.tsx';
import { partTexts as t } from './ja.ts';
import { SmallButton } from './small-button.tsx';

interface Props<Opened> {
  readonly read: Read<Opened>;
  readonly icon: IconName;
  /** What the press shows, in words. */
  readonly label: string;
  /** The same with whose it is, where several are beside each other. */
  readonly name?: string;
  /** At the left, before and after. */
  readonly lead: ReactNode;
  /** What is done with what is shown. */
  readonly children: (opened: Opened) => ReactNode;
}

/** What somebody's safety needs at once: one press shows it, with that as the reason. */
export function SafetyRead<Opened>({ read, icon, label, name, lead, children }: Props<Opened>) {
  const { opened } = read;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border border-line bg-surface p-4">
      <div className="min-w-0 flex-1 basis-40">
        {lead}
        {read.until && <p className="nums text-xs text-sub">{t.shownUntil(formatTime(read.until))}</p>}
      </div>
      {opened !== null ? (
        <>
          {children(opened)}
          <SmallButton look="ghost" onClick={read.close}>
            {t.hide}
          </SmallButton>
        </>
      ) : (
        <Button
          variant="line"
          size="md"
          icon={icon}
          aria-label={name}
          isPending={read.isPending}
          onClick={() => read.open(cannedReasons.read.SAFETY)}
        >
          {label}
        </Button>
      )}
      {read.error !== null && (
        <div className="w-full">
          <Note look="danger">{errorMessage(read.error)}</Note>
        </div>
      )}
    </div>
  );
}
