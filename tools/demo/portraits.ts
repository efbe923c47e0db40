import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Hair, Skin } from '@yoimachi/domain/profile';

export const HAIR_STYLES = [
  'long', 'bob', 'updo', 'wavy', 'halfUp', 'lowPony', 'medium', 'sideWaves', 'short', 'highPony', 'chignon', 'braid',
] as const; // oxfmt-ignore

/** What a portrait shows of a person who does not exist. */
export interface Portrait {
  readonly hair: Hair;
  readonly skin: Skin;
  readonly hairStyle: (typeof HAIR_STYLES)[number];
  readonly isMale: boolean;
  readonly isKimono: boolean;
}

/** What `apps/web/public/portraits/001.webp` and the following ones show, in their order. */
export const PORTRAITS = JSON.parse(
  readFileSync(join(import.meta.dirname, 'portraits.json'), 'utf8'),
) as readonly Portrait[];

/** The average colour of each picture, as the product keeps it of what people hand in. */
export const COLOURS = JSON.parse(
  readFileSync(join(import.meta.dirname, 'portrait-colours.json'), 'utf8'),
) as readonly string[];

/** What the pictures behind the portraits show, three times over: things somebody likes, never somebody else's face. */
export const SCENES = [
  'wine',
  'coffee',
  'sushi',
  'flowers',
  'cocktail',
  'sweets',
  'sake',
  'skyline',
] as const;
export const SCENE_ROUNDS = 3;
