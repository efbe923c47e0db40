import { join } from 'node:path';
import sharp from 'sharp';
import { operate } from './operator.ts';

const PORTRAITS = join(import.meta.dirname, '../../apps/web/public/portraits');

/**
 * A drawn face as a phone's camera would hand it over, no larger than what is made of it: each pixel more is work for the product. `lostBytes`: so
 * many were not saved at its end.
 */
export async function face(
  number: number,
  lostBytes = 0,
): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const file = join(PORTRAITS, `${String(number).padStart(3, '0')}.webp`);
  const buffer = await sharp(file).resize(720, 960).jpeg().toBuffer();
  const saved = buffer.subarray(0, buffer.length - lostBytes);
  return { name: `face-${number}.jpg`, mimeType: 'image/jpeg', buffer: saved };
}

/** The files of an account that wait to be looked at, the longest waiting first. */
export async function waitingFiles(accountId: string): Promise<string[]> {
  const lines = (await operate('listMedia')).split('\n');
  return lines.filter((line) => line.includes(accountId)).map((line) => line.split(' ')[0]!);
}
