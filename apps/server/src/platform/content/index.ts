import { fileTypeFromBuffer } from 'file-type';

/** What the library does not see in the first bytes: of a PNG it reads up to the picture, of a wmv up to its first stream, which may be the sound. */
const STARTS = [
  [Buffer.from('89504e470d0a1a0a', 'hex'), 'image/png'],
  [Buffer.from('3026b2758e66cf11a6d900aa0062ce6c', 'hex'), 'video/x-ms-asf'],
] as const;

/** The media type of a file by its first bytes, 4,100 of them or all; undefined when nobody knows it. What it is called does not count. */
export async function contentOf(start: Buffer): Promise<string | undefined> {
  const known = STARTS.find(([bytes]) => start.subarray(0, bytes.length).equals(bytes));
  return known ? known[1] : (await fileTypeFromBuffer(start))?.mime;
}
