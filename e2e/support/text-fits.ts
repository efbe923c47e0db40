import type { Page } from '@playwright/test';
import { phrasesOf } from '../../packages/ui/src/lib/phrases.ja.ts';

/** What the checks in the page share. */
interface Fit {
  isSeen(element: Element): boolean;
  /** 「cut: <h1 class="…"> ポイント購入」 */
  say(what: string, element: Element): string;
}
declare global {
  interface Window {
    fit: Fit;
  }
}

/**
 * What is wrong with the current screen, in words: a page that scrolls sideways, text that overflows or is cut, a heading of one character
 * per line, an act of the bottom bar that is off screen.
 */
export async function misfits(page: Page, width: number): Promise<string[]> {
  await share(page);
  const found = [
    await page.evaluate(findTooWide, width),
    await page.evaluate(findCutText),
    await page.evaluate(findBrokenLines),
    await page.evaluate(findLostActs, width),
  ];
  return [...new Set(found.flat())];
}

const share = (page: Page) =>
  page.evaluate(() => {
    window.fit = {
      isSeen(element) {
        const { width, height } = element.getBoundingClientRect();
        // Text only for screen readers is in a one-pixel box.
        if (width <= 1 || height <= 1) return false;
        return element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      },
      say: (what, element) =>
        `${what}: <${element.localName} class="${element.getAttribute('class')}"> ${(element.textContent ?? '').trim().slice(0, 24)}`,
    };
  });

/** Elements whose words are read at a glance, with no paragraph in them. */
const GLANCES =
  'h1, h2, h3, button, label, legend, dt, th, summary, nav a, li > a, [role="tab"], [role="group"] > [id], .rounded-full';

/**
 * Words, not sentences, of buttons, headings, labels, chips and menus that the current screen breaks inside of a phrase, with 「／」 where it does,
 * laid out in each of these widths. To lay it out costs a hundredth of drawing it in a window of that size; no width of ours may lie between (breakpoints.ts).
 */
export async function tornWords(page: Page, widths: readonly number[]): Promise<string[]> {
  await share(page);
  const torn: string[] = [];
  for (const width of widths) {
    await page.evaluate(layOutAt, `${width}px`);
    const broken = await page.evaluate(findLines, GLANCES);
    const words = broken.filter((lines) => !/[、。]/.test(lines.join('')) && isTorn(lines));
    torn.push(...words.map((lines) => `${lines.join('／')} at ${width} px`));
  }
  await page.evaluate(layOutAt, '');
  return torn;
}

/** What is fixed to the window is laid out in the page, too. */
function layOutAt(width: string): void {
  Object.assign(document.documentElement.style, { width, transform: width && 'translate(0)' });
}

function isTorn(lines: readonly string[]): boolean {
  const endsOf = (parts: readonly string[]) =>
    parts.map((_, index) => parts.slice(0, index + 1).join('').length);
  const ends = endsOf(phrasesOf(lines.join('')));
  return endsOf(lines).some((end) => !ends.includes(end));
}

/** The texts that take several lines, line by line. */
function findLines(glances: string): string[][] {
  const range = document.createRange();
  const topOf = (node: Text, from: number, to: number) => {
    range.setStart(node, from);
    range.setEnd(node, to);
    return [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top));
  };
  const linesOf = (node: Text): string[] => {
    const lines = [''];
    let last: number | undefined;
    [...node.data].reduce((at, sign) => {
      const top = topOf(node, at, at + sign.length)[0];
      if (top !== undefined && last !== undefined && top !== last) lines.push('');
      last = top ?? last;
      lines.push(lines.pop()! + sign);
      return at + sign.length;
    }, 0);
    return lines;
  };
  const found: string[][] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    const within = node.parentElement!;
    if (!within.closest(glances) || within.closest('p, bdi, .sr-only, .wrap-anywhere, .break-all')) continue;
    if (new Set(topOf(node, 0, node.length)).size > 1 && window.fit.isSeen(within)) found.push(linesOf(node));
  }
  return found;
}

function findTooWide(width: number): string[] {
  const over = document.documentElement.scrollWidth - width;
  if (over <= 0) return [];
  const first = [...document.querySelectorAll('body *')].find(
    (element) => element.getBoundingClientRect().right > width + 0.5 && window.fit.isSeen(element),
  );
  return [`the page is ${over} px too wide`, ...(first ? [window.fit.say('too wide', first)] : [])];
}

function findCutText(): string[] {
  /** Names, places and the first lines of a text that is whole elsewhere may be truncated; a heading, a control or a figure may not. */
  const mayBeCut = (element: Element) =>
    element.matches('.truncate:not(.nums)') && !element.closest('h1, h2, h3, button, [role="tab"]');
  const isTeaser = (element: Element) => element.matches('p.line-clamp-2');

  function check(node: Text): string | null {
    const range = document.createRange();
    range.selectNodeContents(node);
    const parent = node.parentElement!;
    const fontSize = parseFloat(getComputedStyle(parent).fontSize);
    // A wide space at the end of a line overhangs its box, invisibly; of what closes, the right half is empty and may be trimmed.
    const empty = node.data.includes('\u3000') ? 1 : /[）」』】、。]/.test(node.data) ? 0.5 : 0;
    const slack = { x: empty * fontSize + 1.5, y: fontSize * 0.3 };
    const rects = [...range.getClientRects()].filter((rect) => rect.width > 0);
    let isOwnBox = true;
    // A badge overhangs the edge of what it belongs to.
    let hangs = false;
    for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box);
      if (style.display === 'inline' || style.display === 'contents') continue;
      // What a translator put around text that is for screen readers at this width has a size; its one-pixel box has none.
      if (style.overflowX !== 'visible' && box.clientWidth <= 1 && box.clientHeight <= 1) return null;
      if (/auto|scroll/.test(style.overflowX)) return null;
      // A control's background is as large as its text.
      const isGround = isOwnBox || (!hangs && box.matches('a, button, label'));
      if (isGround || style.overflowX !== 'visible') {
        const edge = box.getBoundingClientRect();
        const over = Math.max(
          ...rects.map(({ left, right }) => Math.max(right - edge.right - slack.x, edge.left - 1.5 - left)),
        );
        if (over > 0)
          return mayBeCut(box)
            ? null
            : window.fit.say(`text leaves its box by ${Math.ceil(over)} px too many`, box);
        if (rects.some(({ top, bottom }) => bottom > edge.bottom + slack.y || top < edge.top - slack.y))
          return isTeaser(box) ? null : window.fit.say('cut above or below', box);
      }
      isOwnBox = false;
      hangs ||= style.position === 'absolute';
    }
    return null;
  }

  const found: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    const parent = node.parentElement!;
    if (node.data.trim() === '' || parent.closest('#splash, option, .sr-only, script, style, title'))
      continue;
    const problem = window.fit.isSeen(parent) ? check(node) : null;
    if (problem) found.push(problem);
  }
  return found;
}

function findBrokenLines(): string[] {
  const found: string[] = [];
  for (const element of document.querySelectorAll('h1, h2, h3, [role="tab"], button, dt, label')) {
    const text = (element.textContent ?? '').trim();
    if (text.length < 6 || !window.fit.isSeen(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(element);
    const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top / 8)));
    if (lines.size * 2 > text.length) found.push(window.fit.say('one character a line', element));
  }
  return found;
}

function findLostActs(width: number): string[] {
  return [...document.querySelectorAll('[data-sticky-bar] :is(button, a)')]
    .filter((act) => {
      const { left, right, top, bottom } = act.getBoundingClientRect();
      const isThere = left >= 0 && right <= width && top >= 0 && bottom <= window.innerHeight + 1;
      return window.fit.isSeen(act) && !isThere;
    })
    .map((act) => window.fit.say('not on the screen', act));
}
