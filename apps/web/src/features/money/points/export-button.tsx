import type { pointsRoutes } from '@yoimachi/contract/points';
import { useMutation } from '@tanstack/react-query';
import { call } from '#lib/api.ts';
import { errorMessage } from '#lib/api-error.ts';
import { saveFile } from '#lib/save-file.ts';
import { Button } from '#ui/button.tsx';
import { Note } from '#ui/note.tsx';
import { pointTexts as t } from './ja.ts';

interface Props {
  readonly route: typeof pointsRoutes.guestHistoryExport | typeof pointsRoutes.castHistoryExport;
  readonly fileName: string;
}

/** Downloads the whole history as a file. */
export function ExportButton({ route, fileName }: Props) {
  const file = useMutation({
    mutationFn: () => call(route),
    onSuccess: (blob) => saveFile(blob, fileName),
  });
  return (
    <div className="flex flex-col items-center gap-2">
      {file.isError && <Note look="danger">{errorMessage(file.error)}</Note>}
      <Button
        variant="quiet"
        size="md"
        icon="receipt"
        isPending={file.isPending}
        onClick={() => file.mutate()}
      >
        {t.export}
      </Button>
      <p className="text-xs text-sub">{t.exportHint}</p>
    </div>
  );
}
