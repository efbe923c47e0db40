export type Container = 'mp4' | 'mov' | 'wmv';

/** Bytes at the beginning of a file that say what it is. */
export const HEAD_BYTES = 16;

const ASF = Buffer.from('3026b2758e66cf11a6d900aa0062ce6c', 'hex');
/** Boxes with which a QuickTime file without a brand begins. */
const OLD_MOV = new Set(['moov', 'mdat', 'wide', 'free', 'skip', 'pnot']);
/** Pictures and sound in the same boxes. */
const OTHER_BRANDS = /^(?:hei[cfmsx]|hev[cmsx]|mif1|msf1|avi[fos]|M4[ABP] |crx )/;

/** What a video is by its first bytes; undefined for anything else. */
export function containerOf(head: Buffer): Container | undefined {
  if (head.subarray(0, ASF.length).equals(ASF)) return 'wmv';
  const box = head.toString('latin1', 4, 8);
  if (OLD_MOV.has(box)) return 'mov';
  const brand = head.toString('latin1', 8, 12);
  if (box !== 'ftyp' || OTHER_BRANDS.test(brand)) return undefined;
  return brand === 'qt  ' ? 'mov' : 'mp4';
}
