import { cannedReasons } from '@yoimachi/contract/queue';
import type { Read } from '#lib/use-read.ts';
import { SmallButton } from '#parts/small-button.tsx';
import { isRefused } from '#ui/lib/api-error.ts';
import { Note } from '#ui/note.tsx';
import { inquiryTexts as t } from './ja.ts';

interface Props {
  /** Why the answer was refused. */
  readonly error: unknown;
  readonly read: Read<unknown>;
  /** It is read again: the refusal is over. */
  readonly onRead: () => void;
}

export const isConflict = (error: unknown): boolean => isRefused(error) && error.code === 'CONFLICT';

/** Somebody wrote meanwhile: the answer stays in its field until that was read. */
export function Conflict({ error, read, onRead }: Props) {
  if (!isConflict(error)) return null;
  const onNewest = () => {
    onRead();
    read.open(cannedReasons.read.ASKED_BY_PERSON);
  };
  return (
    <div role="alert" className="flex flex-col items-start gap-3">
      <Note>{t.conflict}</Note>
      <SmallButton isPending={read.isPending} onClick={onNewest}>
        {t.newest}
      </SmallButton>
    </div>
  );
}
