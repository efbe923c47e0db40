-- == desk/access-record

-- From where somebody signed in, posted or bought. What says where is sealed.
create table access_record (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('LOGIN', 'POST', 'PURCHASE')),
  call text not null,
  account_id uuid not null,
  origin_sealed bytea not null,
  origin_place text not null,
  at timestamptz not null
);
create index access_record_by_account on access_record (account_id, at);
create index access_record_by_time on access_record (at);

-- == desk/read-log

-- What operators read of people's private data: a row for each read, written in the transaction that opens it.
create table private_read (
  id bigint generated always as identity primary key,
  operator_id uuid not null references operator,
  at timestamptz not null,
  day date not null,  -- the Tokyo day of `at`: ceilings are daily
  kind text not null,
  account_id uuid references account,  -- the person, where it was one who is registered
  subject text not null,  -- the request, booking, report or days that were read; nothing private
  shown integer not null check (shown >= 0),  -- rows
  reason text not null check (reason <> ''),
  constraint private_read_kind_check check (kind in ('PERSON', 'BANK_ACCOUNT', 'PAYMENTS', 'RECEIPTS',
    'NAME_REQUEST', 'LOST_NUMBER', 'ACCESS_RECORDS', 'AGE_DOCUMENT', 'BOOKING', 'REPORT', 'ALARM', 'MEDIA', 'CHAT', 'INQUIRY',
    'FIND_PERSON', 'EXPORT', 'DISPUTE', 'VIEW', 'BANK_MATCH'))
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

create table read_link (
  token_hash bytea primary key,
  kind text not null,
  file_id uuid not null,
  operator_id uuid not null references operator,
  made_at timestamptz not null,
  ends_at timestamptz not null,
  opened_at timestamptz,
  constraint read_link_kind_check check (kind in ('MEDIA', 'AGE_DOCUMENT', 'INQUIRY'))
);
create index read_link_by_time on read_link (made_at);

-- == desk/queue

-- Who of the operators has taken what of the queues. The row stands for the thing itself: it goes when that is decided, and counts for half an
-- hour after the last act on it.
create table work_item (
  queue text not null check (queue in ('alerts', 'reports', 'age-checks', 'media-files', 'inquiries', 'removals', 'claims', 'phone-changes',
    'lost-numbers', 'name-requests', 'penalties', 'matches', 'referrals', 'debts', 'frozen-rewards', 'acts', 'dead-work', 'deliveries')),
  item_id text not null check (char_length(item_id) between 1 and 73),
  operator_id uuid not null references operator (id),
  taken_at timestamptz not null,
  acted_at timestamptz not null,
  primary key (queue, item_id),
  check (acted_at >= taken_at)
);
create index work_item_by_item on work_item (item_id);
create index work_item_by_operator on work_item (operator_id);
create index work_item_by_time on work_item (acted_at);

-- == desk/setting-history

-- What operators set, from when, by whom and what it was: prices, fees, switches and lists. Nothing private stands in it.
create table setting_change (
  id bigint generated always as identity primary key,
  setting text not null check (setting <> ''),
  -- which one of several, in words: a gift's name, a stage; empty where there is one alone
  subject text not null,
  before jsonb check (jsonb_typeof(before) = 'object'),  -- null: it was not there
  after jsonb check (jsonb_typeof(after) = 'object'),  -- null: it is not there any more
  operator_id uuid references operator,  -- null: the product itself
  at timestamptz not null,
  check (before is not null or after is not null)
);
create index setting_change_of on setting_change (setting, id desc);
create trigger setting_change_append_only before update or delete on setting_change
  for each row execute function refuse_change();
