import { expect, test } from 'vitest';
import { environment, SECRETS } from '../../apps/server/src/platform/config/schema.ts';
import { configurationText, envExampleText } from './configuration.ts';
import { betweenMarkers } from './markers.ts';

const names = Object.keys(environment.def.shape);

test('the example names every variable, and the file of every secret, and sets none', async () => {
  const lines = (await envExampleText()).split('\n');
  for (const name of names)
    expect(
      lines.filter((line) => line === `#${name}=`),
      name,
    ).toHaveLength(1);
  for (const name of SECRETS) expect(lines).toContain(`#${name}_FILE=`);
  expect(lines.filter((line) => line !== '' && !line.startsWith('#'))).toEqual([]);
});

test('the table has a row for each, and marks what is secret', async () => {
  const text = await configurationText();
  for (const name of names) expect(text, name).toContain(`\`${name}\``);
  for (const name of SECRETS) expect(text, name).toContain(`\`${name}\` 🔑`);
});

test('what stands between markers is replaced, and a text without them is refused', () => {
  const text = 'a\n<!-- x: written by y -->\nold\n<!-- end of x -->\nb';
  expect(betweenMarkers(text, 'x', 'new\n')).toBe('a\n<!-- x: written by y -->\nnew\n<!-- end of x -->\nb');
  expect(() => betweenMarkers('a', 'x', '')).toThrow('markers of x');
});
