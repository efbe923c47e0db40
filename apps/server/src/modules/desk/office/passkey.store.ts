import { sql, type Insertable } from 'kysely';
import type { Database, Db, Trx } from '#platform/database';

export const insertChallenge = (db: Db, challenge: Insertable<Database['operator_challenge']>) =>
  db.insertInto('operator_challenge').values(challenge).execute();

/** Takes a challenge of that purpose, once. */
export async function takeChallenge(
  db: Db,
  challenge: {
    readonly hash: Buffer;
    readonly operatorId: string;
    readonly isNew: boolean;
    readonly at: Date;
  },
): Promise<boolean> {
  const taken = await db
    .deleteFrom('operator_challenge')
    .where('challenge_hash', '=', challenge.hash)
    .where('operator_id', '=', challenge.operatorId)
    .where('is_new', '=', challenge.isNew)
    .where('ends_at', '>', challenge.at)
    .executeTakeFirst();
  return taken.numDeletedRows === 1n;
}

/** An operator's passkeys, the oldest first. */
export function passkeysOf(db: Db, operatorId: string) {
  return db
    .selectFrom('operator_passkey')
    .select(['id', 'credential_id', 'transports', 'name', 'created_at as addedAt'])
    .where('operator_id', '=', operatorId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export function findPasskey(db: Db, operatorId: string, credentialId: Buffer) {
  return db
    .selectFrom('operator_passkey')
    .select(['id', 'public_key', 'counter'])
    .where('operator_id', '=', operatorId)
    .where('credential_id', '=', credentialId)
    .executeTakeFirst();
}

/** Adds a passkey; `operator_passkey_once` refuses one that somebody has. */
export const insertPasskey = (trx: Trx, passkey: Insertable<Database['operator_passkey']>) =>
  trx.insertInto('operator_passkey').values(passkey).execute();

/** Notes a use; false where the counter did not go on: the passkey was copied, or two uses of one answer race. */
export async function notePasskeyUse(db: Db, passkeyId: string, counter: number, at: Date): Promise<boolean> {
  const { rows } = await sql`
    update operator_passkey set counter = ${counter}, last_used_at = ${at}
    where id = ${passkeyId} and (counter < ${counter} or counter = 0 and ${counter} = 0) returning id`.execute(
    db,
  );
  return rows.length === 1;
}

export async function deletePasskey(db: Db, operatorId: string, passkeyId: string): Promise<boolean> {
  const deleted = await db
    .deleteFrom('operator_passkey')
    .where('id', '=', passkeyId)
    .where('operator_id', '=', operatorId)
    .executeTakeFirst();
  return deleted.numDeletedRows === 1n;
}

/** Factors of one operator are changed one after the other, so that the last one stays. */
export async function lockFactors(trx: Trx, operatorId: string): Promise<void> {
  await sql`select from operator_login where operator_id = ${operatorId} for update`.execute(trx);
}
