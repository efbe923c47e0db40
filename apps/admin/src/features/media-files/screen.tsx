import { mediaAdminRoutes } from '@yoimachi/contract/media-admin';
import { cannedReasons } from '@yoimachi/contract/queue';
import { MEDIA_KINDS } from '@yoimachi/domain/media';
import { mediaKindNames } from '#lib/labels.ja.ts';
import { readMedia, type OpenedMedia } from '#lib/read-media.ts';
import { useRead, type Read } from '#lib/use-read.ts';
import { optionsOf } from '#lib/options.ts';
import { ReadGate } from '#parts/read-gate.tsx';
import { SmallButton } from '#parts/small-button.tsx';
import { Viewer, type Picture } from '#parts/viewer/index.ts';
import { queueScreen } from '#parts/workbench/index.ts';
import { ErrorNote } from '#ui/note.tsx';
import type { WaitingMedia } from './api.ts';
import { Decision } from './decision.tsx';
import { foundIn } from './found.ts';
import { mediaTexts as t } from './ja.ts';

function Panel({ row }: { readonly row: WaitingMedia }) {
  const read = useRead(row.fileId, (reason) => readMedia(row.fileId, reason));
  const { similarTo } = row;
  const similar = useRead(similarTo ?? undefined, (reason) => readMedia(similarTo!, reason));
  return (
    <Decision row={row} opened={read.opened}>
      <ReadGate read={read} what={t.what}>
        {(opened) => (
          <>
            <Viewer
              title={mediaKindNames[opened.kind]}
              pictures={[pictureOf(opened, mediaKindNames[opened.kind]), ...picturesOf(similar.opened)]}
            />
            {similarTo !== null && similar.opened === null && <OpenSimilar read={similar} />}
          </>
        )}
      </ReadGate>
    </Decision>
  );
}

const pictureOf = ({ path, kind }: OpenedMedia, label: string): Picture => ({
  url: path,
  label,
  isVideo: kind === 'VIDEO',
});

const picturesOf = (similar: OpenedMedia | null) => (similar ? [pictureOf(similar, t.similarPicture)] : []);

function OpenSimilar({ read }: { readonly read: Read<OpenedMedia> }) {
  return (
    <div className="flex flex-col items-center gap-2">
      <ErrorNote error={read.error} />
      <SmallButton isPending={read.isPending} onClick={() => read.open(cannedReasons.read.DECISION)}>
        {t.openSimilar}
      </SmallButton>
    </div>
  );
}

export const mediaFiles = queueScreen<WaitingMedia>({
  queue: 'media-files',
  list: mediaAdminRoutes.listMedia,
  narrowsBy: 'kind',
  filter: {
    label: t.filter,
    options: optionsOf(mediaKindNames, MEDIA_KINDS),
  },
  line: (row) => ({ name: row.nickname, kind: mediaKindNames[row.kind], what: foundIn(row) }),
  Panel,
  keys: t.keys,
  empty: t.empty,
});
