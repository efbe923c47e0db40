import { cannedReasons } from '@yoimachi/contract/queue';
import type { Read } from '#lib/use-read.ts';
import { SmallButton } from '#parts/small-button.tsx';
import { ErrorNote } from '#ui/note.tsx';

/** More that is private of a report whose text is open: its reason is the report. */
export function OpenMore({ read, label }: { readonly read: Read<unknown>; readonly label: string }) {
  return (
    <div className="flex flex-col items-start gap-2">
      <ErrorNote error={read.error} />
      <SmallButton isPending={read.isPending} onClick={() => read.open(cannedReasons.read.REPORTED)}>
        {label}
      </SmallButton>
    </div>
  );
}
