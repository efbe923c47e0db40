const END = [0xff, 0xd9];
const SCAN = Buffer.from([0xff, 0xda]);
/** Frames of one scan, or of several that go over everything again: baseline, extended, progressive. */
const [BASELINE, EXTENDED, PROGRESSIVE] = [0xc0, 0xc1, 0xc2];
/** What a scan says of itself that adds the last bit to what others brought: from bit 1 down to bit 0. */
const LAST_BIT = 0x10;
/** Of a block, the smallest part of a picture that is coded alone. */
const BLOCK_ROWS = 8;

/** A warning is told with the rows that are read next, eight at a time: what is wrong in the last ones the library does not say. */
const UNSAID_ROWS = 8;

/** The file with the end that was not saved. */
export function withEnd(jpeg: Uint8Array): Buffer {
  const isWithinMarker = jpeg.at(-1) === 0xff;
  return Buffer.concat([isWithinMarker ? jpeg.subarray(0, -1) : jpeg, Buffer.from(END)]);
}

/**
 * The file without what a few lost bytes at its end can have held; null where that cannot be said. When this decodes without a warning, nothing that
 * one sees is missing. A baseline picture is said to be one row of blocks lower than it is: the decoder then has to find each row above the last;
 * where that row is no higher than what it leaves unsaid, the whole file has been judged so already.
 * Of a progressive one the last scan is left out, if it only adds the last bit to what all of the picture's rows have already.
 */
export function withoutLast(jpeg: Buffer): Buffer | null {
  const frame = frameOf(jpeg);
  if (frame === null) return null;
  if (frame.kind === PROGRESSIVE) return withoutRefinement(jpeg);
  const height = jpeg.readUInt16BE(frame.at + 5);
  const rows = BLOCK_ROWS * highestSampling(jpeg, frame.at);
  const lower = (Math.ceil(height / rows) - 1) * rows;
  if (lower <= 0 || rows === UNSAID_ROWS) return null;
  const copy = Buffer.from(jpeg);
  copy.writeUInt16BE(lower, frame.at + 5);
  return copy;
}

/** Where the frame begins, and which kind it is. */
function frameOf(jpeg: Buffer): { readonly at: number; readonly kind: number } | null {
  for (let at = 2; at + 20 < jpeg.length && jpeg[at] === 0xff; at += 2 + jpeg.readUInt16BE(at + 2)) {
    const kind = jpeg[at + 1]!;
    if ([BASELINE, EXTENDED, PROGRESSIVE].includes(kind)) return { at, kind };
  }
  return null;
}

/** How many rows of blocks are coded together: one where there is one component, whatever it says. */
function highestSampling(jpeg: Buffer, at: number): number {
  const count = jpeg[at + 9]!;
  const factors = Array.from({ length: count }, (_, index) => (jpeg[at + 11 + 3 * index] ?? 0) & 0x0f);
  return count === 1 ? 1 : Math.max(1, ...factors);
}

function withoutRefinement(jpeg: Buffer): Buffer | null {
  // Within what is coded a marker never stands.
  const scan = jpeg.lastIndexOf(SCAN);
  const bits = jpeg[scan + 1 + jpeg.readUInt16BE(scan + 2)];
  return bits === LAST_BIT ? withEnd(jpeg.subarray(0, scan)) : null;
}
