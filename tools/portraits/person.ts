import { makeRandom, seedOf } from '../demo/random.ts';
import type { Random } from '../demo/random.ts';
import { CLOTHS, HAIR_COLOURS, LIPS, MOODS, SKINS } from './palette.ts';
import type { Cloth, HairColour, Mood, Skin } from './palette.ts';

const HAIR_STYLES = [
  'long', 'bob', 'updo', 'wavy', 'halfUp', 'lowPony', 'medium', 'sideWaves', 'short', 'highPony', 'chignon', 'braid',
] as const; // prettier-ignore
export type HairStyle = (typeof HAIR_STYLES)[number];

const FRINGES = ['sweptLeft', 'sweptRight', 'centre', 'full', 'wispy', 'back'] as const;
export type Fringe = (typeof FRINGES)[number];

const MALE_STYLES = ['sidePart', 'centrePart', 'softWave', 'upBang'] as const;
export type MaleStyle = (typeof MALE_STYLES)[number];

const OUTFITS = [
  'vDress', 'boat', 'square', 'halter', 'lace', 'blouse', 'knit', 'jacket', 'kimono', 'strap', 'oneShoulder', 'wrap',
] as const; // prettier-ignore
export type Outfit = (typeof OUTFITS)[number];

const MALE_OUTFITS = ['suitOpen', 'suitTie', 'suitKnit', 'haori'] as const;
type MaleOutfit = (typeof MALE_OUTFITS)[number];

const EYES = ['smile', 'serene', 'open', 'soft', 'lowered'] as const;
type Eyes = (typeof EYES)[number];

/** Everything the drawing needs to know about one fictitious person. */
export type Person = {
  number: number;
  hairColour: HairColour;
  skin: Skin;
  /** Index of the skin in the palette. */
  skinTone: number;
  mood: Mood;
  cloth: Cloth;
  lips: string;
  eyes: Eyes;
  /** 'bokeh' lights only, or lights in front of a lounge's window, curtain or lamp. */
  setting: 'bokeh' | 'window' | 'curtain' | 'lamp' | 'moon';
  tiltDegrees: number;
  /** −1 looks to the left of the picture, 1 to the right. */
  turn: number;
  scale: number;
  faceWidth: number;
  chin: number;
  mouth: 'smile' | 'soft' | 'calm';
  brow: number;
  earring: 'none' | 'drop' | 'pearl' | 'hoop' | 'bar';
  necklace: 'none' | 'chain' | 'pearls' | 'pendant';
  ornament: boolean;
  lightFromLeft: boolean;
  mirrored: boolean;
} & (
  | { male: false; hairStyle: HairStyle; fringe: Fringe; outfit: Outfit }
  | { male: true; hairStyle: MaleStyle; fringe: 'none'; outfit: MaleOutfit }
);

export const PORTRAIT_COUNT = 240;

/** One in twenty portraits shows a male host. */
export function isMalePortrait(number: number): boolean {
  return number % 20 === 13;
}

/**
 * The n-th entry of a list walked with a stride, so that neighbours on one page differ. Each pass through the list starts `turn` entries
 * further on, so that two lists of equal length do not always form the same pairs.
 */
function strided<T>(list: readonly T[], number: number, stride: number, turn = 1): T {
  return list[(number * stride + Math.floor(number / list.length) * turn) % list.length] as T;
}

/**
 * Describes portrait `number` (1 to 240). Pure: the same number always gives the same person. Style, cloth and background walk their lists
 * with different strides, so no two portraits on one page share all of them.
 */
export function describePerson(number: number): Person {
  const random = makeRandom(seedOf('portrait', number));
  const male = isMalePortrait(number);
  const hairColour = random.weighted(
    HAIR_COLOURS.map((colour, i) => [colour, i < 5 ? 4 : i < 7 ? 2 : 1] as const),
  );
  const skinTone = random.weighted(SKINS.map((_, i) => [i, i === 3 ? 1 : 3] as const));
  const shared = {
    number,
    mood: strided(MOODS, number, 7, 4),
    cloth: strided(CLOTHS, number + 5, 11, 2),
    hairColour,
    skin: SKINS[skinTone] as Skin,
    skinTone,
    lips: random.pick(LIPS),
    eyes: strided(EYES, number, 3),
    setting: random.weighted([
      ['bokeh', 5],
      ['window', 2],
      ['curtain', 2],
      ['lamp', 2],
      ['moon', 1],
    ] as const),
    tiltDegrees: random.range(-6, 6),
    turn: random.range(-1, 1),
    scale: random.range(0.94, 1.08),
    faceWidth: random.range(0.94, 1.04),
    chin: random.range(-4, 5),
    mouth: random.weighted([
      ['smile', 5],
      ['soft', 4],
      ['calm', 2],
    ] as const),
    brow: random.range(-1, 1),
    necklace: random.weighted([
      ['none', 4],
      ['chain', 2],
      ['pearls', 2],
      ['pendant', 2],
    ] as const),
    earring: random.weighted([
      ['none', 2],
      ['drop', 3],
      ['pearl', 3],
      ['hoop', 1],
      ['bar', 2],
    ] as const),
    ornament: random.chance(0.45),
    lightFromLeft: random.chance(0.5),
    mirrored: random.chance(0.5),
  };
  if (male) return { ...shared, male: true, fringe: 'none', ...maleLook(number, random) };
  return { ...shared, male: false, ...femaleLook(number, random) };
}

function maleLook(number: number, random: Random): { hairStyle: MaleStyle; outfit: MaleOutfit } {
  const turn = Math.floor(number / 20);
  return {
    hairStyle: strided(MALE_STYLES, turn, 1),
    outfit: random.chance(0.1) ? 'haori' : strided(MALE_OUTFITS.slice(0, 3), turn, 1),
  };
}

/** Kimonos go with hair up; a short or gathered style rarely has a heavy fringe. */
function femaleLook(
  number: number,
  random: Random,
): { hairStyle: HairStyle; fringe: Fringe; outfit: Outfit } {
  const hairStyle = strided(HAIR_STYLES, number, 5, 1);
  const gathered = hairStyle === 'updo' || hairStyle === 'chignon';
  const fringe = gathered
    ? random.pick(['sweptLeft', 'sweptRight', 'back', 'centre', 'wispy'] as const)
    : random.pick(FRINGES.slice(0, hairStyle === 'bob' || hairStyle === 'short' ? 5 : 6));
  let outfit: Outfit = strided(OUTFITS, number + random.int(0, 2), 7, 7);
  if (gathered && random.chance(0.55)) outfit = 'kimono';
  if (!gathered && outfit === 'kimono') outfit = 'wrap';
  return { hairStyle, fringe, outfit };
}
