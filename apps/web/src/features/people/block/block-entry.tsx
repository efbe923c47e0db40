import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { Card } from '#ui/card.tsx';
import { LinkRow, linkRowClass } from '#ui/link-list.tsx';
import { blockEntryTexts as t } from './entry.ja.ts';
import type { Act, Other, Side } from './side.ts';

interface Props {
  readonly side: Side;
  readonly other: Other;
  /** After a block: leaves a screen that no longer shows the other person. */
  readonly onBlocked?: (() => Promise<void>) | undefined;
}

const Body = lazy(() => import('./block-sheet-body.tsx'));

/** The way to block or report somebody, and its sheet, whose code is loaded on first open. */
export function BlockEntry({ side, other, onBlocked }: Props) {
  const client = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const leave = async (act: Act) => {
    setOpen(false);
    if (act !== 'report') await onBlocked?.();
    await client.invalidateQueries();
  };
  return (
    <>
      <Card isFlush>
        <button type="button" className={linkRowClass} onClick={() => setOpen(true)}>
          <LinkRow
            icon="block"
            label={
              <span className="flex flex-col">
                <span className="font-bold">{t.title(other.nickname)}</span>
                <span className="phrase text-xs text-sub">{t.detail}</span>
              </span>
            }
          />
        </button>
      </Card>
      <Suspense fallback={null}>
        {isOpen && (
          <Body side={side} other={other} onClose={() => setOpen(false)} onDone={(act) => void leave(act)} />
        )}
      </Suspense>
    </>
  );
}
