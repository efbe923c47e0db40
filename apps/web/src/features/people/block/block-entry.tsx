import { useState } from 'react';
import { Card } from '#ui/card.tsx';
import { LinkRow, linkRowClass } from '#ui/link-list.tsx';
import { later } from '#ui/lib/later.tsx';
import { blockEntryTexts as t } from './entry.ja.ts';
import type { Other, Side } from './side.ts';

/** Blocks or reports somebody. Its code is loaded when it is first opened. */
export const BlockSheet = later(() => import('./block-sheet-body.tsx'));

interface Props {
  readonly side: Side;
  readonly other: Other;
  /** After a block: leaves a screen that no longer shows the other person. */
  readonly onBlocked?: (() => Promise<void>) | undefined;
}

/** The way to block or report somebody, and its sheet. */
export function BlockEntry({ side, other, onBlocked }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Card isFlush>
        <button type="button" className={linkRowClass} onClick={() => setOpen(true)}>
          <LinkRow icon="block" label={t.title(other.nickname)} detail={t.detail} />
        </button>
      </Card>
      {isOpen && <BlockSheet {...{ side, other, onBlocked }} act="block" onClose={() => setOpen(false)} />}
    </>
  );
}
