import { useStreamedFile } from '#lib/use-streamed-file.ts';
import { FileProgress } from '#parts/file-progress.tsx';
import { SmallButton } from '#parts/small-button.tsx';
import { formatCount } from '#ui/amount.tsx';
import { errorMessage } from '#ui/lib/api-error.ts';
import { countedFile } from './api.ts';
import { figureTexts as t } from './ja.ts';
import type { CountedSearch } from './search.ts';

/** Saves what a figure counts, and says how far it is. */
export function SaveCounted({ search }: { readonly search: CountedSearch }) {
  const { state, start, stop } = useStreamedFile();
  if (state.at === 'RUNNING')
    return (
      <div className="flex items-center gap-3">
        <FileProgress taken={state.taken} />
        <SmallButton onClick={stop}>{t.saveStop}</SmallButton>
      </div>
    );
  return (
    <div className="flex flex-wrap items-center gap-3">
      <span role="status" className="text-xs text-sub">
        {state.at === 'DONE' && t.saved(formatCount(state.rows))}
        {state.at === 'FAILED' && <span className="text-danger">{errorMessage(state.error)}</span>}
      </span>
      <SmallButton onClick={() => start(countedFile(search))}>{t.saveCsv}</SmallButton>
    </div>
  );
}
