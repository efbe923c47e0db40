import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { dayOf, formatDay } from '#lib/dates.ts';
import { ActDialog } from '#ui/act-dialog.tsx';
import { Avatar } from '#ui/avatar.tsx';
import { Screen } from '#ui/bars.tsx';
import { Button } from '#ui/button.tsx';
import { CardList } from '#ui/card.tsx';
import { GrowingList } from '#ui/growing-list.tsx';
import { State } from '#ui/state.tsx';
import { blockedQuery, useUnblock, type BlockedRow } from './api/blocks.ts';
import { blockTexts as t } from './ja.ts';
import type { Side } from './side.ts';

/** Who this side has blocked, each with a way to unblock. */
export function BlocksPage({ side }: { readonly side: Side }) {
  const list = useInfiniteQuery(blockedQuery(side));
  const [asked, setAsked] = useState<BlockedRow | null>(null);
  return (
    <Screen title={t.listTitle[side]}>
      <GrowingList
        list={list}
        empty={<State icon="block" title={t.none[side]} detail={t.noneDetail[side]} />}
      >
        {(rows) => (
          <CardList>
            {rows.map((row) => (
              <li key={row.userId} className="flex items-center gap-3 px-4 py-3">
                <Avatar src={row.photo} name={row.nickname} size={44} />
                <span className="flex min-w-0 flex-1 flex-col">
                  <span className="truncate text-sm font-bold">{row.nickname}</span>
                  <span className="nums text-xs text-sub">
                    {t.since(formatDay(dayOf(new Date(row.blockedAt))))}
                  </span>
                </span>
                <Button
                  variant="line"
                  size="md"
                  aria-label={t.unblockOf(row.nickname)}
                  onClick={() => setAsked(row)}
                >
                  {t.unblock}
                </Button>
              </li>
            ))}
          </CardList>
        )}
      </GrowingList>
      {asked && <UnblockDialog side={side} row={asked} onClose={() => setAsked(null)} />}
    </Screen>
  );
}

interface DialogProps {
  readonly side: Side;
  readonly row: BlockedRow;
  readonly onClose: () => void;
}

function UnblockDialog({ side, row, onClose }: DialogProps) {
  const unblock = useUnblock(side);
  return (
    <ActDialog
      act={unblock}
      input={row.userId}
      title={t.unblockTitle(row.nickname)}
      label={t.unblock}
      done={t.unblocked}
      onClose={onClose}
    >
      <p>{t.unblockNote}</p>
      <p>{t.unblockKept}</p>
    </ActDialog>
  );
}
