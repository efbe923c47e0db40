import { expect, it } from 'vitest';
import { remembering } from './remembering.ts';

it('computes once of each text, and again of one that others have pushed out', () => {
  const computed: string[] = [];
  const lengthOf = remembering(2, (text) => computed.push(text) && text.length);
  expect(['a', 'bb', 'a', 'ccc', 'a', 'bb'].map(lengthOf)).toEqual([1, 2, 1, 3, 1, 2]);
  expect(computed).toEqual(['a', 'bb', 'ccc', 'bb']);
});
