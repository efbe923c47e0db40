import { open } from 'node:fs/promises';

const HEADER_BYTES = 16;
const MOST_BOXES = 10_000;

/** Whether every outer box of an mp4 or mov ends where the file does, or before: the end of a file that was cut is missed only when it is played. */
export async function isWhole(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    let at = 0;
    for (let boxes = 0; at + 8 <= size && boxes < MOST_BOXES; boxes++) {
      const { buffer } = await file.read(Buffer.alloc(HEADER_BYTES), 0, HEADER_BYTES, at);
      const length = buffer.readUInt32BE(0);
      if (length === 0) return true;
      at += Math.max(8, length === 1 ? Number(buffer.readBigUInt64BE(8)) : length);
    }
    return at <= size;
  } finally {
    await file.close();
  }
}
