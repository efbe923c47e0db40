-- Who is one person: of one number, or of one LINE user, card, device or bank account.

-- The browsers in which somebody proved a number.
create table identity_device (
  identity_id uuid not null references identity,
  device_hash bytea not null,          -- SHA-256 of the random id that the browser keeps
  seen_at timestamptz not null,
  primary key (identity_id, device_hash)
);
create index identity_device_by_hash on identity_device (device_hash);
insert into identity_device (identity_id, device_hash, seen_at)
  select i.id, sha256(convert_to(s.browser_id, 'UTF8')), max(s.used_at)
  from sms_code s join identity i on i.phone_index = s.phone_index
  where s.used_at is not null and s.purpose <> 'LOST_NUMBER' group by 1, 2;

-- The test cards of the embedded payment service are typed by everybody; from now on it tells a customer's from another's.
update card set fingerprint = fingerprint || ' ' || guest_id
  where fingerprint in (select fingerprint from sandbox_payment.card);
create index card_by_fingerprint on card (fingerprint) where fingerprint is not null;
create index card_of_guest on card (guest_id);

-- What two identities have in common, or had.
create view shared_sign as
  select mine.identity_id, theirs.identity_id as other_id, 'LINE' as kind
  from line_user mine
    join line_user theirs on theirs.user_index = mine.user_index and theirs.identity_id <> mine.identity_id
  union all
  select a.identity_id, o.identity_id, 'CARD'
  from account a
    join card mine on mine.guest_id = a.id
    join card theirs on theirs.fingerprint = mine.fingerprint and theirs.guest_id <> mine.guest_id
    join account o on o.id = theirs.guest_id and o.identity_id <> a.identity_id
  union all
  select mine.identity_id, theirs.identity_id, 'DEVICE'
  from identity_device mine
    join identity_device theirs on theirs.device_hash = mine.device_hash and theirs.identity_id <> mine.identity_id
  union all
  select a.identity_id, o.identity_id, 'BANK'
  from account a
    join cast_private mine on mine.cast_id = a.id
    join cast_private theirs on theirs.bank_account_index = mine.bank_account_index and theirs.cast_id <> mine.cast_id
    join account o on o.id = theirs.cast_id and o.identity_id <> a.identity_id;

-- The same as rows, kept when the second comes, so that nobody's search has to look for it; both ways, so that one index finds either. It
-- holds until an operator says that they are different people. Each identity matches itself (PHONE), so that who asks whom somebody is one person
-- with reads this table alone. No foreign keys: they would lock the other's identity, which waits for us.
create table identity_match (
  identity_id uuid not null,
  other_id uuid not null,
  kind text not null check (kind in ('PHONE', 'LINE', 'CARD', 'DEVICE', 'BANK')),
  found_at timestamptz not null,
  decision text check (decision in ('SAME', 'DIFFERENT')),
  decided_at timestamptz,
  decided_by uuid references operator,
  reason text check (char_length(reason) <= 500),
  primary key (identity_id, other_id, kind),
  check ((identity_id = other_id) = (kind = 'PHONE')),
  check (kind <> 'PHONE' or decision is null),
  check ((decision is null) = (decided_at is null)),
  check ((decision is null) = (decided_by is null))
);
create index identity_match_of_other on identity_match (other_id, identity_id);
create index account_block_between on account_block (cast_id, guest_id) where unblocked_at is null;
create index identity_match_waiting on identity_match (found_at, identity_id, other_id)
  where decision is null and identity_id < other_id;
insert into identity_match (identity_id, other_id, kind, found_at)
  select distinct s.identity_id, s.other_id, s.kind, greatest(i.created_at, o.created_at)
  from shared_sign s join identity i on i.id = s.identity_id join identity o on o.id = s.other_id;

insert into identity_match (identity_id, other_id, kind, found_at) select id, id, 'PHONE', created_at from identity;

-- Who is one person with whom, and why; PHONE: by being one identity, also of accounts that were left. One table and nothing else: what joins
-- this view is planned as if it joined the table.
create view same_person as
  select identity_id, other_id, kind from identity_match where decision is distinct from 'DIFFERENT';

-- The guest's and the cast's account of one person.
create or replace view own_pair as
  select g.id as guest_id, c.id as cast_id, s.kind
  from account g
    join same_person s on s.identity_id = g.identity_id
    join account c on c.identity_id = s.other_id and c.user_type = 2
  where g.user_type = 1;

-- Between whom a block stands: between the two it was made for, and between whoever is one person with either by number, LINE user, card or
-- device. In a meeting of the two it hides nobody yet.
create view blocked_pair as
  select g.id as guest_id, c.id as cast_id, k.guest_id as of_guest_id, k.cast_id as of_cast_id
  from account g
    join same_person his on his.identity_id = g.identity_id and his.kind <> 'BANK'
    join account b on b.identity_id = his.other_id and b.user_type = 1
    join account_block k on k.guest_id = b.id and k.unblocked_at is null
    join account d on d.id = k.cast_id
    join same_person hers on hers.identity_id = d.identity_id and hers.kind <> 'BANK'
    join account c on c.identity_id = hers.other_id and c.user_type = 2
  where g.user_type = 1;

-- Whom a cast will not take again stays that person with another account.
create view refused_again as
  select g.id as guest_id, r.cast_id
  from account g
    join same_person his on his.identity_id = g.identity_id and his.kind <> 'BANK'
    join account b on b.identity_id = his.other_id and b.user_type = 1
    join review r on r.guest_id = b.id and r.again = 'NOT_OK'
  where g.user_type = 1;

create or replace view hidden_pair as
  select guest_id, cast_id from own_pair
  union all
  select guest_id, cast_id from refused_again
  union all
  select k.guest_id, k.cast_id from blocked_pair k
  where not exists (select from meeting_pair m where m.guest_id = k.of_guest_id and m.cast_id = k.of_cast_id)
  union all
  select n.guest_id, n.cast_id from hidden_by_number n
  where not exists (select from meeting_pair m where m.guest_id = n.guest_id and m.cast_id = n.cast_id);

create or replace view refused_pair as
  select guest_id, cast_id from own_pair
  union all
  select guest_id, cast_id from refused_again
  union all
  select guest_id, cast_id from blocked_pair
  union all
  select guest_id, cast_id from hidden_by_number;
