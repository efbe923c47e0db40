-- Events that nobody can handle are kept apart; a key's events are found; what runs by the clock is remembered.

-- Why a row was given up: no such event any more, or not what its event carries. An operator sees it and may hand it on again.
alter table outbox add column dead_reason text check (dead_reason is null or processed_at is not null);
create index outbox_dead on outbox (id) where dead_reason is not null;

-- Its first waiting row is what a key is locked by.
create index outbox_waiting_key on outbox (key, id) where processed_at is null;

-- Nobody ever heard of it.
update outbox set processed_at = created_at where topic = 'reward.changed' and processed_at is null;

-- Work of fixed times, by the product's clock; a row is made when the work is first looked at.
create table routine (
  name text primary key,
  -- Its last time that was begun.
  due_at timestamptz not null
);

-- The machine's clock starts nothing any more.
do $$
begin
  if to_regclass('pgboss.schedule') is not null then
    delete from pgboss.schedule;
  end if;
end $$;
