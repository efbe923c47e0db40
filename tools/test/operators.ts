import { operatorNameKey, type OperatorRef, type OperatorRole } from '@yoimachi/domain/operator';

const operator = (digit: number, name: string, role: OperatorRole) => ({
  id: `00000000-0000-7000-8000-00000000000${digit}`,
  name,
  role,
});

/** The operators of every test database; tanaka and sato are owners. */
export const OPERATORS = {
  tanaka: operator(1, 'tanaka', 'owner'),
  sato: operator(2, 'sato', 'owner'),
  suzuki: operator(3, 'suzuki', 'finance'),
} as const satisfies Record<string, OperatorRef & { readonly role: OperatorRole }>;

/** A statement that adds them, and its values. */
export const INSERT_OPERATORS = {
  text: `insert into operator (id, name, name_key, role, created_at)
    select *, timestamptz '2026-01-01' from unnest($1::uuid[], $2::text[], $3::text[], $4::text[])`,
  values: ['id', 'name', 'key', 'role'].map((column) =>
    Object.values(OPERATORS).map((one) => ({ ...one, key: operatorNameKey(one.name) })[column as 'id']),
  ),
};
