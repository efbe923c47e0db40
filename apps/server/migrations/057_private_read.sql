-- What operators read of people's private data: a row for each read, written in the transaction that opens it.

create table private_read (
  id bigint generated always as identity primary key,
  operator_id uuid not null references operator,
  at timestamptz not null,
  day date not null,                          -- the Tokyo day of `at`: ceilings are daily
  kind text not null check (kind in ('PERSON', 'BANK_ACCOUNT', 'PAYMENTS', 'RECEIPTS', 'NAME_REQUEST', 'LOST_NUMBER',
                                     'ACCESS_RECORDS', 'BOOKING', 'REPORT', 'ALARM')),
  account_id uuid references account,         -- the person, where it was one who is registered
  subject text not null,                      -- the request, booking, report or days that were read; nothing private
  shown integer not null check (shown >= 0),  -- rows
  reason text not null check (reason <> '')
);

create index private_read_by on private_read (operator_id, kind, day);
create index private_read_of on private_read (account_id, id) where account_id is not null;
create index private_read_at on private_read (at);

create trigger private_read_unchanged before update on private_read
  for each row execute function refuse_change();
-- Rows go with age alone, by the statement that says so in its transaction.
create trigger private_read_kept before delete on private_read
  for each row when (current_setting('yoimachi.ages', true) is distinct from 'private_read')
  execute function refuse_change();
