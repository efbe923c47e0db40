-- The ways in of an identity: a phone number, a LINE user, and passkeys beside them.

alter table identity
  alter column phone_index drop not null,
  alter column phone_sealed drop not null,
  -- Where somebody wants to be told what is not a matter of security: PHONE 1, LINE 2.
  add column contact_method smallint not null default 1 check (contact_method in (1, 2)),
  -- Its LINE user went on to another identity of the same person; nobody signs in as this one any more.
  add column closed_at timestamptz,
  add constraint identity_sealed_phone_is_found check (phone_sealed is null or phone_index is not null);

-- Who somebody is at LINE. A row that was unlinked stays: whoever had the same LINE user is the same person.
create table line_user (
  id uuid primary key,
  identity_id uuid not null references identity,
  channel text not null,               -- the LINE channel whose `sub` it is
  user_index bytea not null,           -- HMAC of channel and `sub`
  user_sealed bytea not null,
  name_sealed bytea,                   -- the name LINE shows
  linked_at timestamptz not null,
  unlinked_at timestamptz check (unlinked_at >= linked_at)
);
create unique index line_user_one_identity on line_user (user_index) where unlinked_at is null;
create unique index line_user_one_of_identity on line_user (identity_id) where unlinked_at is null;
create index line_user_by_index on line_user (user_index);
create index line_user_by_identity on line_user (identity_id);

-- An identity that is not closed has a number or a LINE user. Looked at when the transaction commits, and under the identity's lock, so that
-- of two ways given up at once the second sees the first.
create function refuse_no_way_in(who uuid) returns void language plpgsql as $$
begin
  perform from identity where id = who for no key update;
  if exists (select from identity where id = who and phone_index is null and closed_at is null)
    and not exists (select from line_user where identity_id = who and unlinked_at is null) then
    raise exception 'Identity % has no way in', who
      using errcode = 'check_violation', constraint = 'identity_has_a_way_in', table = 'identity';
  end if;
end $$;
create function identity_keeps_a_way_in() returns trigger language plpgsql as $$
begin
  perform refuse_no_way_in(new.id);
  return null;
end $$;
create function line_user_is_not_the_last() returns trigger language plpgsql as $$
begin
  perform refuse_no_way_in(old.identity_id);
  return null;
end $$;
create constraint trigger identity_has_a_way_in after insert or update of phone_index, closed_at on identity
  deferrable initially deferred for each row when (new.phone_index is null and new.closed_at is null)
  execute function identity_keeps_a_way_in();
create constraint trigger line_user_was_not_the_last after update or delete on line_user
  deferrable initially deferred for each row execute function line_user_is_not_the_last();

-- A LINE login on its way: from the button until LINE sends the browser back. Nonce and verifier are derived from the state, which is not kept.
create table line_login (
  state_hash bytea primary key,
  browser_hash bytea not null,         -- what only the browser that began it knows
  identity_id uuid references identity, -- who links; null: somebody signs in
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index line_login_by_end on line_login (expires_at);

create table passkey (
  id uuid primary key,
  identity_id uuid not null references identity,
  credential_id bytea not null,
  public_key bytea not null,
  counter bigint not null check (counter >= 0),
  transports text not null,            -- how the browser reaches it, words with blanks between
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz,
  constraint passkey_once unique (credential_id)
);
create index passkey_by_identity on passkey (identity_id);

create table passkey_challenge (
  challenge_hash bytea primary key,
  identity_id uuid references identity, -- who adds a passkey; null: somebody signs in
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index passkey_challenge_by_end on passkey_challenge (expires_at);

-- The guest's and the cast's account of one person: of one identity, or of identities that have had the same LINE user.
create or replace view own_pair as
  select g.id as guest_id, c.id as cast_id
  from account g join account c on c.identity_id = g.identity_id and c.user_type = 2
  where g.user_type = 1
  union all
  select g.id, c.id
  from account g
    join line_user mine on mine.identity_id = g.identity_id
    join line_user hers on hers.user_index = mine.user_index and hers.identity_id <> mine.identity_id
    join account c on c.identity_id = hers.identity_id and c.user_type = 2
  where g.user_type = 1;

-- The embedded LINE keeps its own books, apart from ours, as a real one would.
create schema sandbox_line;

create table sandbox_line.person (
  sub text primary key,
  name text not null,
  created_at timestamptz not null
);

-- Codes it has given out; each counts once.
create table sandbox_line.code (
  code_hash bytea primary key,
  sub text not null references sandbox_line.person,
  redirect_uri text not null,
  nonce text not null,
  code_challenge text not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
