import { isAgreedTo } from '@yoimachi/domain/consent';
import { checkPage, type PageTextId } from '@yoimachi/domain/page';
import type { OperatorRef } from '@yoimachi/domain/operator';
import { fail, ok, type Result } from '@yoimachi/domain/result';
import { dayOf, type Day } from '@yoimachi/domain/time';
import { withTransaction } from '#platform/database';
import type { ActContext } from '#platform/module';
import { insertVersion, lockVersion, takeBackVersion } from '../page.store.ts';
import { PAGE_VARIABLES } from '../values.ts';

type Context = Pick<ActContext, 'clock' | 'db' | 'ids'>;

interface Plan {
  readonly textId: PageTextId;
  readonly version: Day;
  readonly body: string;
  readonly asks: boolean;
  readonly news: string | null;
}

type Refusal = 'PAGE_DAY' | 'PAGE_FAULT' | 'PAGE_NEWS_MISSING' | 'VALIDATION';

/**
 * The plan as it would be kept, on `today`. PAGE_DAY for a day that has begun: nobody reads in the morning what another version says at night;
 * PAGE_FAULT as `checkPage` says; who is asked again is told what is new, PAGE_NEWS_MISSING otherwise; VALIDATION where nobody can be asked.
 */
function checkPlan(plan: Plan, today: Day): Result<Plan, Refusal> {
  const body = checkPage(plan.body, PAGE_VARIABLES);
  if (!body.ok) return body;
  if (plan.version <= today) return fail('PAGE_DAY', 'version');
  const news = plan.news?.trim() || null;
  if (plan.asks && !isAgreedTo(plan.textId)) return fail('VALIDATION', 'asks');
  if (plan.asks && news === null) return fail('PAGE_NEWS_MISSING', 'news');
  return ok({ ...plan, body: body.value, news });
}

/** Publishes a text from a day ahead on. As `checkPlan` says; CONFLICT when another version is planned for that day. */
export async function planPage(
  { db, clock, ids }: Context,
  { operator, ...given }: Plan & { readonly operator: OperatorRef },
): Promise<Result<{ readonly versionId: string }, Refusal | 'CONFLICT'>> {
  const at = clock.now();
  const plan = checkPlan(given, dayOf(at));
  if (!plan.ok) return plan;
  const id = ids.newId();
  return withTransaction(
    db,
    async (trx) => {
      await insertVersion(trx, { id, ...plan.value, writtenBy: operator.id, writtenAt: at });
      return ok({ versionId: id });
    },
    { constraints: { page_version_day: 'CONFLICT' } },
  );
}

/** Takes a planned text back. NOT_FOUND without it, PAGE_IN_FORCE once its day has begun. */
export function takeBackPage(
  { db, clock }: Context,
  { versionId, operator }: { readonly versionId: string; readonly operator: OperatorRef },
): Promise<Result<undefined, 'NOT_FOUND' | 'PAGE_IN_FORCE'>> {
  return withTransaction(db, async (trx) => {
    const version = await lockVersion(trx, versionId);
    if (version === undefined) return fail('NOT_FOUND');
    const at = clock.now();
    if (version <= dayOf(at)) return fail('PAGE_IN_FORCE');
    await takeBackVersion(trx, { id: versionId, operatorId: operator.id, at });
    return ok();
  });
}
