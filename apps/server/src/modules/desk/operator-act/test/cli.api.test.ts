import { expect, it } from 'vitest';
import { pointsRoutes } from '@yoimachi/contract/points';
import { guestWithPoints, typed, useTestApp } from '../../../../test-support/index.ts';

const test = useTestApp();

const operator = (name: string, ...words: string[]) => typed(test, name, ...words);

it('lets one operator propose at the terminal and another approve', async () => {
  const guest = await guestWithPoints(test, 0);
  const said = await operator('adjust', guest.userId, '300', '--reason', 'お詫び', '--operator', 'sato');
  const actId = /[\da-f-]{36}/.exec(said)![0];
  const spellings = ['sato', ' sato', 'sa\tto', 'SATO', 'ｓａｔｏ', 'sa\u200bto', 'sató'];
  for (const spelling of spellings)
    await expect(operator('approve', actId, '--operator', spelling), spelling).rejects.toThrow(
      'Refused: who proposed it cannot approve it.',
    );
  await expect(operator('approve', actId, '--operator', 'sаto')).rejects.toThrow('never in both');
  await expect(operator('approve', actId, '--operator', 'nobody')).rejects.toThrow(
    'no operator is called nobody. An owner adds one: add-operator',
  );
  await expect(operator('approve', actId)).rejects.toThrow('Say who acts: --operator <name>.');
  expect(await operator('approve', actId, '--operator', 'suzuki')).toContain('Approved and done');
  expect(await operator('acts', '--all')).toContain('approved by suzuki');
  expect((await test.ok(pointsRoutes.userPoint, {}, guest)).document.currentPoint).toBe(300);
});

it('says what it does not understand', async () => {
  const guest = await guestWithPoints(test, 0);
  const sato = (name: string, ...words: string[]) => operator(name, ...words, '--operator', 'sato');
  await expect(sato('adjust', guest.userId, '1.5', '--reason', 'x')).rejects.toThrow('is not a whole number');
  await expect(sato('decline', test.context.ids.newId())).rejects.toThrow('Refused: there is no such act');
});
