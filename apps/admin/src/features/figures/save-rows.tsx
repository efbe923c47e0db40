import { useStreamedFile } from '#lib/use-streamed-file.ts';
import { FileProgress } from '#parts/file-progress.tsx';
import { SmallButton } from '#parts/small-button.tsx';
import { formatCount } from '#ui/amount.tsx';
import { errorMessage } from '#ui/lib/api-error.ts';
import { figureTexts as t } from './ja.ts';

interface Props {
  readonly file: Parameters<ReturnType<typeof useStreamedFile>['start']>[0];
}

/** Saves what a figure is made of, and says how far it is. */
export function SaveRows({ file }: Props) {
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
        {state.at === 'DONE' && <span>{t.saved(formatCount(state.rows))}</span>}
        {state.at === 'FAILED' && <span className="text-danger">{errorMessage(state.error)}</span>}
      </span>
      <SmallButton onClick={() => start(file)}>{t.saveCsv}</SmallButton>
    </div>
  );
}
