import { expect, test } from 'vitest';
import { rulesText, withContents } from './contents.ts';

test('sections of two depths are listed, by the anchors of their headings', () => {
  const text = [
    '# Rules',
    '<!-- contents: written by x -->',
    'old',
    '<!-- end of contents -->',
    '## 1. Names',
    '### 1.1 Of whom?',
    '#### Not this',
    '',
  ].join('\n');
  expect(withContents(text)).toContain(
    '-->\n\n- [1. Names](#1-names)\n  - [1.1 Of whom?](#11-of-whom)\n\n<!-- end',
  );
});

test('the list in the rules changes nothing else of them', async () => {
  const text = await rulesText();
  expect(withContents(text)).toBe(text);
  expect(text.match(/^- \[\d+\. /gm)?.length).toBe(text.match(/^## /gm)?.length);
});
