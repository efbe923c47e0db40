import { PageHead } from '#parts/page-head.tsx';
import { SmallButton } from '#parts/small-button.tsx';
import { Loaded } from '#ui/loaded.tsx';
import { Note } from '#ui/note.tsx';
import { clockWords } from './words.ts';
import { useProductState } from './api.ts';
import { stateTexts as t } from './ja.ts';
import { GroupPanel } from './group-panel.tsx';
import { STATE_COLUMNS } from './groups.ts';
import { Needing } from './needing.tsx';
import { Runbook } from './runbook.tsx';

const ASK_EVERY_MS = 15_000;

/** How the product itself stands, and what to do where it does not stand well. */
export function StatePage() {
  const query = useProductState(ASK_EVERY_MS);
  const readAt = query.data && clockWords(new Date(query.data.readAt));
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <PageHead title={t.title} note={readAt && <span className="nums">{t.readAt(readAt)}</span>}>
        <span className="text-xs text-sub">{t.every}</span>
        <SmallButton onClick={() => void query.refetch()}>{t.refresh}</SmallButton>
      </PageHead>
      <div className="flex flex-col gap-4 p-5">
        {query.isError && readAt && <Note look="danger">{t.stale(readAt)}</Note>}
        <Loaded query={query}>
          {(state) => (
            <>
              <Needing state={state} />
              <div className="grid items-start gap-4 desktop:grid-cols-2">
                {STATE_COLUMNS.map((groups) => (
                  <div key={groups[0]} className="flex min-w-0 flex-col gap-4">
                    {groups.map((group) => (
                      <GroupPanel key={group} group={group} state={state} />
                    ))}
                  </div>
                ))}
              </div>
            </>
          )}
        </Loaded>
        <Runbook />
      </div>
    </div>
  );
}
