import { afterAll, expect, it } from 'vitest';
import { createPrinter, type Sheet } from './index.ts';

const printer = createPrinter();
afterAll(() => printer.close());

const sheet: Sheet = {
  title: '見本',
  createdAt: new Date('2026-11-21T00:00:00Z'),
  pages: [
    [
      { kind: 'box', x: 50, y: 50, width: 100, height: 20, fill: '#eeeeee', edge: '#000000' },
      { kind: 'line', x: 50, y: 90, width: 100, weight: 1, colour: '#000000' },
      {
        kind: 'text',
        text: '髙橋 𠮷野家 﨑山',
        x: 50,
        y: 120,
        size: 20,
        width: 60,
        align: 'center',
        isBold: true,
      },
    ],
  ],
};

it('prints the same sheet as the same bytes, whoever prints it', async () => {
  const other = createPrinter();
  const [first, again, others] = await Promise.all([
    printer.draw(sheet),
    printer.draw(sheet),
    other.draw(sheet),
  ]);
  await other.close();
  expect(Buffer.from(first.subarray(0, 8)).toString()).toMatch(/^%PDF-1\./);
  expect(again).toEqual(first);
  expect(others).toEqual(first);
  // The font is five megabytes; only the glyphs used are embedded.
  expect(first.length).toBeLessThan(30_000);
});

it('knows which characters it has no glyph for', async () => {
  expect(await printer.unprintable('髙橋𠮷野家﨑①㈱ ABC')).toEqual([]);
  expect(await printer.unprintable('한국한ア')).toEqual(['한', '국']);
});

it('works on after it was closed', async () => {
  const one = createPrinter();
  const before = await one.draw(sheet);
  await one.close();
  expect(await one.draw(sheet)).toEqual(before);
  await one.close();
});

it('says when a sheet cannot be drawn, and draws the next one', async () => {
  const pages = [[{ kind: 'box', x: Number.NaN, y: 0, width: 1, height: 1, fill: '#000000' }]] as const;
  await expect(printer.draw({ ...sheet, pages })).rejects.toThrow('Not printed');
  expect((await printer.draw(sheet)).length).toBeGreaterThan(1000);
});
