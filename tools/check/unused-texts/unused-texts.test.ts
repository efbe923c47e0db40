import { expect, test } from 'vitest';
import { find } from './find.ts';

const FEATURE = 'apps/web/src/features/money/planted';
const TEXTS = `export const plantedTexts = {
  title: '題',
  states: { OPEN: '公開', CLOSED: '終了' },
  said: (count: number) => \`\${count}件\`,
} as const;`;

/** What is found when a screen beside the catalogue is written so. */
const left = (screen: string, ...others: { path: string; text: string }[]) =>
  find([
    { path: `${FEATURE}/ja.ts`, text: TEXTS },
    { path: `${FEATURE}/screen.tsx`, text: screen },
    ...others,
  ]);
const IMPORT = `import { plantedTexts as t } from './ja.ts';\n`;

test('a key that nothing asks for is found with its line', () => {
  expect(left(`${IMPORT}export const words = [t.title, t.states.OPEN, t.said(1)];`)).toEqual([
    'apps/web/src/features/money/planted/ja.ts:3: plantedTexts.states.CLOSED',
  ]);
  expect(left(`${IMPORT}export const words = t.title;`)).toEqual([
    'apps/web/src/features/money/planted/ja.ts:3: plantedTexts.states',
    'apps/web/src/features/money/planted/ja.ts:3: plantedTexts.states.OPEN',
    'apps/web/src/features/money/planted/ja.ts:3: plantedTexts.states.CLOSED',
    'apps/web/src/features/money/planted/ja.ts:4: plantedTexts.said',
  ]);
});

test.each([
  ['in an element', `export const Part = () => <p>{t.title}{t.said(2)}{t.states.OPEN}{t.states.CLOSED}</p>;`],
  ['taken apart', `const { title, said, states } = t;\nexport const words = [title, said, states];`],
  ['the rest of it', `const { title, ...others } = t;\nexport const words = [title, others];`],
  [
    'a part taken apart',
    `const { OPEN, CLOSED } = t.states;\nexport const words = [OPEN, CLOSED, t.title, t.said];`,
  ],
  [
    'by a name that is known later',
    `export const words = (key: 'OPEN') => [t.states[key], t.title, t.said];`,
  ],
  ['handed on', `export const words = () => <Part texts={t} />;`],
  ['gone through', `export const words = Object.values(t);`],
])('what is asked for is not: %s', (_, code) => {
  expect(left(IMPORT + code)).toEqual([]);
});

test('another text of the same name, and a test, ask for nothing', () => {
  const other = `export const plantedTexts = { title: '別' };`;
  const asked = `import { plantedTexts } from './ja.ts';\nexport const title = plantedTexts.title;`;
  const elsewhere = 'apps/admin/src/features/planted';
  expect(
    left(
      `${IMPORT}export const words = [t.states, t.said];`,
      { path: `${elsewhere}/ja.ts`, text: other },
      { path: `${elsewhere}/screen.tsx`, text: asked },
      { path: `${FEATURE}/screen.test.tsx`, text: asked },
    ),
  ).toEqual(['apps/web/src/features/money/planted/ja.ts:2: plantedTexts.title']);
});

test('a text may be asked for through a door, and by another of its catalogue', () => {
  const own = `${TEXTS}\nexport const more = { of: plantedTexts.title };`;
  expect(
    find([
      { path: `${FEATURE}/ja.ts`, text: own },
      { path: `${FEATURE}/index.ts`, text: `export { plantedTexts } from './ja.ts';` },
      {
        path: 'apps/web/src/app/planted.tsx',
        text: `import { plantedTexts as t } from '#money/planted';\nexport const words = [t.states, t.said];`,
      },
    ]),
  ).toEqual(['apps/web/src/features/money/planted/ja.ts:6: more.of']);
});
