import type { Page } from '@playwright/test';

/**
 * What does not hold on the screen as it stands, in words: a page that scrolls sideways, text that leaves its box or is cut, a
 * heading of one character a line, an act of the bottom bar that is not on the screen.
 */
export function misfits(page: Page, width: number): Promise<string[]> {
  return page.evaluate((windowWidth) => {
    const found = new Set<string>();
    const tell = (what: string, element: Element) => {
      const words = (element.textContent ?? '').trim().slice(0, 24);
      found.add(`${what}: <${element.localName} class="${element.className}"> ${words}`);
    };
    const styleOf = (element: Element) => getComputedStyle(element);
    const scrolls = (element: Element) => /auto|scroll/.test(styleOf(element).overflowX);
    /** Words for readers only stand in a box of one pixel. */
    const isSeen = (element: Element) => {
      const box = element.getBoundingClientRect();
      return (
        box.width > 1 &&
        box.height > 1 &&
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      );
    };

    /** Names and places may end in dots; a heading, a control, a figure may not. */
    const mayBeCut = (element: Element) =>
      element.classList.contains('truncate') &&
      !element.classList.contains('nums') &&
      !element.closest('h1, h2, h3, button, [role="tab"]');

    const wide = document.documentElement.scrollWidth - windowWidth;
    if (wide > 0) {
      found.add(`the page is ${wide} px too wide`);
      for (const element of document.querySelectorAll('body *'))
        if (element.getBoundingClientRect().right > windowWidth + 0.5 && isSeen(element)) {
          tell('too wide', element);
          break;
        }
    }

    function checkText(node: Text): void {
      const range = document.createRange();
      range.selectNodeContents(node);
      const parent = node.parentElement!;
      const fontSize = parseFloat(styleOf(parent).fontSize);
      const slack = fontSize * 0.3;
      // A wide blank at the end of a line hangs over its box, unseen.
      const hanging = node.data.includes('\u3000') ? fontSize + 1.5 : 1.5;
      const rects = [...range.getClientRects()].filter((rect) => rect.width > 0);
      let isOwnBox = true;
      // A badge hangs over the edge of what it belongs to.
      let hangs = false;
      for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
        const style = styleOf(box);
        if (style.display === 'inline' || style.display === 'contents') continue;
        if (scrolls(box)) return;
        const cuts = style.overflowX !== 'visible';
        // A control's ground is as large as its words.
        if (isOwnBox || cuts || (!hangs && box.matches('a, button, label'))) {
          const edge = box.getBoundingClientRect();
          const leaves = rects.some(
            (rect) => rect.right > edge.right + hanging || rect.left < edge.left - 1.5,
          );
          const leavesBelow = rects.some(
            (rect) => rect.bottom > edge.bottom + slack || rect.top < edge.top - slack,
          );
          if (leaves && mayBeCut(box)) return;
          if (leaves) return tell(cuts ? 'cut' : 'text leaves its box', box);
          if (leavesBelow) return tell('cut above or below', box);
        }
        isOwnBox = false;
        hangs ||= style.position === 'absolute';
      }
    }

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      const parent = node.parentElement!;
      if (node.data.trim() === '' || parent.closest('#splash, option, .sr-only, script, style, title'))
        continue;
      if (isSeen(parent)) checkText(node);
    }

    for (const heading of document.querySelectorAll('h1, h2, h3, [role="tab"], button, dt, label')) {
      const text = (heading.textContent ?? '').trim();
      if (text.length < 6 || !isSeen(heading)) continue;
      const range = document.createRange();
      range.selectNodeContents(heading);
      const lines = new Set([...range.getClientRects()].map((rect) => Math.round(rect.top / 8)));
      if (lines.size * 2 > text.length) tell('one character a line', heading);
    }

    for (const bar of document.querySelectorAll('[data-sticky-bar]'))
      for (const act of bar.querySelectorAll('button, a')) {
        const box = act.getBoundingClientRect();
        if (!isSeen(act)) continue;
        const isThere =
          box.left >= 0 && box.right <= windowWidth && box.top >= 0 && box.bottom <= window.innerHeight + 1;
        if (!isThere) tell('not on the screen', act);
      }
    return [...found];
  }, width);
}
