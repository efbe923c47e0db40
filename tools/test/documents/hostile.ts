import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { ROOT } from '../../launch/paths.ts';
import { drawCard, drawLines, type SampleOrder } from '../../documents/card.ts';
import { HOSTILE, PEOPLE } from '../../documents/people.ja.ts';

export interface HostilePicture {
  readonly title: string;
  readonly documentType: 'DRIVERS_LICENSE' | 'MY_NUMBER_CARD';
  draw(): Promise<Uint8Array>;
}

type Box = readonly [left: number, top: number, width: number, height: number];

/** Where name and birthday stand on drawn cards, in their pixels. */
const NAME_OF_LICENCE: Box = [180, 60, 640, 90];
const BIRTHDAY_OF_LICENCE: Box = [840, 70, 470, 80];
const NAME_OF_CARD: Box = [200, 70, 640, 100];
const BIRTHDAY_OF_CARD: Box = [520, 370, 560, 80];

const base = {
  ...PEOPLE[0],
  birthday: '1999-05-05',
  expiresOn: '2029-06-05',
  issuedOn: '2024-05-02',
} as const;

/** A card with a strip of paper on it. */
async function covered(order: SampleOrder, [left, top, width, height]: Box): Promise<Buffer> {
  const paper = await sharp({ create: { width, height, channels: 3, background: '#f4f4f0' } })
    .png()
    .toBuffer();
  return sharp(await drawCard(order))
    .composite([{ input: paper, left, top }])
    .png()
    .toBuffer();
}

const CARD = { width: 1712, height: 1080 };

/** Two cards in one picture, the second below or beside the first. */
async function together(cards: readonly Buffer[], beside: boolean): Promise<Buffer> {
  const [across, down] = beside ? [CARD.width + 40, 0] : [0, CARD.height + 40];
  const size = { width: CARD.width + across, height: CARD.height + down };
  return sharp({ create: { ...size, channels: 3, background: '#62564c' } })
    .composite(cards.map((input, index) => ({ input, left: index * across, top: index * down })))
    .jpeg()
    .toBuffer();
}

/** Her own card without its birthday, and that of somebody whose birthday she registered, without a name. */
async function mixed(documentType: HostilePicture['documentType'], beside: boolean): Promise<Buffer> {
  const isLicence = documentType === 'DRIVERS_LICENSE';
  const hers = { documentType, ...base, birthday: '2009-08-01' };
  return together(
    [
      await covered(hers, isLicence ? BIRTHDAY_OF_LICENCE : BIRTHDAY_OF_CARD),
      await covered({ documentType, ...base, ...PEOPLE[5] }, isLicence ? NAME_OF_LICENCE : NAME_OF_CARD),
    ],
    beside,
  );
}

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
const portrait = (file: string) => readFile(join(ROOT, 'apps/web/public/portraits', file));

/** What is handed in instead of a document of 高橋 美咲, born on 1999-05-05. */
export const HOSTILE_PICTURES: readonly HostilePicture[] = [
  { title: 'a blank page', documentType: 'DRIVERS_LICENSE', draw: () => plain(1600, 1200) },
  { title: 'one pixel', documentType: 'DRIVERS_LICENSE', draw: () => plain(1, 1) },
  { title: 'a strip of one row', documentType: 'DRIVERS_LICENSE', draw: () => plain(3000, 1) },
  {
    title: 'no picture',
    documentType: 'DRIVERS_LICENSE',
    draw: () => Promise.resolve(Buffer.from('%PDF-1.7')),
  },
  { title: 'a face', documentType: 'MY_NUMBER_CARD', draw: () => portrait('001.webp') },
  { title: 'orders to the reader', documentType: 'DRIVERS_LICENSE', draw: () => drawLines(HOSTILE.orders) },
  {
    title: "a letter with another's name",
    documentType: 'DRIVERS_LICENSE',
    draw: () => drawLines(HOSTILE.letter),
  },
  { title: 'the product itself', documentType: 'DRIVERS_LICENSE', draw: () => drawLines(HOSTILE.screen) },
  {
    title: 'two licences, one below the other',
    documentType: 'DRIVERS_LICENSE',
    draw: () => mixed('DRIVERS_LICENSE', false),
  },
  {
    title: 'two licences side by side',
    documentType: 'DRIVERS_LICENSE',
    draw: () => mixed('DRIVERS_LICENSE', true),
  },
  {
    title: 'two cards, one below the other',
    documentType: 'MY_NUMBER_CARD',
    draw: () => mixed('MY_NUMBER_CARD', false),
  },
  {
    title: 'two cards side by side',
    documentType: 'MY_NUMBER_CARD',
    draw: () => mixed('MY_NUMBER_CARD', true),
  },
];
