import { inColumns, type Db, type NewRow } from '#platform/database';

const PERSON = 'sandbox_line.person';
const CODE = 'sandbox_line.code';

export interface SandboxPerson {
  readonly sub: string;
  readonly name: string;
}

/** People with an account at the embedded LINE, in the order in which they got it. */
export function listPeople(db: Db, limit: number): Promise<SandboxPerson[]> {
  return db
    .selectFrom(PERSON)
    .select(['sub', 'name'])
    .orderBy('created_at')
    .orderBy('sub')
    .limit(limit)
    .execute();
}

export function findPerson(db: Db, sub: string): Promise<SandboxPerson | undefined> {
  return db.selectFrom(PERSON).select(['sub', 'name']).where('sub', '=', sub).executeTakeFirst();
}

export async function insertPeople(
  db: Db,
  people: readonly (SandboxPerson & { readonly created_at: Date })[],
): Promise<void> {
  await db
    .insertInto(PERSON)
    .values([...people])
    .onConflict((conflict) => conflict.column('sub').doNothing())
    .execute();
}

export async function insertCode(db: Db, code: NewRow<typeof CODE>): Promise<void> {
  await db.insertInto(CODE).values(inColumns(code)).execute();
}

/** Takes a code, once; undefined when it is unknown or was taken. */
export function takeCode(db: Db, codeHash: Buffer, at: Date) {
  return db
    .updateTable(CODE)
    .set({ used_at: at })
    .where('code_hash', '=', codeHash)
    .where('used_at', 'is', null)
    .returning(['sub', 'redirect_uri', 'nonce', 'code_challenge', 'expires_at'])
    .executeTakeFirst();
}
