import { saveFile } from '#ui/lib/save-file.ts';

/** Where a file goes piece by piece: it exists whole once `close` is over, and not at all otherwise. */
export interface FileSink {
  write(piece: Uint8Array<ArrayBuffer>): Promise<void>;
  close(): Promise<void>;
  discard(): Promise<void>;
}

/** What some browsers have, and the library of types has not. */
interface Picking extends Window {
  showSaveFilePicker?(options: { readonly suggestedName: string }): Promise<FileSystemFileHandle>;
}

const CSV = 'text/csv';

/**
 * Asks where a file is kept and writes it there, where the browser can, or else to its downloads once it is whole. Null: the person has
 * thought better of it. Has to be called by a click, before anything is waited for.
 */
export async function openSink(fileName: string): Promise<FileSink | null> {
  const browser = window as Picking;
  if (!browser.showSaveFilePicker) return toDownloads(fileName);
  try {
    const handle = await browser.showSaveFilePicker({ suggestedName: fileName });
    return toDisk(await handle.createWritable());
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return null;
    // Another one is open, or pages may not write where this browser is.
    return toDownloads(fileName);
  }
}

const toDisk = (stream: FileSystemWritableFileStream): FileSink => ({
  write: (piece) => stream.write(piece),
  close: () => stream.close(),
  discard: () => stream.abort(),
});

function toDownloads(fileName: string): FileSink {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  return {
    async write(piece) {
      pieces.push(piece);
    },
    async close() {
      saveFile(new Blob(pieces, { type: CSV }), fileName);
    },
    async discard() {
      pieces.length = 0;
    },
  };
}
