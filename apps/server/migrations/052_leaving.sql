-- A cast pauses herself, with a day to come back if she likes; people leave, and are forgotten after a while; what one asks of one's own
-- data; numbers that a cast hides from.

alter table cast_member
  add column resumes_at timestamptz,         -- 00:00 of the day she comes back, by herself otherwise
  add column resume_notice_at timestamptz,   -- when she is reminded of it; null once she was
  add constraint cast_resumes_from_pause check (resumes_at is null or paused_at is not null),
  add constraint cast_notice_of_resuming check (resume_notice_at is null or resumes_at is not null);
create index cast_resumes on cast_member (resumes_at, id) where resumes_at is not null;
create index cast_resume_notice on cast_member (resume_notice_at, id) where resume_notice_at is not null;

-- Who left keeps the row as a pseudonym; the same identity may begin anew.
alter table account
  add column left_at timestamptz,
  drop constraint account_identity_id_user_type_key;
create unique index account_once on account (identity_id, user_type) where left_at is null;
create index account_of_identity on account (identity_id);
-- When the number was erased, as all accounts of the person were left; it comes back when she signs in again.
alter table identity add column number_erased_at timestamptz;
alter table session
  drop constraint session_end_reason_check,
  add constraint session_end_reason_check check
    (end_reason in ('LOGOUT', 'OTHER_DEVICE', 'DEVICE_LIMIT', 'SUSPENDED', 'LEFT'));

-- What stays of a leaving until the person is forgotten.
create table departure (
  account_id uuid primary key references account,
  left_at timestamptz not null,
  nickname text not null,                    -- as others knew the person, for claims; empty once erased
  reason text check (reason in ('NOT_NEEDED', 'HARD_TO_USE', 'NO_MATCH', 'COST', 'TROUBLE', 'ANOTHER_ACCOUNT', 'OTHER')),
  lapsed_points integer not null check (lapsed_points >= 0),
  erase_at timestamptz not null,
  erased_at timestamptz
);
create index departure_due on departure (erase_at, account_id) where erased_at is null;

alter table suspension
  add column category text not null default 'OTHER' check (category in ('TERMS', 'PAYMENT', 'TROUBLE', 'IDENTITY', 'OTHER'));
alter table suspension alter column category drop default;

-- Numbers that a cast hides from: family, her shop. The number itself is nowhere.
create table hidden_number (
  id uuid primary key,
  cast_id uuid not null references cast_member,
  phone_index bytea not null,                -- HMAC of the E.164 number
  label text not null check (char_length(label) <= 20),
  created_at timestamptz not null,
  constraint hidden_number_once unique (cast_id, phone_index)
);
create index hidden_number_by_phone on hidden_number (phone_index);

-- Also an account that is made later is hidden from.
create view hidden_by_number as
  select a.id as guest_id, h.cast_id
  from hidden_number h
    join identity i on i.phone_index = h.phone_index
    join account a on a.identity_id = i.id and a.user_type = 1;

create or replace view hidden_pair as
  select guest_id, cast_id from own_pair
  union all
  select guest_id, cast_id from review where again = 'NOT_OK'
  union all
  select k.guest_id, k.cast_id from account_block k
  where k.unblocked_at is null
    and not exists (select from meeting_pair m where m.guest_id = k.guest_id and m.cast_id = k.cast_id)
  union all
  select n.guest_id, n.cast_id from hidden_by_number n
  where not exists (select from meeting_pair m where m.guest_id = n.guest_id and m.cast_id = n.cast_id);

create or replace view refused_pair as
  select guest_id, cast_id from own_pair
  union all
  select guest_id, cast_id from review where again = 'NOT_OK'
  union all
  select guest_id, cast_id from account_block where unblocked_at is null
  union all
  select guest_id, cast_id from hidden_by_number;

-- A person's own data in one file, sealed, for some days.
create table data_export (
  id uuid primary key,
  account_id uuid not null references account,
  asked_at timestamptz not null,
  day date not null,                         -- of Tokyo: one a day
  ready_at timestamptz,
  content bytea,
  expires_at timestamptz,
  fetched_at timestamptz,
  check ((ready_at is null) = (expires_at is null)),
  constraint data_export_a_day unique (account_id, day)
);
create index data_export_expires on data_export (expires_at, id) where content is not null;

-- Who left opens nothing any more. Leaving holds the guest's row, so that what is under way ends before it, and what comes after sees it.
create function refuse_purchase_of_left() returns trigger language plpgsql as $$
begin
  perform from guest where id = new.guest_id for key share;
  if exists (select from account where id = new.guest_id and left_at is not null) then
    raise exception 'account % has left', new.guest_id using errcode = 'check_violation', constraint = 'account_left';
  end if;
  return new;
end $$;
create function refuse_coupon_of_left() returns trigger language plpgsql as $$
begin
  perform from guest where id = new.guest_id for key share;
  if exists (select from account where id = new.guest_id and left_at is not null) then
    raise exception 'account % has left', new.guest_id using errcode = 'check_violation', constraint = 'account_left';
  end if;
  return new;
end $$;
create trigger purchase_of_left before insert on purchase for each row execute function refuse_purchase_of_left();
create trigger coupon_of_left before insert on coupon_redemption for each row execute function refuse_coupon_of_left();

-- The history stays as it is, but for what somebody wrote into it.
create function refuse_change_but_reason() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.reason is null and to_jsonb(new) - 'reason' = to_jsonb(old) - 'reason' then
    return new;
  end if;
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;
drop trigger booking_event_append_only on booking_event;
create trigger booking_event_append_only before update or delete on booking_event
  for each row execute function refuse_change_but_reason();
