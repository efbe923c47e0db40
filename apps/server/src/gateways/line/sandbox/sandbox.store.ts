import { inColumns, type Db, type NewRow } from '#platform/database';

const PERSON = 'sandbox_line.person';
const CODE = 'sandbox_line.code';

export interface SandboxPerson {
  readonly sub: string;
  readonly name: string;
}

/** People with an account at the embedded LINE, in the order in which they got it. */
export const listPeople = (db: Db, limit: number): Promise<SandboxPerson[]> =>
  db.selectFrom(PERSON).select(['sub', 'name']).orderBy('created_at').orderBy('sub').limit(limit).execute();

export const findPerson = (db: Db, sub: string): Promise<SandboxPerson | undefined> =>
  db.selectFrom(PERSON).select(['sub', 'name']).where('sub', '=', sub).executeTakeFirst();

export const insertPeople = (db: Db, people: readonly (SandboxPerson & { readonly created_at: Date })[]) =>
  db
    .insertInto(PERSON)
    .values([...people])
    .onConflict((conflict) => conflict.column('sub').doNothing())
    .execute();

export const insertCode = (db: Db, code: NewRow<typeof CODE>) =>
  db.insertInto(CODE).values(inColumns(code)).execute();

/** Takes a code, once; undefined when it is unknown or was taken. */
export const takeCode = (db: Db, codeHash: Buffer, at: Date) =>
  db
    .updateTable(CODE)
    .set({ used_at: at })
    .where('code_hash', '=', codeHash)
    .where('used_at', 'is', null)
    .returning(['sub', 'redirect_uri', 'nonce', 'code_challenge', 'expires_at'])
    .executeTakeFirst();
