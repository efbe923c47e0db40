-- What operators do is numbered without a gap and chained: each row's link is reckoned from its content and the link before, so that a row
-- that is missing or was changed shows. The row also says whom it was about and why.
alter table operator_audit
  add column number bigint,
  add column link bytea,
  add column account_id uuid references account,
  add column reason text check (length(reason) between 1 and 500);

-- What a link is made of. An instant is written in UTC, whatever the session's time zone.
create function audit_link(before bytea, audit operator_audit) returns bytea language sql stable as $$
  select sha256(coalesce(before, '\x'::bytea) || convert_to(concat_ws(chr(31),
    audit.number, audit.operator_id, audit.operator_role,
    to_char(audit.at at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US'),
    audit.call, audit.targets, audit.outcome, coalesce(audit.account_id::text, ''), coalesce(audit.reason, '')), 'UTF8'))
$$;

alter table operator_audit disable trigger operator_audit_unchanged;
do $$
declare
  audit operator_audit;
  last_number bigint := 0;
  last_link bytea;
begin
  for audit in select * from operator_audit order by id loop
    last_number := last_number + 1;
    audit.number := last_number;
    last_link := audit_link(last_link, audit);
    update operator_audit set number = last_number, link = last_link where id = audit.id;
  end loop;
end $$;
alter table operator_audit enable trigger operator_audit_unchanged;

alter table operator_audit
  alter column number set not null,
  alter column link set not null,
  add constraint operator_audit_number unique (number);
create index operator_audit_about on operator_audit (account_id, number) where account_id is not null;
create index operator_audit_at on operator_audit (at, number);
create index operator_audit_targets on operator_audit using gin (targets jsonb_path_ops);

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

-- The first number at which the chain does not hold; null where all of it does.
create function audit_break() returns bigint language sql stable as $$
  select min(number) from (
    select a.number,
      a.number = row_number() over (order by a.number)
        and a.link = audit_link(lag(a.link) over (order by a.number), a) as holds
    from operator_audit a) checked
  where not holds
$$;
