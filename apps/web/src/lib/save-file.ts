const KEEP_MS = 60_000;

/** Keeps a file that a call answered where the browser keeps what is downloaded. */
export function saveFile(blob: Blob, fileName: string): void {
  const url = URL.createObjectURL(blob);
  Object.assign(document.createElement('a'), { href: url, download: fileName }).click();
  // Some browsers read it only after the click is over.
  setTimeout(() => URL.revokeObjectURL(url), KEEP_MS);
}
