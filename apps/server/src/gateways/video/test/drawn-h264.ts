/** Pixels of a macroblock's side. */
const BLOCK = 16;
const SAMPLES = { luma: 256, chroma: 128 };
const GREY = 128;
const I_PCM = 25;

export interface DrawnStream {
  readonly width: number;
  readonly height: number;
  /** What an mp4 says of the stream (avcC). */
  readonly description: Uint8Array;
  /** A whole picture of one brightness, behind its length. */
  frame(number: number, brightness: number): Uint8Array;
}

/**
 * H.264 without a coder: every block of every picture says its samples (I_PCM), which a baseline decoder shows as they are.
 *
 * @param columns Macroblocks of 16 pixels.
 */
export function drawH264(columns: number, rows: number): DrawnStream {
  const sequence = unit(0x67, sequenceParameters(columns, rows));
  const picture = unit(0x68, pictureParameters());
  const description = Buffer.concat([
    Buffer.from([1, ...sequence.subarray(1, 4), 0xff, 0xe1]),
    lengthOf(sequence, 2),
    sequence,
    Buffer.from([1]),
    lengthOf(picture, 2),
    picture,
  ]);
  return {
    width: columns * BLOCK,
    height: rows * BLOCK,
    description,
    frame(number, brightness) {
      const slice = unit(0x65, drawnSlice(columns * rows, number, brightness));
      return Buffer.concat([lengthOf(slice, 4), slice]);
    },
  };
}

function sequenceParameters(columns: number, rows: number): Bits {
  // Constrained baseline, level 3; order of output is that of decoding, no reference to other pictures, no cropping.
  const said = createBits().bytes(66, 0xc0, 30).counts(0, 0, 2, 0).bits(0, 1);
  return said.counts(columns - 1, rows - 1).bits(0b1100, 4);
}

function pictureParameters(): Bits {
  return createBits().counts(0, 0).bits(0, 2).counts(0, 0, 0).bits(0, 3).counts(0, 0, 0).bits(0b100, 3);
}

function drawnSlice(blocks: number, number: number, brightness: number): Bits {
  const said = createBits()
    .counts(0, 7, 0)
    .bits(0, 4)
    .counts(number % 2)
    .bits(0, 2)
    .counts(0, 1);
  const samples = [
    ...Array.from({ length: SAMPLES.luma }, () => brightness),
    ...Array.from({ length: SAMPLES.chroma }, () => GREY),
  ];
  for (let block = 0; block < blocks; block++)
    said
      .counts(I_PCM)
      .align()
      .bytes(...samples);
  return said;
}

interface Bits {
  bits(value: number, length: number): Bits;
  /** Exponential-Golomb codes. */
  counts(...values: number[]): Bits;
  bytes(...values: number[]): Bits;
  align(): Bits;
  done(): number[];
}

function createBits(): Bits {
  const whole: number[] = [];
  let part = '';
  const put = (text: string) => {
    part += text;
    for (; part.length >= 8; part = part.slice(8)) whole.push(Number.parseInt(part.slice(0, 8), 2));
  };
  const self: Bits = {
    bits: (value, length) => (put(value.toString(2).padStart(length, '0')), self),
    counts(...values) {
      for (const value of values) {
        const text = (value + 1).toString(2);
        put('0'.repeat(text.length - 1) + text);
      }
      return self;
    },
    bytes(...values) {
      if (part === '') for (const value of values) whole.push(value);
      else for (const value of values) self.bits(value, 8);
      return self;
    },
    align: () => (put('0'.repeat((8 - part.length) % 8)), self),
    done: () => (put('1'), self.align(), whole),
  };
  return self;
}

/** A unit of the stream: no two zeros are followed by a byte below four. */
function unit(head: number, said: Bits): Buffer {
  const bytes = [head];
  let zeros = 0;
  for (const byte of said.done()) {
    if (zeros >= 2 && byte <= 3) {
      bytes.push(3);
      zeros = 0;
    }
    bytes.push(byte);
    zeros = byte === 0 ? zeros + 1 : 0;
  }
  return Buffer.from(bytes);
}

function lengthOf(bytes: Buffer, size: number): Buffer {
  const length = Buffer.alloc(size);
  length.writeUIntBE(bytes.length, 0, size);
  return length;
}
