import type { ReactNode } from 'react';
import { ErrorNote } from '#ui/note.tsx';
import { useDesk } from './desk-context.ts';
import { OwnerBar } from './owner-bar.tsx';
import type { WaitingRow } from './screen.ts';

interface Props {
  readonly row: WaitingRow;
  /** What has to be seen. */
  readonly children: ReactNode;
  /** What is decided by, above the buttons. */
  readonly side?: ReactNode;
  /** One sentence above the buttons: what is missing, what will happen. */
  readonly said?: string | undefined;
  /** Why the last try was refused. */
  readonly error?: unknown;
  /** The buttons that decide, 44 px high. */
  readonly acts?: ReactNode;
}

/** The chosen row: what has to be seen in the middle, who is at it and what is decided at the right. */
export function Desk({ row, children, side, said, error, acts }: Props) {
  const { itemId } = useDesk();
  return (
    <>
      <div key={itemId} className="flex min-h-0 min-w-0 flex-col gap-4 p-5 office:overflow-y-auto">
        {children}
      </div>
      <section className="flex min-h-0 flex-col border-line max-office:border-t office:overflow-y-auto office:border-l">
        <OwnerBar key={itemId} row={row} />
        <div className="flex flex-1 flex-col gap-4 p-5">{side}</div>
        {acts && (
          <div className="sticky bottom-0 flex flex-col gap-3 border-t border-line bg-bg p-4">
            <ErrorNote error={error} />
            {said && (
              <p role="status" className="text-xs text-sub">
                {said}
              </p>
            )}
            <div className="grid auto-cols-fr grid-flow-col gap-3 *:px-3">{acts}</div>
          </div>
        )}
      </section>
    </>
  );
}
