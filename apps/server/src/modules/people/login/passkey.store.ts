import {
  allRows,
  firstRow,
  inColumns,
  isThere,
  run,
  type Db,
  type FieldsOf,
  type NewRow,
  type RowOf,
  type Trx,
} from '#platform/database';

export const insertChallenge = (db: Db, challenge: NewRow<'passkey_challenge'>) =>
  db.insertInto('passkey_challenge').values(inColumns(challenge)).execute();

/** Takes a challenge of that purpose, once. */
export const takeChallenge = (
  db: Db,
  challenge: { readonly challengeHash: Buffer; readonly identityId: string | null },
  at: Date,
) =>
  isThere(db)`update passkey_challenge set used_at = ${at} where challenge_hash = ${challenge.challengeHash}
    and identity_id is not distinct from ${challenge.identityId} and used_at is null and expires_at > ${at}
    returning 1`;

export const forgetChallenges = (db: Db, before: Date) =>
  run(db)`delete from passkey_challenge where expires_at < ${before}`;

type ShownPasskey = FieldsOf<
  'passkey',
  'id' | 'credentialId' | 'transports' | 'name' | 'createdAt' | 'lastUsedAt'
>;

/** A person's passkeys, the oldest first. */
export const listPasskeys = (db: Db, identityId: string) =>
  allRows<ShownPasskey>(db)`
    select id, credential_id as "credentialId", transports, name, created_at as "createdAt", last_used_at as "lastUsedAt"
    from passkey where identity_id = ${identityId} order by created_at, id`;

/** A passkey of an identity that somebody can sign in as. */
export const findPasskey = (db: Db, credentialId: Buffer) =>
  firstRow<RowOf<'passkey', 'id' | 'identity_id' | 'public_key' | 'counter'>>(db)`
    select passkey.id, passkey.identity_id, passkey.public_key, passkey.counter
    from passkey join identity on identity.id = passkey.identity_id
    where passkey.credential_id = ${credentialId} and identity.closed_at is null`;

/** Adds a passkey; `passkey_once` refuses one that somebody has. */
export const insertPasskey = (trx: Trx, passkey: NewRow<'passkey'>) =>
  trx.insertInto('passkey').values(inColumns(passkey)).execute();

/** Notes a use; false where the counter did not go on: the passkey was copied, or two uses of one answer race. */
export const notePasskeyUse = (trx: Trx, passkeyId: string, counter: number, at: Date) =>
  isThere(trx)`
    update passkey set counter = ${counter}, last_used_at = ${at}
    where id = ${passkeyId} and (counter < ${counter} or counter = 0 and ${counter} = 0) returning id`;

export const renamePasskey = (
  db: Db,
  passkey: { readonly id: string; readonly identityId: string; readonly name: string },
) =>
  isThere(db)`
    update passkey set name = ${passkey.name} where id = ${passkey.id} and identity_id = ${passkey.identityId}
    returning 1`;

export const deletePasskey = (db: Db, passkey: { readonly id: string; readonly identityId: string }) =>
  run(db)`delete from passkey where id = ${passkey.id} and identity_id = ${passkey.identityId}`;
