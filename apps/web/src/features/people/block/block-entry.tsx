import { useState } from 'react';
import { Card } from '#ui/card.tsx';
import { LinkRow, linkRowClass } from '#ui/link-list.tsx';
import { BlockSheet } from './block-sheet.tsx';
import { blockEntryTexts as t } from './entry.ja.ts';
import type { Other, Side } from './side.ts';

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
      {isOpen && <BlockSheet {...{ side, other, onBlocked }} act="block" onClose={() => setOpen(false)} />}
    </>
  );
}
