import type { Banner, NewsPicture } from '@yoimachi/contract/news';
import { leadOf } from '@yoimachi/domain/news';
import type { ShownBanner, ShownRow } from './news.store.ts';
import { pathOf } from './pictures.ts';

const LEAD_LENGTH = 120;

const pictureOf = (id: string | null, colour: string | null): NewsPicture | null =>
  id === null || colour === null ? null : { path: pathOf(id), colour };

export const newsOf = (row: ShownRow) => ({
  ...row,
  picture: pictureOf(row.pictureId, row.pictureColour),
});

export const cardOf = (row: ShownRow) => ({ ...newsOf(row), lead: shortLead(row.body) });

export const bannerOf = ({ pictureId, pictureColour: colour, ...row }: ShownBanner): Banner => ({
  ...row,
  picture: { path: pathOf(pictureId), colour },
});

/** The first paragraph in one line, cut where a card or a message ends. */
export function shortLead(body: string): string {
  const signs = [...leadOf(body).replaceAll(/\s*\n\s*/g, ' ')];
  return signs.length > LEAD_LENGTH ? `${signs.slice(0, LEAD_LENGTH - 1).join('')}…` : signs.join('');
}
