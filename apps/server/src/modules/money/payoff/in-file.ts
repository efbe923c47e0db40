import { sql, type RawBuilder } from 'kysely';

/** Whether a payoff, by the name its table has in the query, is in a bank file that has not returned it. */
export const inFile = (payoff: string): RawBuilder<boolean> =>
  sql<boolean>`exists (select from payoff_batch_row r where r.payoff_id = ${sql.ref(`${payoff}.id`)} and r.result is distinct from 'RETURNED')`;
