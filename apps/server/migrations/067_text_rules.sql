-- What operators decide of public texts and messages: one row.
create table text_rule (
  is_only boolean primary key check (is_only),
  contact_action text not null check (contact_action in ('STOP', 'WARN')),
  cash_action text not null check (cash_action in ('STOP', 'WARN')),
  word_action text not null check (word_action in ('STOP', 'WARN')),
  report_after integer not null check (report_after between 1 and 100),
  report_days integer not null check (report_days between 1 and 90)
);
insert into text_rule values (true, 'STOP', 'STOP', 'STOP', 5, 7);

-- Words of the operators, in the form in which texts are compared.
create table forbidden_word (
  word text primary key check (char_length(word) between 1 and 200),
  added_by uuid not null references operator,
  added_at timestamptz not null
);

-- That a text was stopped or warned of. Nothing of the text is kept.
create table text_stop (
  id bigint generated always as identity primary key,
  account_id uuid not null references account,
  kind text not null check (kind in ('CONTACT', 'CASH', 'WORD', 'PRESSURE')),
  place text not null check (place in ('CHAT', 'NAME', 'PROFILE', 'PLACE', 'STORE', 'GROUP')),
  stopped_at timestamptz not null
);
create index text_stop_of_account on text_stop (account_id, kind, stopped_at);
create index text_stop_by_time on text_stop (stopped_at);

-- When operators heard of somebody; also what counts of one person are taken one after the other by.
create table text_report (
  account_id uuid not null references account,
  kind text not null check (kind in ('CONTACT', 'CASH', 'WORD', 'PRESSURE')),
  reported_at timestamptz,
  primary key (account_id, kind)
);
