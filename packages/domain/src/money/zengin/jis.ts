/** JIS X 0201: ASCII unchanged, half-width kana in one byte; the same bytes in Shift_JIS. */
const KANA_FROM = 0xff61;
const KANA_TO = 0xff9f;
const KANA_BYTE = 0xa1;
const CR = 0x0d;
const LF = 0x0a;

/** Bytes of a text, including line ends. @throws for a character without a single-byte form. */
export function toJis(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text, (character) => {
    const code = character.codePointAt(0)!;
    if ((code >= 0x20 && code <= 0x7e) || code === CR || code === LF) return code;
    if (code >= KANA_FROM && code <= KANA_TO) return code - KANA_FROM + KANA_BYTE;
    throw new Error(`${JSON.stringify(character)} has no single byte`);
  });
}

/** The text of single bytes. @throws for a byte outside JIS X 0201. */
export function fromJis(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => {
    if ((byte >= 0x20 && byte <= 0x7e) || byte === CR || byte === LF) return String.fromCharCode(byte);
    if (byte >= KANA_BYTE && byte <= KANA_BYTE + KANA_TO - KANA_FROM)
      return String.fromCharCode(byte - KANA_BYTE + KANA_FROM);
    throw new Error(`The byte ${byte.toString(16)} does not belong into a transfer file`);
  }).join('');
}
