import { blockAdminRoutes } from '@yoimachi/contract/block-admin';
import { mediaKindNames } from '#lib/labels.ja.ts';
import { useMayAct } from '#lib/office.ts';
import { readMedia, type OpenedMedia } from '#lib/read-media.ts';
import { useKeys } from '#lib/use-keys.ts';
import { useRead } from '#lib/use-read.ts';
import { visible } from '#lib/visible.ts';
import { ReadGate } from '#parts/read-gate.tsx';
import { Viewer } from '#parts/viewer/index.ts';
import { Desk, queueScreen, useAct } from '#parts/workbench/index.ts';
import { Button } from '#ui/button.tsx';
import { Note } from '#ui/note.tsx';
import { handleReport, readReport, type WaitingReport } from './api.ts';
import { Chat } from './chat.tsx';
import { categoryNames, reportTexts as t } from './ja.ts';
import { Known } from './known.tsx';
import { OpenMore } from './open-more.tsx';

function Panel({ row }: { readonly row: WaitingReport }) {
  const read = useRead(row.reportId, (reason) => readReport(row.reportId, reason));
  const handle = useAct({
    act: () => handleReport(row.reportId),
    said: () => t.handled(row.reporterName),
  });
  const onHandle = () => !handle.isPending && handle.mutate();
  useKeys({ h: onHandle });
  return (
    <Desk
      row={row}
      side={<Known row={row} />}
      said={t.handleDetail}
      error={handle.error}
      acts={
        <Button size="md" isPending={handle.isPending} onClick={onHandle}>
          {t.handle}
        </Button>
      }
    >
      {row.isSafety && <Note look="danger">{t.safetyNote}</Note>}
      <ReadGate read={read} what={t.what}>
        {({ text }) => (
          <div className="flex flex-col gap-6">
            <section>
              <h2 className="pb-2 text-sm font-bold">{t.text}</h2>
              <p className="rounded-lg border border-line bg-surface p-4 text-sm break-words whitespace-pre-wrap">
                <bdi>{visible(text)}</bdi>
              </p>
            </section>
            <Chat row={row} />
            {row.evidenceIds.length > 0 && <Evidence row={row} />}
          </div>
        )}
      </ReadGate>
    </Desk>
  );
}

export const reports = queueScreen<WaitingReport>({
  queue: 'reports',
  list: blockAdminRoutes.listReports,
  narrowsBy: 'isSafety',
  filter: { label: t.filter, options: t.filters },
  line: ({ reportedName, isByCast, category, isSafety }) => ({
    name: reportedName,
    kind: isByCast ? t.guest : t.cast,
    what: isSafety ? `${t.safety}・${categoryNames[category]}` : categoryNames[category],
    isUrgent: isSafety,
  }),
  Panel,
  bulk: [
    {
      label: t.handle,
      needs: 'handleReport',
      willDo: ({ category }) => t.willHandle(categoryNames[category]),
      run: ({ reportId }) => handleReport(reportId),
    },
  ],
  keys: t.keys,
  empty: t.empty,
});

/** The pictures as they were when it was reported; for those who may look at pictures. */
function Evidence({ row }: { readonly row: WaitingReport }) {
  const mayAct = useMayAct();
  const read = useRead(row.reportId, async (reason) => {
    const opened: OpenedMedia[] = [];
    for (const id of row.evidenceIds) opened.push(await readMedia(id, reason));
    return opened;
  });
  if (!mayAct('readMedia')) return null;
  if (read.opened === null) return <OpenMore read={read} label={t.openEvidence} />;
  return (
    <Viewer
      title={t.evidence}
      pictures={read.opened.map(({ path, kind }, index) => ({
        url: path,
        label: `${t.evidenceLabel(index + 1)}（${mediaKindNames[kind]}）`,
        isVideo: kind === 'VIDEO',
      }))}
    />
  );
}
