import { operatorNameKey, type OperatorRole } from '@yoimachi/domain/operator';
import { addMinutes, DAY_MINUTES, instantAt, type Day } from '@yoimachi/domain/time';
import { demoId } from './id.ts';
import { insertRows, type Sql } from './insert.ts';

/** Before anything they did. */
const DAYS_AGO = 400;

/** The demo's operators; any two of them are different people. */
const OPERATORS: readonly { readonly name: string; readonly role: OperatorRole }[] = [
  { name: 'tanaka', role: 'owner' },
  { name: 'sato', role: 'finance' },
  { name: 'suzuki', role: 'support' },
  { name: 'mori', role: 'reviewer' },
];

/** Adds the missing operators, and returns the id of the one who sends files to the bank. */
export async function insertOperators(sql: Sql, today: Day): Promise<string> {
  const { rows } = await sql.query('select id::text, name_key from operator');
  const known = new Map(rows.map((row) => [String(row['name_key']), String(row['id'])]));
  const at = addMinutes(instantAt(today, 0), -DAYS_AGO * DAY_MINUTES);
  const all = OPERATORS.map((one) => {
    const key = operatorNameKey(one.name);
    return { ...one, nameKey: key, createdAt: at, id: known.get(key) ?? demoId(at, 'operator', one.name) };
  });
  const missing = all.filter(({ nameKey }) => !known.has(nameKey));
  await insertRows(sql, 'operator', missing, 'id, name, name_key, role, created_at');
  return all.find(({ role }) => role === 'finance')!.id;
}
