-- What somebody agreed to or withdrew: which item, by which text in which version, and where it was asked.
create table consent (
  id bigint generated always as identity primary key,
  account_id uuid not null references account (id),
  item text not null check (item in ('TERMS', 'PRIVACY', 'COLLECTION', 'NO_ORGANISED_CRIME', 'MESSAGE_SCAN', 'AGE_BY_CARD', 'AUTO_CHARGE', 'ADVERTISING')),
  text_id text not null check (text_id <> ''),
  version date not null,               -- the day from which this text is in force
  given boolean not null,              -- false: withdrawn
  place text not null check (place in ('REGISTRATION', 'CARD', 'SHEET', 'SETTINGS')),
  at timestamptz not null,
  -- What cannot be withdrawn is not.
  check (given or item in ('AUTO_CHARGE', 'ADVERTISING'))
);
-- The last word of an account on each item.
create index consent_last on consent (account_id, item, id desc) include (version, given);

-- Never changed, and never deleted while its person stays.
create function refuse_consent_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and exists (select from account where id = old.account_id and left_at is not null) then
    return old;
  end if;
  raise exception 'consent is append-only' using errcode = 'restrict_violation';
end $$;
create trigger consent_unchanged before update or delete on consent
  for each row execute function refuse_consent_change();

-- Nobody could register a card without agreeing to both. What else was agreed to was not written down, and is asked once.
insert into consent (account_id, item, text_id, version, given, place, at)
select c.guest_id, item, text_id, '2026-11-01', true, 'CARD', c.registered_at
from (select distinct on (guest_id) guest_id, registered_at from card order by guest_id, registered_at desc) c
cross join (values ('AGE_BY_CARD', 'age-by-card'), ('AUTO_CHARGE', 'auto-charge')) asked (item, text_id)
order by c.registered_at, c.guest_id, item;
