/** Letters of other scripts that are read as Latin ones. */
const LETTERS: Readonly<Record<string, string>> = {
  ...{
    а: 'a',
    ԁ: 'd',
    е: 'e',
    ё: 'e',
    һ: 'h',
    і: 'i',
    ї: 'i',
    ј: 'j',
    к: 'k',
    ԛ: 'q',
    м: 'm',
    п: 'n',
    о: 'o',
  },
  ...{ р: 'p', ѕ: 's', с: 'c', т: 't', у: 'y', х: 'x', ԝ: 'w', ӏ: 'l', в: 'b', н: 'h', г: 'r' },
  ...{
    α: 'a',
    β: 'b',
    ε: 'e',
    η: 'n',
    ι: 'i',
    κ: 'k',
    ν: 'v',
    ο: 'o',
    ρ: 'p',
    σ: 's',
    τ: 't',
    υ: 'y',
    χ: 'x',
  },
  ...{
    ı: 'i',
    ł: 'l',
    ø: 'o',
    đ: 'd',
    ɑ: 'a',
    ɡ: 'g',
    ℓ: 'l',
    ʟ: 'l',
    ɪ: 'i',
    ɴ: 'n',
    ᴇ: 'e',
    ᴀ: 'a',
    ʙ: 'b',
  },
  ...{
    ᴄ: 'c',
    ᴅ: 'd',
    ꜰ: 'f',
    ɢ: 'g',
    ʜ: 'h',
    ᴊ: 'j',
    ᴋ: 'k',
    ᴍ: 'm',
    ᴏ: 'o',
    ᴘ: 'p',
    ʀ: 'r',
    ꜱ: 's',
    ᴛ: 't',
  },
  ...{ ᴜ: 'u', ᴠ: 'v', ᴡ: 'w', ʏ: 'y', ᴢ: 'z', '🆔': 'id' },
};

const A = 'a'.charCodeAt(0);
/** Rows of the alphabet that Unicode does not take for letters: flags, white letters in black circles and squares. */
const ALPHABETS = [0x1f1e6, 0x1f150, 0x1f170];
/** Rows from one to nine that Unicode does not take for digits: circles of the dingbats, Roman numbers. */
const ONE_TO_NINE = [0x2776, 0x2780, 0x278a, 0x24f5];
const ZEROS = ['⓿', '🄋', '🄌'];

export const LOOK_ALIKES: ReadonlyMap<string, string> = new Map([
  ...Object.entries(LETTERS),
  ...ALPHABETS.flatMap((first) =>
    Array.from(
      { length: 26 },
      (_, i) => [String.fromCodePoint(first + i), String.fromCharCode(A + i)] as const,
    ),
  ),
  ...ONE_TO_NINE.flatMap((first) =>
    Array.from({ length: 9 }, (_, i) => [String.fromCodePoint(first + i), String(i + 1)] as const),
  ),
  ...ZEROS.map((zero) => [zero, '0'] as const),
]);
