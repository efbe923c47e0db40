import type { APIRequestContext, Page } from '@playwright/test';

/** What a screen lacks, and the pages of the product that it leads to. */
interface Wholeness {
  readonly faults: readonly string[];
  readonly leadsTo: readonly string[];
}

/** Gifts that are switched off are the one thing that may say so. */
const GIFTS_OFF = 'ギフト機能は準備中です。';

/** Whether a screen has a heading and a way back or on, and says of nothing that it is still to come. */
export function wholeness(page: Page): Promise<Wholeness> {
  return page.evaluate((giftsOff) => {
    const isShown = (element: Element) => element.checkVisibility();
    const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].filter(isShown);
    const inside = links.filter((link) => link.origin === location.origin && !link.download);
    const elsewhere = inside.filter((link) => link.pathname !== location.pathname);
    // A step of a registration goes on by the act at its bottom.
    const acts = '[aria-label="戻る"], [data-sticky-bar] button';
    const acted = [...document.querySelectorAll(acts)].some(isShown);
    const faults = [
      [...document.querySelectorAll('h1')].length !== 1 && 'has not one heading',
      !acted && elsewhere.length === 0 && 'has no way back or on',
      document.body.innerText.replaceAll(giftsOff, '').includes('準備中') && 'says that it is still to come',
    ].filter((fault) => fault !== false);
    return { faults, leadsTo: inside.map(({ pathname }) => pathname) };
  }, GIFTS_OFF);
}

/** Of the paths those at which the product has nothing: it answers every screen by its status. */
export async function deadOf(request: APIRequestContext, paths: ReadonlySet<string>): Promise<string[]> {
  const dead: string[] = [];
  for (const path of paths) {
    const answer = await request.head(path);
    if (!answer.ok()) dead.push(`${answer.status()} ${path}`);
  }
  return dead;
}
