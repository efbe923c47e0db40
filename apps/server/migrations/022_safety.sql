-- Calls for help, and what operators have to look at.

create table sos (
  id uuid primary key,                  -- made by the caller: sent twice it is one
  account_id uuid not null references account,
  booking_id uuid not null references booking,
  place_sealed bytea,                   -- latitude, longitude and accuracy, with consent only; removed after 30 days
  created_at timestamptz not null
);
create index sos_of_booking on sos (booking_id);
create index sos_with_place on sos (created_at) where place_sealed is not null;

create table operator_alert (
  id bigint generated always as identity primary key,
  kind text not null,
  payload jsonb not null,
  created_at timestamptz not null,
  handled_at timestamptz,
  handled_by text,
  check ((handled_at is null) = (handled_by is null))
);
create index operator_alert_open on operator_alert (id) where handled_at is null;
