import { cannedReasons } from '@yoimachi/contract/queue';
import type { Read } from '#lib/use-read.ts';
import { SmallButton } from '#parts/small-button.tsx';
import { errorMessage } from '#ui/lib/api-error.ts';
import { Note } from '#ui/note.tsx';

interface Props {
  readonly read: Read<unknown>;
  readonly label: string;
}

/** More that is private of a report whose text is open: its reason is the report. */
export function OpenMore({ read, label }: Props) {
  return (
    <div className="flex flex-col items-start gap-2">
      {read.error !== null && <Note look="danger">{errorMessage(read.error)}</Note>}
      <SmallButton isPending={read.isPending} onClick={() => read.open(cannedReasons.read.REPORTED)}>
        {label}
      </SmallButton>
    </div>
  );
}
