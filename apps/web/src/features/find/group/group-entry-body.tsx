import type { GroupSide } from '@yoimachi/domain/group';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { Card } from '#ui/card.tsx';
import { LinkRow, linkRowClass } from '#ui/link-list.tsx';
import { groupNamesQuery } from './api/group-names.ts';
import { groupLabel, groupTexts } from './ja.ts';

const Body = lazy(() => import('./choose-sheet.tsx'));

interface Props {
  readonly side: GroupSide;
  readonly friend: { readonly userId: string; readonly nickname: string };
}

/** In which of one's groups somebody is, and the way to change that. */
export default function GroupEntryBody({ side, friend }: Props) {
  const t = groupTexts[side];
  const { data } = useQuery(groupNamesQuery(friend.userId));
  const [isOpen, setOpen] = useState(false);
  if (!data) return null;
  const within = data.filter(({ contains }) => contains).map(groupLabel);
  return (
    <>
      <Card isFlush>
        <button type="button" className={linkRowClass} onClick={() => setOpen(true)}>
          <LinkRow
            icon="users"
            label={
              <span className="flex flex-col">
                <span className="font-bold">{t.entry}</span>
                <span className="phrase text-xs text-sub">{within.join('、') || t.entryNone}</span>
              </span>
            }
          />
        </button>
      </Card>
      <Suspense fallback={null}>
        {isOpen && <Body side={side} friend={friend} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
