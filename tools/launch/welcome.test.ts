import { expect, test } from 'vitest';
import { named } from './welcome.ts';

test('a start says the name that README says, and leaves another host alone', () => {
  expect(named('http://127.0.0.1:3000')).toBe('http://localhost:3000');
  expect(named('http://192.168.0.7:3000')).toBe('http://192.168.0.7:3000');
});
