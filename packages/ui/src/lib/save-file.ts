const KEEP_MS = 60_000;

/** Saves a file from an answer to the browser's downloads. */
export function saveFile(blob: Blob, fileName: string): void {
  const url = URL.createObjectURL(blob);
  Object.assign(document.createElement('a'), { href: url, download: fileName }).click();
  // Some browsers read it only after the click is over.
  setTimeout(() => URL.revokeObjectURL(url), KEEP_MS);
}
