import { bankRoutes } from '@yoimachi/contract/bank';
import { payoffRoutes } from '@yoimachi/contract/payoff';
import { UserType } from '@yoimachi/domain/account';
import { payoffAmounts } from '@yoimachi/domain/payoff';
import { changeSetting } from '../../apps/server/src/modules/money/payoff/index.ts';
import { DEMO_CONSIGNOR } from './private.ja.ts';
import type { Stage } from './types.ts';
import { visit } from './visitor.ts';
import { castsWithRewards } from './work-people.ts';
import { payoffSceneTexts as t } from './work-scenes.ja.ts';

/** Two whose names agree, and one whose account has become somebody else's. */
const ASKING = 3;
const POINTS = 2_000;
/** Without an account that the bank takes it from no file is made. */
const CONSIGNOR = { ...DEMO_CONSIGNOR, bankName: '', branchName: '' };

/** Casts who asked to be paid, so that a pay day has something to approve and to look at. Once, also in a demo that was filled before. */
export async function playPayoffs({ app, operatorId }: Stage): Promise<void> {
  const { db } = app.context;
  const { consignor } = await db.selectFrom('payoff_setting').select('consignor').executeTakeFirstOrThrow();
  if (consignor === null)
    await changeSetting(app.context, { consignor: CONSIGNOR }, { id: operatorId, name: 'tanaka' });
  const asked = await db
    .selectFrom('payoff')
    .select('id')
    .where('kind', '=', 'CAST_PAYOFF')
    .limit(1)
    .executeTakeFirst();
  if (asked) return;
  const casts = await castsWithRewards(app, { most: ASKING, points: POINTS });
  for (const [index, { phone }] of casts.entries()) {
    const she = await visit(app, phone, UserType.CAST);
    if (index === ASKING - 1) {
      const { account } = await she.call(bankRoutes.getBankAccount);
      // Her account stays, but for the name in which it is held.
      if (account) await she.call(bankRoutes.putBankAccount, { ...account, accountHolder: t.otherHolder });
    }
    const { terms, period, earlierYen } = await she.call(payoffRoutes.preparePayoff);
    const { transferYen } = payoffAmounts(POINTS, terms, period, earlierYen);
    await she.call(payoffRoutes.requestPayoff, { points: POINTS, transferYen });
  }
}
