import { expect, test } from 'vitest';
import { machineLines } from '../../../../../../tools/documents/machine-lines.ts';
import { readMachineZone } from '../machine-zone.ts';

const today = '2026-11-22';
const holder = { family: 'TAKAHASHI', given: 'MISAKI', birthday: '1999-05-05', expiresOn: '2029-06-05' };
const read = (lines: readonly string[]) => readMachineZone(lines, today);

test('name and days of a passport', () => {
  expect(read(machineLines(holder))).toEqual({
    name: 'TAKAHASHI MISAKI',
    birthday: '1999-05-05',
    expiresOn: '2029-06-05',
  });
});

test.each([
  ['2008-11-22', '2008-11-22'],
  ['2026-11-22', '2026-11-22'],
  ['1926-11-23', '1926-11-23'],
])('the century of a birthday on %s is the last one in which it can lie', (birthday, found) => {
  expect(read(machineLines({ ...holder, birthday })).birthday).toBe(found);
});

test('a covered number does not hide the days behind it, and letters read for digits are digits', () => {
  const [name, data] = machineLines(holder);
  expect(read([name, `#####${data.slice(10)}`]).birthday).toBe('1999-05-05');
  expect(read([name, data.replace('9905050', '99O5O5O')]).birthday).toBe('1999-05-05');
});

test('a day that its check digit denies was not read', () => {
  const [name, data] = machineLines(holder);
  expect(read([name, data.replace('990505', '990506')])).toMatchObject({
    birthday: null,
    expiresOn: '2029-06-05',
  });
  expect(read([name, data.replace('290605', '390605')])).toMatchObject({
    birthday: '1999-05-05',
    expiresOn: null,
  });
});

test('two passports are nobody’s', () => {
  const other = machineLines({ ...holder, given: 'YUI', birthday: '1996-03-14' });
  expect(read([...machineLines(holder), ...other])).toEqual({ name: null, birthday: null, expiresOn: null });
});

test('nothing is found where there is nothing', () => {
  expect(read(['', '<<<<', 'P<JPN', 'JPN'])).toEqual({ name: null, birthday: null, expiresOn: null });
});
