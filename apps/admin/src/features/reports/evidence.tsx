import { mediaKindNames } from '#lib/labels.ja.ts';
import { useMayAct } from '#lib/office.ts';
import { readMedia, type OpenedMedia } from '#lib/read-media.ts';
import { useRead } from '#lib/use-read.ts';
import { Viewer } from '#parts/viewer/index.ts';
import type { WaitingReport } from './api.ts';
import { reportTexts as t } from './ja.ts';
import { OpenMore } from './open-more.tsx';

/** The pictures as they were when it was reported; for those who may look at pictures. */
export function Evidence({ row }: { readonly row: WaitingReport }) {
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
