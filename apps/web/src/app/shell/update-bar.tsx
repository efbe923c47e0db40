import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { updateTexts as t } from './update.ja.ts';

/** Offers the newer version above the tabs; once closed, it is left to the next link. */
export function UpdateBar() {
  const [isClosed, setClosed] = useState(false);
  if (isClosed) return null;
  return (
    <aside
      aria-label={t.title}
      className="fixed inset-x-0 bottom-24 z-40 mx-auto flex w-[calc(100%-32px)] max-w-[480px] flex-wrap items-center justify-end gap-x-2 gap-y-1 rounded-lg border border-line bg-surface py-2 pr-2 pl-4 shadow-sheet desktop:bottom-8"
    >
      <p role="status" className="phrase flex min-w-40 flex-1 flex-col text-sm">
        <span className="font-bold">{t.title}</span>
        <span className="text-xs text-sub">{t.detail}</span>
      </p>
      <div className="flex items-center">
        <Button size="md" onClick={() => location.reload()}>
          {t.update}
        </Button>
        <IconButton icon="close" label={t.later} onClick={() => setClosed(true)} />
      </div>
    </aside>
  );
}
