import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../launch/paths.ts';
import { contrast, faintPairs, looseColours, opacitiesOf, palettesOf, worsePairs } from './contrast.ts';
import { readSources } from './sources.ts';

const SCREENS = ['{packages/ui,apps/web,apps/admin}/src/**/*.{tsx,css}'];
const css = readFileSync(join(ROOT, 'packages/ui/src/styles/tokens.css'), 'utf8');
const { light, dark, chosen } = palettesOf(css);

test('each theme says every colour, and the chosen dark one is the dark one', () => {
  expect(Object.keys(light).length).toBeGreaterThan(14);
  expect(Object.keys(dark)).toEqual(Object.keys(light));
  expect(chosen).toEqual(dark);
});

test('screens show what can be used dimmed, too', () => {
  expect(opacitiesOf(readSources(SCREENS))).toContain(0.6);
});

test('contrast is that of WCAG', () => {
  expect(contrast('#000', '#fff')).toBeCloseTo(21, 5);
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  expect(contrast('#000', '#fff', 0)).toBe(1);
});

test('a colour that is too faint is caught, in either theme, and one that only dims well in one', () => {
  const pairsOf = (faults: readonly string[]) => faults.map((fault) => fault.split(':')[0]);
  expect(pairsOf(faintPairs({ ...light, sub: '#8f8490' }))).toContain('sub on bg');
  expect(pairsOf(faintPairs({ ...dark, edge: '#4a4350' }))).toContain('edge on surface');
  expect(pairsOf(faintPairs({ ...dark, 'on-primary': '#f5f0f2' }))).toEqual(['on-primary on primary']);
  expect(pairsOf(worsePairs({ ...dark, danger: '#b3261e' }, light, [1]))).toContain('danger on bg at 1');
});

test.each([
  ['apps/web/src/features/planted.tsx', '<p style={{ color: "#231b24" }}>'],
  ['apps/admin/src/planted.tsx', '<p className="text-[#8d8288]">'],
  ['packages/ui/src/planted.css', 'color: rgb(1 2 3);'],
  ['apps/web/src/features/planted.tsx', "<p style={{ color: 'red' }}>"],
  ['apps/web/src/features/planted.tsx', "<p style={{ height, backgroundColor: 'white' }}>"],
  ['packages/ui/src/planted.tsx', '<path fill="black" />'],
  ['apps/admin/src/planted.tsx', '<p className="p-2 text-[red]">'],
])('a colour of its own is caught: %s', (path, text) => {
  expect(looseColours([{ path, text }])).toHaveLength(1);
});

test.each([
  ['apps/web/src/planted.tsx', "import { Button } from '#ui/button.tsx';"],
  ['packages/ui/src/planted.tsx', "'text-gold [text-shadow:0_1px_3px_rgb(0_0_0/0.7)]'"],
  ['packages/ui/src/styles/tokens.css', '--bg: #fff;'],
  ['apps/web/src/planted.tsx', "<p style={{ color: 'var(--color-ink)', background: 'none' }}>"],
  ['packages/ui/src/planted.tsx', '<path fill="none" stroke="currentColor" />'],
  ['packages/ui/src/planted.tsx', "  ok: { icon: 'shield', color: 'text-ok' },"],
])('what is none passes: %s', (path, text) => {
  expect(looseColours([{ path, text }])).toEqual([]);
});
