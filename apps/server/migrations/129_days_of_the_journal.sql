-- What moved on a Tokyo day from one kind of account to another: balances and reports are read from it, not from the journal. Each process of
-- the database adds to rows of its own (slot), so that nobody waits for another; what is past is put together in slot 0 every night.
create table ledger_day (
  day date not null,
  kind text not null,
  from_kind text not null,
  to_kind text not null,
  lot_kind text not null check (lot_kind in ('PAID', 'FREE', 'NONE')),
  slot integer not null,
  points bigint not null check (points > 0),
  transfers integer not null check (transfers > 0),
  primary key (day, kind, from_kind, to_kind, lot_kind, slot)
);

insert into ledger_day
  select (t.created_at at time zone 'Asia/Tokyo')::date, t.kind, f.kind, g.kind, coalesce(l.kind, 'NONE'), 0, sum(t.points), count(*)
  from ledger_transfer t
  join ledger_account f on f.id = t.from_account_id join ledger_account g on g.id = t.to_account_id
  left join lot l on l.id = t.lot_id
  group by 1, 2, 3, 4, 5;

create function add_to_ledger_day() returns trigger language plpgsql as $$
begin
  insert into ledger_day as d
    select (t.created_at at time zone 'Asia/Tokyo')::date, t.kind, f.kind, g.kind, coalesce(l.kind, 'NONE'), pg_backend_pid(), sum(t.points), count(*)
    from written t
    join ledger_account f on f.id = t.from_account_id join ledger_account g on g.id = t.to_account_id
    left join lot l on l.id = t.lot_id
    group by 1, 2, 3, 4, 5
  on conflict (day, kind, from_kind, to_kind, lot_kind, slot)
    do update set points = d.points + excluded.points, transfers = d.transfers + excluded.transfers;
  return null;
end $$;
create trigger ledger_transfer_days after insert on ledger_transfer
  referencing new table as written for each statement execute function add_to_ledger_day();

-- The journal by kind of movement, the newest first.
create index ledger_transfer_of_kind on ledger_transfer (kind, id desc);

-- Which rules were broken.
alter table ledger_check add column broken text[] not null default '{}';
