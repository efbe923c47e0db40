import type * as z from 'zod/mini';
import type { staticPage } from '@yoimachi/contract/content';

/** A page as returned. `version` is the day its text came into force, YYYY-MM-DD; a changed text gets a new one. */
export type StaticPage = z.output<typeof staticPage>;
/** What an operator or an installation may change and a page says. */
export interface PageNumbers {
  /** In percent, of the stages from 0 on. */
  readonly stageFees: readonly number[];
  /** Where support is reached. */
  readonly supportMail: string;
}
/** A page as it is written: what says one of these is put together when it is read. */
export type WrittenPage = Omit<StaticPage, 'sections'> & {
  readonly sections: readonly {
    readonly heading: string;
    readonly paragraphs: readonly (string | ((numbers: PageNumbers) => string))[];
  }[];
};
export type PageName = StaticPage['name'];
export type Reader = 'GUEST' | 'CAST';
