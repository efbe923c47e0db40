import { expect, test } from 'vitest';
import { payoffRoutes } from '@yoimachi/contract/payoff';
import { bookableCast, finished } from '../../../meeting/booking/test/support.ts';
import { useTestApp, type Person } from '../../../../test-support/index.ts';
import { readPdf } from '../../../../test-support/read-pdf.ts';
import { saveAccount } from './support.ts';

const app = useTestApp();

const query = (year: number) => ({ query: { year } });
const refused = (cast: Person, year: number) => app.call(payoffRoutes.yearStatement, query(year), cast);
const printed = async (cast: Person) =>
  readPdf((await app.ok(payoffRoutes.yearStatement, query(2026), cast)).bytes);

test('a cast has her year as a PDF in her registered name, and nobody else has it', async () => {
  const cast = await bookableCast(app, { stage: 2 });
  await saveAccount(app, cast.userId, {});
  // 15,000 P less 17 %.
  const { guest } = await finished(app, { cast });
  const text = await printed(cast);
  for (const words of ['報酬明細書', '山田 花子 様', '11月', '15,000P', '2,550P', '12,450P'])
    expect(text).toContain(words);
  expect(await refused(cast, 2027)).toMatchObject({ status: 400, code: 'VALIDATION' });
  expect(await refused(cast, 2019)).toMatchObject({ status: 400, code: 'VALIDATION' });
  expect(await refused(guest, 2026)).toMatchObject({ status: 403 });
  const other = await bookableCast(app);
  expect(await printed(other)).not.toContain('15,000P');
});
