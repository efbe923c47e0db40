-- Between which ids the movements of a day lie that moved alike: a list of some days goes along the ids of the journal, and begins and ends
-- where they do. Of days before this, between which ids all movements of the day lie.
alter table ledger_day add column first_id bigint, add column last_id bigint;
update ledger_day d set first_id = t.first_id, last_id = t.last_id
  from (select (created_at at time zone 'Asia/Tokyo')::date as day, min(id) as first_id, max(id) as last_id from ledger_transfer group by 1) t
  where t.day = d.day;
alter table ledger_day alter column first_id set not null, alter column last_id set not null, add check (first_id <= last_id);

create or replace function add_to_ledger_day() returns trigger language plpgsql as $$
begin
  insert into ledger_day as d
    select (t.created_at at time zone 'Asia/Tokyo')::date, t.kind, f.kind, g.kind, coalesce(l.kind, 'NONE'), pg_backend_pid(), sum(t.points), count(*),
      min(t.id), max(t.id)
    from written t
    join ledger_account f on f.id = t.from_account_id join ledger_account g on g.id = t.to_account_id
    left join lot l on l.id = t.lot_id
    group by 1, 2, 3, 4, 5
  on conflict (day, kind, from_kind, to_kind, lot_kind, slot)
    do update set points = d.points + excluded.points, transfers = d.transfers + excluded.transfers,
      first_id = least(d.first_id, excluded.first_id), last_id = greatest(d.last_id, excluded.last_id);
  return null;
end $$;

-- Days are found by their ids now.
drop index ledger_transfer_by_time;
