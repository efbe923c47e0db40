import type { MediaPlace } from '@yoimachi/contract/media';
import { useRef, useState } from 'react';
import { showToast } from '#lib/toast.ts';
import { useUploads, type UploadItem } from '#lib/use-uploads.ts';
import { useHandIn } from './api/media.ts';
import { mediaTexts as t } from './ja.ts';

type Kind = 'PHOTO' | 'VIDEO';
const PURPOSES = { PHOTO: 'CAST_PHOTO', VIDEO: 'CAST_VIDEO' } as const;

/** Files on their way: each is handed in when it has arrived, as a place of its own or for one that is there. */
export function useSending(kind: Kind, previewOf: (file: File) => string, takesWmv = false) {
  const places = useRef(new Map<File, string>());
  const [previews, setPreviews] = useState<ReadonlyMap<string, string>>(new Map());
  const handIn = useHandIn();
  const { items, start, retry, cancel, remove } = useUploads({
    purpose: PURPOSES[kind],
    takesWmv,
    onSent: (uploadId, item) => void hand(uploadId, item),
  });
  const hand = async (uploadId: string, { id, file }: UploadItem) => {
    const mediaId = await handIn({ uploadId, kind, mediaId: places.current.get(file) ?? null });
    remove(id);
    if (mediaId === null) return;
    showToast(t.handedIn, 'ok');
    if (kind === 'PHOTO') setPreviews((all) => new Map([...all, [mediaId, previewOf(file)]]));
  };
  return {
    items,
    previews,
    retry,
    cancel,
    add: (files: readonly File[]) => start(files),
    replace: ({ mediaId }: MediaPlace, file: File) => {
      places.current.set(file, mediaId);
      start([file]);
    },
    /** The place that a file is for; null: a new one. */
    placeOf: ({ file }: UploadItem) => places.current.get(file) ?? null,
  };
}
