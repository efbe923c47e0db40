import type { NewsKind } from '@yoimachi/domain/news';
import type { Pictures } from '#gateways/picture/port.ts';
import type { Storage } from '#gateways/storage/port.ts';
import type { Trx } from '#platform/database';

/** A piece of news for some people at once, by the channels of their settings. */
export interface ToldNews {
  readonly newsId: string;
  readonly kind: NewsKind;
  /** Nobody is told who has not agreed to advertising; what goes out names its sender and a way out (rules.md 10). */
  readonly isAdvertising: boolean;
  readonly title: string;
  /** Its first paragraph, one line of plain words. */
  readonly body: string;
  /** A path of the product. */
  readonly link: string;
  readonly accountIds: readonly string[];
}

export interface NewsMeans {
  readonly storage: Storage;
  /** Hands a piece of news to the channels, in the transaction that says so: whoever is named in it is never named again. */
  readonly deliverNews: (trx: Trx, told: ToldNews) => Promise<void>;
  /** How many accounts are looked at in one transaction, and what leaves the database to people before the next ones. */
  readonly pace: { readonly atOnce: number; readonly pause: () => Promise<void> };
}

/** What an operator's picture is made with. */
export interface PictureMeans {
  readonly storage: Storage;
  /** Begins processes for one picture; who began them ends them. */
  readonly openPictures: () => Pictures;
}
