import type { Source } from './sources.ts';

/** What a theme calls its colours, "#231b24" each. */
export type Palette = Readonly<Record<string, string>>;

/** What is written, and on what. Text is read from 4.5 on, an edge and a focus are seen from 3 on (WCAG 2.2, 1.4.3 and 1.4.11). */
const GROUNDS = ['bg', 'surface', 'sunken', 'tint'] as const;
const TEXTS = ['ink', 'sub', 'primary', 'gold', 'ok', 'danger', 'on-tint'] as const;
const MARKS = ['edge', 'focus'] as const;
const FILLED = [['on-primary', 'primary']] as const;

const AA_TEXT = 4.5;
const AA_MARK = 3;

const coloursOf = (block: string): Palette =>
  Object.fromEntries(
    [...block.matchAll(/--([\w-]+):\s*(#[\da-f]{3,6});/g)].map(([, name, hex]) => [name!, hex!]),
  );

/** The palettes of the tokens: of the light theme, of the dark one, and of the dark one where somebody has chosen it. */
export function palettesOf(css: string): { light: Palette; dark: Palette; chosen: Palette } {
  const bodyOf = (head: string) => {
    const after = css.slice(css.indexOf(head) + head.length);
    return coloursOf(after.slice(0, after.indexOf('}')));
  };
  return {
    light: bodyOf(':root {'),
    dark: bodyOf(":root:not([data-theme='light']) {"),
    chosen: bodyOf(":root[data-theme='dark'] {"),
  };
}

function channels(hex: string): number[] {
  const digits = hex.slice(1);
  const whole = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits;
  return [0, 2, 4].map((at) => Number.parseInt(whole.slice(at, at + 2), 16) / 255);
}

/** Relative luminance by WCAG. */
function luminance(colour: readonly number[]): number {
  const [red, green, blue] = colour.map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

/** How well one colour is seen on another one, 1 to 21; `opacity`: of what is seen, 0 to 1. */
export function contrast(seen: string, on: string, opacity = 1): number {
  const ground = channels(on);
  const mixed = channels(seen).map((part, index) => part * opacity + ground[index]! * (1 - opacity));
  const [high, low] = [luminance(mixed), luminance(ground)].toSorted((a, b) => b - a);
  return (high! + 0.05) / (low! + 0.05);
}

/** What cannot be read or seen in a palette: "sub on tint: 3.91". */
export function faintPairs(palette: Palette): string[] {
  const pairs = [
    ...TEXTS.flatMap((text) => GROUNDS.map((ground) => [text, ground, AA_TEXT] as const)),
    ...MARKS.flatMap((mark) => GROUNDS.map((ground) => [mark, ground, AA_MARK] as const)),
    ...FILLED.map(([text, ground]) => [text, ground, AA_TEXT] as const),
  ];
  return pairs.flatMap(([seen, ground, least]) => {
    const reached = contrast(palette[seen]!, palette[ground]!);
    return reached >= least ? [] : [`${seen} on ${ground}: ${reached.toFixed(2)}`];
  });
}

/**
 * What is worse to read in one palette than in another one, and not well in it: walks look at every screen in the light one, so whatever is fine
 * there is fine in the dark one, too, also where it is dimmed.
 */
export function worsePairs(dark: Palette, light: Palette, opacities: readonly number[]): string[] {
  return TEXTS.flatMap((text) =>
    GROUNDS.flatMap((ground) =>
      opacities.flatMap((opacity) => {
        const [here, there] = [dark, light].map((palette) =>
          contrast(palette[text]!, palette[ground]!, opacity),
        );
        return here! >= Math.min(AA_TEXT, there!)
          ? []
          : [`${text} on ${ground} at ${opacity}: ${here!.toFixed(2)}`];
      }),
    ),
  );
}

const SCREENS = /^(?:apps\/(?:web|admin)|packages\/ui)\/src\/.*\.(?:tsx|css)$/;
/** A shadow may be any colour: nothing is written in it. The tokens are where colours stand, and a watermark is seen on photographs. */
const AMONG_THEMSELVES = /tokens\.css$|\.test\.|viewer\/watermark\.tsx$/;
const SHADOW = /(?:text-shadow:|drop-shadow-\[|shadow-\[)[^\]]*/g;
const COLOUR = /(?<![\w&])#(?:[\da-f]{3}|[\da-f]{6})(?![\w])|\b(?:rgba?|hsla?|oklch)\(/i;
/** `color: 'red'`, `fill="white"`, `bg-[black]`: a colour by its name. */
const PROPERTY = String.raw`\b(?:(?<=style.*)color|background(?:Color)?|(?:border|outline|caret|accent)Color|fill|stroke|stopColor)`;
const NAMED = new RegExp(
  String.raw`${PROPERTY}(?::\s*|=\{?)["'\x60](?!(?:none|currentColor|transparent|inherit)\b|(?:var|color-mix|url)\()[a-z]|-\[(?:black|white|red|green|blue|gr[ae]y|silver|gold|orange|yellow|pink|purple|brown|navy|teal)\]`,
);

/** Lines of screens, as `path:line: text`, with a colour that is no token: no theme changes it. */
export function looseColours(sources: readonly Source[]): string[] {
  return sources
    .filter(({ path }) => SCREENS.test(path) && !AMONG_THEMSELVES.test(path))
    .flatMap(({ path, text }) =>
      text
        .split('\n')
        .flatMap((line, index) =>
          COLOUR.test(line.replaceAll(SHADOW, '')) || NAMED.test(line)
            ? [`${path}:${index + 1}: ${line.trim()}`]
            : [],
        ),
    );
}

/** The opacities in which screens show what can be used, 0 to 1; what is disabled may be faint. */
export function opacitiesOf(sources: readonly Source[]): number[] {
  const used = sources
    .filter(({ path }) => SCREENS.test(path))
    .flatMap(({ text }) =>
      [...text.matchAll(/(?<![\w:-])opacity-(\d+)\b/g)].map(([, percent]) => Number(percent) / 100),
    );
  return [...new Set([1, ...used])].filter((opacity) => opacity > 0).toSorted((a, b) => b - a);
}
