import { sql } from 'kysely';
import { inColumns, type Db, type NewRow, type Trx } from '#platform/database';

export const insertChallenge = (db: Db, challenge: NewRow<'passkey_challenge'>) =>
  db.insertInto('passkey_challenge').values(inColumns(challenge)).execute();

/** Takes a challenge of that purpose, once. */
export async function takeChallenge(
  db: Db,
  challenge: { readonly challengeHash: Buffer; readonly identityId: string | null },
  at: Date,
): Promise<boolean> {
  const taken = await db
    .updateTable('passkey_challenge')
    .set({ used_at: at })
    .where('challenge_hash', '=', challenge.challengeHash)
    .where('identity_id', 'is not distinct from', challenge.identityId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', at)
    .executeTakeFirst();
  return taken.numUpdatedRows === 1n;
}

export async function forgetChallenges(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('passkey_challenge').where('expires_at', '<', before).execute();
}

/** A person's passkeys, the oldest first. */
export function listPasskeys(db: Db, identityId: string) {
  return db
    .selectFrom('passkey')
    .select(['id', 'credential_id as credentialId', 'transports', 'name'])
    .select(['created_at as createdAt', 'last_used_at as lastUsedAt'])
    .where('identity_id', '=', identityId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** A passkey of an identity that somebody can sign in as. */
export function findPasskey(db: Db, credentialId: Buffer) {
  return db
    .selectFrom('passkey')
    .innerJoin('identity', 'identity.id', 'passkey.identity_id')
    .select(['passkey.id', 'passkey.identity_id', 'passkey.public_key', 'passkey.counter'])
    .where('passkey.credential_id', '=', credentialId)
    .where('identity.closed_at', 'is', null)
    .executeTakeFirst();
}

/** Adds a passkey; `passkey_once` refuses one that somebody has. */
export const insertPasskey = (trx: Trx, passkey: NewRow<'passkey'>) =>
  trx.insertInto('passkey').values(inColumns(passkey)).execute();

/** Notes a use; false where the counter did not go on: the passkey was copied, or two uses of one answer race. */
export async function notePasskeyUse(
  trx: Trx,
  passkeyId: string,
  counter: number,
  at: Date,
): Promise<boolean> {
  const { rows } = await sql`
    update passkey set counter = ${counter}, last_used_at = ${at}
    where id = ${passkeyId} and (counter < ${counter} or counter = 0 and ${counter} = 0) returning id`.execute(
    trx,
  );
  return rows.length === 1;
}

export async function renamePasskey(
  db: Db,
  passkey: { readonly id: string; readonly identityId: string; readonly name: string },
): Promise<boolean> {
  const renamed = await db
    .updateTable('passkey')
    .set({ name: passkey.name })
    .where('id', '=', passkey.id)
    .where('identity_id', '=', passkey.identityId)
    .executeTakeFirst();
  return renamed.numUpdatedRows === 1n;
}

export async function deletePasskey(
  db: Db,
  passkey: { readonly id: string; readonly identityId: string },
): Promise<void> {
  await db
    .deleteFrom('passkey')
    .where('id', '=', passkey.id)
    .where('identity_id', '=', passkey.identityId)
    .execute();
}
