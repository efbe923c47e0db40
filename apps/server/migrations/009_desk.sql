-- == desk/operator

create table operator_alert (
  id bigint generated always as identity primary key,
  kind text not null,
  payload jsonb not null,
  created_at timestamptz not null,
  handled_at timestamptz,
  handled_by uuid references operator,
  check ((handled_at is null) = (handled_by is null))
);
create index operator_alert_open on operator_alert (id) where handled_at is null;

-- A suspension can be lifted; what a cast earns in a meeting that runs when she or her guest is suspended is frozen until an operator
-- decides about it.
create table suspension (
  id uuid primary key,
  account_id uuid not null references account,
  suspended_at timestamptz not null,
  suspended_by uuid references operator,  -- null: the product itself
  lifted_at timestamptz,
  lifted_by uuid references operator,
  reason text check (reason <> ''),  -- why it was lifted; private
  category text not null check (category in ('TERMS', 'PAYMENT', 'TROUBLE', 'IDENTITY', 'OTHER')),
  constraint suspension_lifted check (
    (lifted_at is null) = (lifted_by is null) and (lifted_at is null) = (reason is null) and lifted_at >= suspended_at)
);
create unique index suspension_once on suspension (account_id) where lifted_at is null;
create index suspension_of_account on suspension (account_id, suspended_at desc);

-- What operators did: a row for each call, written in the transaction of the act; of a refused one, the code.
create table operator_audit (
  id bigint generated always as identity primary key,
  operator_id uuid not null references operator,
  at timestamptz not null,
  -- name of the call in the contract
  call text not null check (call <> ''),
  -- ids of what it was about, by the names of the call's parameters; nothing private
  targets jsonb not null check (jsonb_typeof(targets) = 'object'),
  -- DONE, or the code it was refused with
  outcome text not null check (outcome <> ''),
  operator_role text not null
    check (operator_role in ('reviewer', 'finance', 'support', 'owner')),
  -- What operators do is numbered without a gap and chained: each row's link is reckoned from its content and the link before, so that a row
  -- that is missing or was changed shows. The row also says whom it was about and why.
  number bigint not null,
  link bytea not null,
  account_id uuid references account,
  reason text check (length(reason) between 1 and 500),
  constraint operator_audit_number unique (number)
);
create index operator_audit_by on operator_audit (operator_id, id);
create index operator_audit_about on operator_audit (account_id, number) where account_id is not null;
create index operator_audit_at on operator_audit (at, number);
create index operator_audit_targets on operator_audit using gin (targets jsonb_path_ops);
create trigger operator_audit_unchanged before update or delete on operator_audit
  for each row execute function refuse_change();

-- One after the other: the lock is held until the transaction ends, whose last statement this is.
create function chain_audit() returns trigger language plpgsql as $$
declare
  last_number bigint;
  last_link bytea;
begin
  perform pg_advisory_xact_lock(5702, 0);
  last_number := (select number from operator_audit order by number desc limit 1);
  last_link := (select link from operator_audit where number = last_number);
  new.number := coalesce(last_number, 0) + 1;
  new.link := audit_link(last_link, new);
  return new;
end $$;
create trigger operator_audit_chained before insert on operator_audit for each row execute function chain_audit();

-- What a link is made of. An instant is written in UTC, whatever the session's time zone.
create function audit_link(before bytea, audit operator_audit) returns bytea language sql stable as $$
  select sha256(coalesce(before, '\x'::bytea) || convert_to(concat_ws(chr(31),
    audit.number, audit.operator_id, audit.operator_role,
    to_char(audit.at at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US'),
    audit.call, audit.targets, audit.outcome, coalesce(audit.account_id::text, ''), coalesce(audit.reason, '')), 'UTF8'))
$$;

-- The first number at which the chain does not hold; null where all of it does.
create function audit_break() returns bigint language sql stable as $$
  select min(number) from (
    select a.number,
      a.number = row_number() over (order by a.number)
        and a.link = audit_link(lag(a.link) over (order by a.number), a) as holds
    from operator_audit a) checked
  where not holds
$$;

-- == desk/operator-act

-- An act on somebody's points: proposed by one operator, decided by another.
create table operator_act (
  id uuid primary key,
  kind text not null,
  account_id uuid references account,
  purchase_id uuid references purchase,
  points integer not null,  -- of an adjustment: what is given, or taken when negative
  reason text not null check (reason <> ''),
  proposed_at timestamptz not null,
  approved_at timestamptz,
  declined_at timestamptz,
  booking_id uuid references booking,
  proposed_by uuid not null references operator,
  approved_by uuid references operator,
  declined_by uuid references operator,
  -- One operator releases a reward; two give it back, by an act.
  participation_id uuid references participation,
  -- what of the audit: its filters, its newest row by then, how many rows
  export_filter jsonb,
  fetched_at timestamptz,
  check ((approved_by is null) = (approved_at is null)),
  check ((declined_by is null) = (declined_at is null)),
  check (approved_at is null or declined_at is null),
  check ((kind = 'REFUND') = (purchase_id is not null)),
  check (kind <> 'REFUND' or points > 0),
  constraint operator_act_booking check ((kind = 'BOOKING_END') = (booking_id is not null)),
  constraint operator_act_two_people check (approved_by <> proposed_by),
  constraint operator_act_participation check ((kind = 'REWARD_RETURN') = (participation_id is not null)),
  constraint operator_act_kind_check check (kind in
    ('GUEST_ADJUSTMENT', 'CAST_ADJUSTMENT', 'REFUND', 'BOOKING_END', 'REWARD_RETURN', 'AUDIT_EXPORT', 'PERSONAL_EXPORT')),
  constraint operator_act_points_check check
    (case when kind in ('AUDIT_EXPORT', 'PERSONAL_EXPORT') then points = 0 else points <> 0 or kind = 'BOOKING_END' end),
  constraint operator_act_account check ((kind = 'AUDIT_EXPORT') = (account_id is null)),
  constraint operator_act_filter check ((kind = 'AUDIT_EXPORT') = (export_filter is not null)),
  constraint operator_act_fetched check (fetched_at is null or
    (kind in ('AUDIT_EXPORT', 'PERSONAL_EXPORT') and approved_at is not null and fetched_at >= approved_at))
);
create index operator_act_open on operator_act (proposed_at, id) where approved_at is null and declined_at is null;
create index operator_act_exports on operator_act (proposed_by, proposed_at desc, id)
  where kind in ('AUDIT_EXPORT', 'PERSONAL_EXPORT');

-- Points that one operator gives alone, up to so many a day (rules.md 9): the newest limit counts.
create table goodwill_limit (
  id bigint generated always as identity primary key,
  points_a_day integer not null check (points_a_day between 0 and 100000),
  set_at timestamptz not null,
  -- null: what the product came with
  set_by uuid references operator
);
insert into goodwill_limit (points_a_day, set_at) values (2000, '2026-01-01T00:00:00Z');
create trigger goodwill_limit_unchanged before update or delete on goodwill_limit
  for each row execute function refuse_change();

create table goodwill (
  id uuid primary key,
  guest_id uuid not null references guest,
  operator_id uuid not null references operator,
  points integer not null check (points > 0),
  reason text not null check (reason <> ''),
  day date not null,
  given_at timestamptz not null
);
create index goodwill_by on goodwill (operator_id, day);
create index goodwill_of_guest on goodwill (guest_id, id desc);
create trigger goodwill_unchanged before update or delete on goodwill
  for each row execute function refuse_change();

-- == desk/on-call

-- When which operator answers alarms, in the order in which they are told.
create table on_call_shift (
  id bigint generated always as identity primary key,
  operator_id uuid not null references operator (id),
  phone_sealed bytea not null,
  mail_sealed bytea,
  -- 0 Sunday to 6 Saturday, on which it begins; until the same minute or an earlier one is the next day.
  weekdays text not null check (weekdays ~ '^[0-6]{1,7}$'),
  from_minute smallint not null check (from_minute between 0 and 1439),
  to_minute smallint not null check (to_minute between 0 and 1439),
  position integer not null unique check (position > 0),
  added_by uuid not null references operator (id),
  created_at timestamptz not null
);

-- An alert that wakes people until somebody takes it.
create table on_call_alarm (
  id bigint generated always as identity primary key,
  alert_id bigint not null unique references operator_alert (id) on delete cascade,
  started_at timestamptz not null,
  -- When the next is told; null when nobody is to be told any more.
  next_at timestamptz,
  last_position integer,
  acknowledged_at timestamptz,
  acknowledged_by uuid references operator (id),
  check ((acknowledged_at is null) = (acknowledged_by is null)),
  check (next_at is null or acknowledged_at is null)
);
create index on_call_alarm_due on on_call_alarm (next_at, id) where next_at is not null;

-- Whom an alarm was told to. The shift goes, the operator stays.
create table on_call_step (
  id bigint generated always as identity primary key,
  alarm_id bigint not null references on_call_alarm (id) on delete cascade,
  operator_id uuid not null references operator (id),
  shift_id bigint references on_call_shift (id) on delete set null,
  told_at timestamptz not null,
  unique (alarm_id, told_at, shift_id)
);

-- What operators did about an alert, in their words, for those who come after. It goes with its alert.
create table alert_note (
  id bigint generated always as identity primary key,
  alert_id bigint not null references operator_alert (id) on delete cascade,
  operator_id uuid not null references operator (id),
  at timestamptz not null,
  note text not null check (char_length(note) between 1 and 500)
);
create index alert_note_of_alert on alert_note (alert_id, id);
create trigger alert_note_stays before update on alert_note for each row execute function refuse_change();

-- == desk/office

-- The door of the back office (rules.md 9). An operator comes in by mail and password and a second factor; a session is a cookie whose hash
-- stands here.
create table operator_login (
  operator_id uuid primary key references operator,
  mail text not null check (mail = lower(mail) and mail <> ''),
  -- argon2id; null until the invitation is taken
  password_hash text,
  password_at timestamptz,
  totp_sealed bytea,
  totp_at timestamptz,
  -- The step of the last code that was taken: none counts twice.
  totp_step bigint not null check (totp_step >= 0),
  -- A new secret until its first code was shown.
  totp_next_sealed bytea,
  constraint operator_mail_once unique (mail),
  check ((password_hash is null) = (password_at is null)),
  check ((totp_sealed is null) = (totp_at is null))
);

create table operator_passkey (
  id uuid primary key,
  operator_id uuid not null references operator,
  credential_id bytea not null,
  public_key bytea not null,
  counter bigint not null check (counter >= 0),
  transports text not null,
  name text not null check (length(name) between 1 and 40),
  created_at timestamptz not null,
  last_used_at timestamptz,
  constraint operator_passkey_once unique (credential_id)
);
create index operator_passkey_of on operator_passkey (operator_id, created_at);

create table operator_challenge (
  challenge_hash bytea primary key,
  operator_id uuid not null references operator,
  is_new boolean not null,
  ends_at timestamptz not null
);
create index operator_challenge_ends on operator_challenge (ends_at);

create table operator_recovery_code (
  operator_id uuid not null references operator,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (operator_id, code_hash)
);

-- A link by which an operator sets a password and a second factor; one at a time.
create table operator_invite (
  token_hash bytea primary key,
  operator_id uuid not null references operator,
  made_by uuid references operator,
  made_at timestamptz not null,
  ends_at timestamptz not null,
  -- Taken, or replaced by a newer one.
  over_at timestamptz
);
create unique index operator_invite_open on operator_invite (operator_id) where over_at is null;

create table operator_session (
  id uuid primary key,
  token_hash bytea not null unique,
  operator_id uuid not null references operator,
  -- A role that is taken away ends what it began.
  role text not null check (role in ('reviewer', 'finance', 'support', 'owner')),
  began_at timestamptz not null,
  seen_at timestamptz not null,
  ends_at timestamptz not null,
  factor_at timestamptz,
  ended_at timestamptz,
  end_reason text check (end_reason in ('LOGOUT', 'ENDED', 'ROLE', 'OTHER_BROWSER', 'INVITED')),
  agent text not null,
  address text not null,
  check ((ended_at is null) = (end_reason is null))
);
create index operator_session_open on operator_session (operator_id, seen_at) where ended_at is null;
create index operator_session_ends on operator_session (ends_at);

-- A browser that came in before counts its own wrong tries, so that nobody else can lock it out.
create table operator_browser (
  token_hash bytea primary key,
  operator_id uuid not null references operator,
  seen_at timestamptz not null
);
create index operator_browser_seen on operator_browser (seen_at);

-- Tries at passwords and codes by who tried what, as a hash: the name with the browser or network they came from. What was right is removed.
create table operator_try (
  key_hash bytea primary key,
  tries smallint not null check (tries > 0),
  ends_at timestamptz not null
);
create index operator_try_ends on operator_try (ends_at);

-- What an operator filters a list by, under a name of her own; nobody else sees it.
create table office_view (
  id uuid primary key,
  operator_id uuid not null references operator,
  list text not null check (list in ('members', 'bookings', 'audit')),
  name text not null check (name <> '' and char_length(name) <= 30),
  -- The filters as they stand in the address, without its question mark.
  search text not null check (char_length(search) <= 1000),
  saved_at timestamptz not null,
  unique (operator_id, list, name)
);

-- == desk/note

-- What the staff notes about a member, for each other. A note stays as it was written until its member is forgotten.
create table member_note (
  id uuid primary key,
  account_id uuid not null references account,
  operator_id uuid not null references operator,
  text text not null check (text <> '' and char_length(text) <= 1000),
  written_at timestamptz not null
);
create index member_note_of_account on member_note (account_id, id desc);

create function refuse_change_of_note() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.text = '-' and to_jsonb(new) - 'text' = to_jsonb(old) - 'text' then
    return new;
  end if;
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;
create trigger member_note_append_only before update or delete on member_note
  for each row execute function refuse_change_of_note();

-- == desk/viewing

-- An operator looks at the product as one member sees it: a tab that reads and changes nothing, for some minutes. Why stands with the
-- private reads, which stay; this goes the night after.
create table member_view (
  id uuid primary key,
  token_hash bytea not null unique,
  operator_id uuid not null references operator,
  account_id uuid not null references account,
  begun_at timestamptz not null,
  ends_at timestamptz not null
);
create index member_view_ended on member_view (ends_at);
create index member_view_of on member_view (account_id);

-- == desk/figures

-- Of those whose first meeting was in a month, how many met somebody in a later one; counted anew every night.
create table booking_cohort (
  side text not null check (side in ('GUEST', 'CAST')),
  first_month date not null,
  month date not null check (month >= first_month),
  people integer not null check (people > 0),
  primary key (side, first_month, month)
);

-- Who met somebody in which month, of those who first did in another: what a count of cohorts leads to. Derived every night from the meetings.
create table cohort_person (
  side text not null check (side in ('CAST', 'GUEST')),
  first_month date not null check (extract(day from first_month) = 1),
  month date not null check (month >= first_month and extract(day from month) = 1),
  person_id uuid not null,
  primary key (side, first_month, month, person_id)
);

-- Who met somebody in which months, with the first of them.
create view cohort_month as
  select side, person_id, month, min(month) over (partition by side, person_id) as first_month from (
    select s.side, s.person_id, date_trunc('month', p.day)::date as month from participation p
    cross join lateral (values ('GUEST', p.guest_id), ('CAST', p.cast_id)) s (side, person_id)
    where p.finished_at is not null and p.cancel_type is null and p.settled_at is not null
    group by 1, 2, 3) m;

-- Only what is new is written: most of it is as it was the night before.
create function count_cohorts() returns void language sql as $$
  delete from cohort_person c where not exists (
    select from cohort_month m
    where m.side = c.side and m.first_month = c.first_month and m.month = c.month and m.person_id = c.person_id);
  insert into cohort_person (side, first_month, month, person_id)
    select side, first_month, month, person_id from cohort_month on conflict do nothing;
  delete from booking_cohort;
  insert into booking_cohort select side, first_month, month, count(*) from cohort_person group by 1, 2, 3;
$$;
