import type { Page } from '@playwright/test';

/**
 * Puts each text that is drawn into two elements of its own, at once, as a browser does that translates the page: what React holds of it is on
 * the page no more. Before the page is opened.
 */
export const translatePages = (page: Page) =>
  page.addInitScript(() => {
    const LEFT_ALONE = 'font, head, script, style, svg, textarea, option, [translate="no"]';
    const translate = (text: Text) => {
      const within = text.parentElement;
      if (!within || text.data.trim() === '' || within.closest(LEFT_ALONE)) return;
      const outer = document.createElement('font');
      outer.append(document.createElement('font'));
      outer.firstElementChild!.append(text.data);
      text.replaceWith(outer);
    };
    new MutationObserver((records) => {
      for (const { addedNodes } of records)
        for (const added of addedNodes) {
          const walker = document.createTreeWalker(added, NodeFilter.SHOW_TEXT);
          const texts = added instanceof Text ? [added] : [];
          while (walker.nextNode()) texts.push(walker.currentNode as Text);
          texts.forEach(translate);
        }
    }).observe(document, { childList: true, subtree: true });
  });
