import { expect, it } from 'vitest';
import { pointsRoutes } from '@yoimachi/contract/points';
import { guestWithPoints, typed, useTestApp } from '../../../../test-support/index.ts';

const test = useTestApp();

const operator = (name: string, ...words: string[]) => typed(test, name, ...words);

it('lets one operator propose at the terminal and another approve', async () => {
  const guest = await guestWithPoints(test, 0);
  const propose = ['proposeAdjustment', guest.userId, '--points', '300', '--reason', 'お詫び'] as const;
  const actId = (await operator(...propose, '--operator', 'sato')).replace('actId: ', '');
  const spellings = ['sato', ' sato', 'sa\tto', 'SATO', 'ｓａｔｏ', 'sa\u200bto', 'sató'];
  for (const spelling of spellings)
    await expect(operator('approveAct', actId, '--operator', spelling), spelling).rejects.toThrow(
      'Refused: ACT_SAME_OPERATOR.',
    );
  await expect(operator('approveAct', actId, '--operator', 'sаto')).rejects.toThrow('OPERATOR_NAME_SCRIPTS');
  await expect(operator('approveAct', actId, '--operator', 'nobody')).rejects.toThrow(
    'no operator is called nobody. An owner adds one: addOperator',
  );
  await expect(operator('approveAct', actId)).rejects.toThrow('Say who acts: --operator <name>.');
  await operator('approveAct', actId, '--operator', 'suzuki');
  expect((await test.ok(pointsRoutes.userPoint, {}, guest)).document.currentPoint).toBe(300);
});
