import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldName, isSameName, romanise } from '../../../packages/domain/src/people/age-check/index.ts';
import { COMPARED_BY } from '../../../packages/domain/src/people/age-check/name-variants.ja.ts';
import {
  FAMILY_NAMES,
  FEMALE_GIVEN_NAMES,
  FEMALE_NAMES,
  MALE_GIVEN_NAMES,
  MALE_NAMES,
} from '../../demo/names.ja.ts';

const REGISTERED = FAMILY_NAMES.flatMap(([family, familyKana]) =>
  [...FEMALE_GIVEN_NAMES, ...MALE_GIVEN_NAMES].map(([given, givenKana]) => ({
    name: `${family} ${given}`,
    nameKana: `${familyKana} ${givenKana}`,
  })),
);
const person = fc.constantFrom(...REGISTERED);

/** Every way to write a character. */
const ways = new Map<string, string[]>();
for (const [other, first] of COMPARED_BY) ways.set(first, [...(ways.get(first) ?? [first]), other]);

test('no two people of the demo have one name', () => {
  const all = [...new Set([...REGISTERED.map(({ name }) => name), ...FEMALE_NAMES, ...MALE_NAMES])];
  expect(new Set(all.map(foldName)).size).toBe(all.length);
});

test('on a passport only those have one name who are called the same', () => {
  fc.assert(
    fc.property(person, person, (one, other) => {
      const printed = romanise(other.nameKana)!;
      expect(isSameName(printed, one)).toBe(one.nameKana === other.nameKana);
    }),
    { numRuns: 2_000 },
  );
});

test('a name written in any of its ways, widths and gaps is the same name, and only that', () => {
  const gap = fc.constantFrom('', ' ', '　', '  ', '・');
  const written = person.chain((one) =>
    fc
      .tuple(
        ...[...one.name].map((sign) => (sign === ' ' ? gap : fc.constantFrom(...(ways.get(sign) ?? [sign])))),
      )
      .map((signs) => ({ one, printed: signs.join('') })),
  );
  fc.assert(
    fc.property(written, person, ({ one, printed }, other) => {
      expect(isSameName(printed, one)).toBe(true);
      expect(isSameName(printed, other)).toBe(one.name === other.name);
      expect(foldName(foldName(printed))).toBe(foldName(printed));
    }),
    { numRuns: 2_000 },
  );
});

test('each character is compared by one, which is compared by itself', () => {
  for (const first of COMPARED_BY.values()) expect(COMPARED_BY.has(first)).toBe(false);
});

test('another sign anywhere is another name', () => {
  const signs = [...new Set(REGISTERED.flatMap(({ name }) => [...name.replace(' ', '')]))];
  fc.assert(
    fc.property(person, fc.nat(), fc.constantFrom(...signs), (one, place, sign) => {
      const plain = [...one.name.replace(' ', '')];
      const at = place % plain.length;
      const changed = plain.with(at, sign).join('');
      expect(isSameName(changed, one)).toBe(foldName(sign) === foldName(plain[at]!));
    }),
  );
});
