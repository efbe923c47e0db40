import { sql } from 'kysely';
import { hasWritten, inColumns, isThere, type Db, type NewRow, type Trx } from '#platform/database';

export const insertChallenge = (db: Db, challenge: NewRow<'operator_challenge'>) =>
  db.insertInto('operator_challenge').values(inColumns(challenge)).execute();

/** Takes a challenge of that purpose, once. */
export const takeChallenge = (
  db: Db,
  challenge: {
    readonly hash: Buffer;
    readonly operatorId: string;
    readonly isNew: boolean;
    readonly at: Date;
  },
) =>
  hasWritten(db)`
    delete from operator_challenge
    where challenge_hash = ${challenge.hash} and operator_id = ${challenge.operatorId}
      and is_new = ${challenge.isNew} and ends_at > ${challenge.at}`;

/** An operator's passkeys, the oldest first. */
export const passkeysOf = (db: Db, operatorId: string) =>
  db
    .selectFrom('operator_passkey')
    .select(['id', 'credential_id', 'transports', 'name', 'created_at as addedAt'])
    .where('operator_id', '=', operatorId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

export const findPasskey = (db: Db, operatorId: string, credentialId: Buffer) =>
  db
    .selectFrom('operator_passkey')
    .select(['id', 'public_key', 'counter'])
    .where('operator_id', '=', operatorId)
    .where('credential_id', '=', credentialId)
    .executeTakeFirst();

/** Adds a passkey; `operator_passkey_once` refuses one that somebody has. */
export const insertPasskey = (trx: Trx, passkey: NewRow<'operator_passkey'>) =>
  trx.insertInto('operator_passkey').values(inColumns(passkey)).execute();

/** Notes a use; false where the counter did not go on: the passkey was copied, or two uses of one answer race. */
export const notePasskeyUse = (db: Db, passkeyId: string, counter: number, at: Date) =>
  isThere(db)`
    update operator_passkey set counter = ${counter}, last_used_at = ${at}
    where id = ${passkeyId} and (counter < ${counter} or counter = 0 and ${counter} = 0) returning id`;

export const deletePasskey = (db: Db, operatorId: string, passkeyId: string) =>
  hasWritten(db)`delete from operator_passkey where id = ${passkeyId} and operator_id = ${operatorId}`;

/** Factors of one operator are changed one after the other, so that the last one stays. */
export const lockFactors = (trx: Trx, operatorId: string) =>
  sql`select from operator_login where operator_id = ${operatorId} for update`.execute(trx);
