import { isWatchable, watchStage, type WatchedMeeting } from '@yoimachi/domain/watch';
import { lazy, Suspense, useState } from 'react';
import { Card } from '#ui/card.tsx';
import { LinkRow, linkRowClass } from '#ui/link-list.tsx';
import { watchTexts as t } from './ja.ts';

const Sheet = lazy(() => import('./watch-sheet.tsx'));

export interface WatchEntryProps {
  readonly bookingId: string;
  readonly state: WatchedMeeting;
  readonly now: Date;
}

/** A row that opens the links of a meeting; nothing before it is confirmed and after she has left. */
export default function WatchEntryBody({ bookingId, state, now }: WatchEntryProps) {
  const [isOpen, setOpen] = useState(false);
  if (!isOpen && !isWatchable(watchStage(state, now))) return null;
  return (
    <>
      <Card isFlush>
        <button type="button" className={linkRowClass} onClick={() => setOpen(true)}>
          <LinkRow
            icon="share"
            label={
              <span className="flex flex-col">
                <span className="font-bold">{t.title}</span>
                <span className="phrase text-xs text-sub">{t.entry}</span>
              </span>
            }
          />
        </button>
      </Card>
      <Suspense fallback={null}>
        {isOpen && <Sheet bookingId={bookingId} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
