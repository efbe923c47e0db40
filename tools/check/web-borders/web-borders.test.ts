import { expect, test } from 'vitest';
import { features } from '../../../apps/web/src/features/manifest.ts';
import { readSources } from '../sources.ts';
import { webBorders } from './borders.ts';

const sources = readSources(['apps/web/src/**/*.{ts,tsx}']);
const names = Object.keys(features);
const manifest: Readonly<Record<string, readonly string[]>> = features;

/** What the check says of one more file. */
const findings = (path: string, text: string) =>
  webBorders([{ path: `apps/web/src/${path}`, text }], manifest).filter((each) => each.includes('planted'));
const planted = (path: string, text: string) => expect(findings(path, text).join('\n'));

test('every absent pair of features is caught, and no other', () => {
  const house = names.flatMap((from) => [
    { path: `apps/web/src/features/${from}/index.ts`, text: '' },
    ...names.map((to) => ({
      path: `apps/web/src/features/${from}/to-${to.replace('/', '-')}.ts`,
      text: `import { a } from '#${to}';`,
    })),
  ]);
  const caught = webBorders(house, manifest).map((finding) => finding.split(':')[0]);
  const absent = names.flatMap((from) =>
    names
      .filter((to) => !manifest[from]!.includes(to))
      .map((to) => `apps/web/src/features/${from}/to-${to.replace('/', '-')}.ts imports #${to}`),
  );
  expect(absent.length).toBeGreaterThan(names.length * (names.length - 5));
  expect(caught).toHaveLength(absent.length);
  expect(new Set(caught)).toEqual(new Set(absent));
});

const INSIDE = '../../find/search/filters.ts';

test.each([
  ['a value', `import { a } from '${INSIDE}';`],
  ['a type', `import type { A } from '${INSIDE}';`],
  ['something handed on', `export * from '${INSIDE}';`],
  ['something late', `export const a = () => import('${INSIDE}');`],
  ['a type in a type', `export type A = import('${INSIDE}').A;`],
])("a feature's inside is out of reach: %s", (_, text) => {
  planted('features/meeting/place/planted.ts', text).toContain('entered by its door');
});

test.each([
  ['routes/guest/planted.tsx', '../../features/money/gift/gift-row.tsx'],
  ['routes/guest/planted.tsx', '#money/gift/gift-row.tsx'],
  ['app/planted.ts', '../features/money/gift/index.ts'],
  ['app/planted.ts', '../routes/index.tsx'],
  ['features/money/gift/planted.ts', '../../../app/guard.ts'],
  ['features/money/gift/planted.ts', '#money/gift'],
  ['features/money/gift/planted.ts', '#desk/operator'],
  ['features/money/gift/api/planted.ts', '../../stage/index.ts'],
  ['ui/planted.ts', '#money/gift'],
  ['lib/planted.ts', '#money/gift'],
  ['lib/planted.ts', '#ui/cx.ts'],
  ['lib/planted.ts', '../features/money/gift/index.ts'],
  ['gallery/planted.ts', '#money/gift'],
])('%s must not import %s', (path, name) => {
  planted(path, `import { a } from '${name}';`).toContain(`${path} imports ${name}: `);
});

test('an import that only the running program knows is caught', () => {
  planted('features/money/gift/planted.ts', 'export const a = (b: string) => import(b);').toContain(
    'written down',
  );
});

test('a part that comes late without a place held for it is caught', () => {
  const late = "const Body = lazy(() => import('./body.tsx'));";
  planted('features/money/gift/planted.tsx', late).toContain('has no <Suspense>');
  expect(
    findings(
      'features/money/gift/planted.tsx',
      `${late} export const A = () => <Suspense><Body /></Suspense>;`,
    ),
  ).toEqual([]);
});

test('a door that nobody uses, a feature without one, one that is not named, and a circle are told', () => {
  const told = (changed: typeof manifest) => webBorders(sources, { ...manifest, ...changed }).join('\n');
  expect(told({ 'money/coupon': ['money/gift'] })).toContain('money/coupon does not use money/gift');
  expect(told({ 'find/nowhere': [] })).toContain('find/nowhere has no door');
  expect(told({ 'find/cast': ['find/search'] })).toContain('find/search leads back to itself');
  planted('features/talk/planted/index.ts', '').toContain('talk/planted is not in the manifest');
});

const route = (options: string, before = '') =>
  `import { createFileRoute } from '@tanstack/react-router';
   import { CouponPage } from '#money/coupon';
   ${before}
   export const Route = createFileRoute('/guest/planted')({ ${options} });`;

test.each([
  ['a component of its own', route('component: Planted', 'function Planted() { return null; }')],
  ['one as a constant', route('component: Planted', 'const Planted = () => null;')],
  ['one on the spot', route('component: () => { return <CouponPage />; }')],
  ['a frame around it', route('component: () => <main><CouponPage /></main>')],
  ['two of them', route('component: () => <><CouponPage /><CouponPage /></>')],
  ['a hook of its own', route('component: () => <CouponPage back={useBack()} />')],
  ['something to do', route('component: () => <CouponPage onDone={() => history.back()} />')],
  ['something spread', route('component: () => <CouponPage {...Route.useSearch()} />')],
  ['a choice', route('component: () => (Route.useSearch().a ? <CouponPage /> : null)')],
  ['a loader that draws', route('component: CouponPage, loader: () => <CouponPage />')],
  ['another option', route('component: CouponPage, pendingComponent: CouponPage')],
  ['something else to hand out', route('component: CouponPage', 'export const a = () => 1;')],
])('a route that has %s is caught', (_, text) => {
  planted('routes/guest/planted.tsx', text).toContain('a route only names a component');
});

test.each([
  route('component: CouponPage'),
  route('component: () => <CouponPage />'),
  route(
    'component: () => <CouponPage side="guest" name={Route.useLoaderData()} of={Route.useSearch().of} />',
  ),
  route(
    'validateSearch: ({ a }): Search => ({ a: Number(a) }), component: CouponPage',
    'interface Search { a: number }',
  ),
  route(
    'loader: ({ params }) => { if (!params.a) throw notFound(); return params.a; }, component: CouponPage',
  ),
])('a route that names its component passes: %s', (text) => {
  expect(findings('routes/guest/planted.tsx', text)).toEqual([]);
});
