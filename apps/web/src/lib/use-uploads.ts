import { messageOf } from '@yoimachi/contract/errors';
import type { UploadPurpose } from '@yoimachi/domain/upload';
import { useEffect, useRef, useState } from 'react';
import { ApiError, isNetworkError, isRefused } from '#lib/api-error.ts';
import type { UploadItem } from '#lib/upload-item.ts';
import { newId } from './new-id.ts';
import { showToast } from '#lib/toast.ts';
import { GIVEN_UP, uploadFile } from './upload-file.ts';

export type { UploadItem } from '#lib/upload-item.ts';

interface Options {
  readonly purpose: UploadPurpose;
  readonly takesWmv?: boolean;
  /** A file is whole on the server, where it waits for a day to be used by another call. */
  readonly onSent?: (uploadId: string, item: UploadItem) => void;
}

/**
 * Sends files for a purpose, several at once. What a file is refused for stands on its item (`error`), and every failure is told by a toast. Who
 * leaves the screen stops them; the same file chosen again goes on.
 */
export function useUploads({ purpose, takesWmv, onSent }: Options) {
  const [items, setItems] = useState<readonly UploadItem[]>([]);
  const stops = useRef(new Map<string, AbortController>());
  const change = (id: string, part: Partial<UploadItem>) =>
    setItems((all) => all.map((item) => (item.id === id ? { ...item, ...part } : item)));

  const run = async (item: UploadItem) => {
    const stop = new AbortController();
    stops.current.set(item.id, stop);
    try {
      const uploadId = await uploadFile({
        purpose,
        takesWmv,
        file: item.file,
        signal: stop.signal,
        onStart: () => change(item.id, { state: 'SENDING' }),
        onProgress: (sentBytes) => change(item.id, { sentBytes }),
      });
      const sent = { state: 'SENT', uploadId, sentBytes: item.file.size } as const;
      change(item.id, sent);
      onSent?.(uploadId, { ...item, ...sent });
    } catch (error) {
      if (stop.signal.aborted) return;
      const told = isRefused(error) ? error : failureOf(error);
      change(item.id, { state: 'FAILED', error: told });
      showToast(told.message, 'danger');
    } finally {
      if (stops.current.get(item.id) === stop) stops.current.delete(item.id);
    }
  };

  const remove = (id: string) => setItems((all) => all.filter((item) => item.id !== id));
  const retry = (id: string) => {
    const item = items.find((one) => one.id === id && one.state === 'FAILED');
    if (!item) return;
    change(id, { state: 'WAITING', error: null });
    void run(item);
  };
  useRetryOnline(items, retry);
  useEffect(() => {
    const running = stops.current;
    return () => running.forEach((stop) => stop.abort());
  }, []);

  return {
    items,
    start: (files: Iterable<File>) => {
      const added = [...files].map(itemOf);
      setItems((all) => [...all, ...added]);
      for (const item of added) void run(item);
    },
    retry,
    /** Gives one up, on the server too. */
    cancel: (id: string) => {
      stops.current.get(id)?.abort(GIVEN_UP);
      remove(id);
    },
    /** Shows one no longer: it was used. */
    remove,
  };
}

/** The same for one file: another takes its place. */
export function useUpload(options: Options) {
  const { items, start, retry, cancel, remove } = useUploads(options);
  const item = items.at(-1) ?? null;
  return {
    item,
    start: (file: File) => {
      for (const { id } of items) cancel(id);
      start([file]);
    },
    retry: () => item && retry(item.id),
    cancel: () => item && cancel(item.id),
    remove: () => item && remove(item.id),
  };
}

/** What was given up for want of a line goes on when there is one. */
function useRetryOnline(items: readonly UploadItem[], retry: (id: string) => void): void {
  useEffect(() => {
    const lost = items.filter(({ error }) => isNetworkError(error));
    const goOn = () => lost.forEach(({ id }) => retry(id));
    window.addEventListener('online', goOn);
    return () => window.removeEventListener('online', goOn);
  });
}

const itemOf = (file: File): UploadItem => ({
  id: newId(),
  file,
  state: 'WAITING',
  sentBytes: 0,
  uploadId: null,
  error: null,
});

/** The one sentence for what is nobody's decision (specification 8). */
const failureOf = (error: unknown): ApiError => {
  const { status, code } = error instanceof ApiError ? error : { status: 0, code: 'UPLOAD_FAILED' };
  return new ApiError(status, code, messageOf('UPLOAD_FAILED'));
};
