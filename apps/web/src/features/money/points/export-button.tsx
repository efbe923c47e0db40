import type { pointsRoutes } from '@yoimachi/contract/points';
import { saveFile } from '#lib/save-file.ts';
import { useSend } from '#lib/use-send.ts';
import { Button } from '#ui/button.tsx';
import { ErrorNote } from '#ui/note.tsx';
import { pointTexts as t } from './ja.ts';

interface Props {
  readonly route: typeof pointsRoutes.guestHistoryExport | typeof pointsRoutes.castHistoryExport;
  readonly fileName: string;
}

/** Downloads the whole history as a file. */
export function ExportButton({ route, fileName }: Props) {
  const file = useSend(route, { onSuccess: (blob) => saveFile(blob, fileName) });
  return (
    <div className="flex flex-col items-center gap-2">
      <ErrorNote error={file.error} />
      <Button
        variant="quiet"
        size="md"
        icon="receipt"
        isPending={file.isPending}
        onClick={() => file.mutate({})}
      >
        {t.export}
      </Button>
      <p className="text-xs text-sub">{t.exportHint}</p>
    </div>
  );
}
