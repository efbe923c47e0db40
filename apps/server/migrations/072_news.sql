-- News and banners, what people have read of them, and how far a broadcast is.

create table news (
  id uuid primary key,
  kind text not null check (kind in ('FEATURE', 'IMPORTANT', 'NOTICE', 'NEW_FUNCTION', 'TROUBLE')),
  audience text not null check (audience in ('GUESTS', 'CASTS', 'ALL')),
  title text not null check (char_length(title) between 1 and 60),
  body text not null check (char_length(body) between 1 and 4000),
  is_pinned boolean not null,
  starts_at timestamptz not null,
  ends_at timestamptz,
  published_at timestamptz,            -- null: nobody sees it yet
  changed_at timestamptz,              -- its words, after people could read them
  picture_id uuid,                     -- its sizes lie in the storage
  picture_colour text check (picture_colour ~ '^#[0-9a-f]{6}$'),
  written_by uuid not null references operator,
  written_at timestamptz not null,
  check ((picture_id is null) = (picture_colour is null)),
  check (not is_pinned or kind in ('IMPORTANT', 'TROUBLE'))
);
create index news_shown on news (is_pinned desc, starts_at desc, id desc) where published_at is not null;

-- What an operator changed of it, why, and what it said before.
create table news_change (
  id bigint generated always as identity primary key,
  news_id uuid references news,
  banner_id uuid,
  what text not null check (what in ('EDIT', 'END', 'STOP', 'RESUME')),
  reason text not null check (reason <> ''),
  title_before text not null,
  body_before text not null,
  operator_id uuid not null references operator,
  at timestamptz not null,
  check ((news_id is null) <> (banner_id is null))
);
create index news_change_of on news_change (news_id, id);
create trigger news_change_unchanged before update or delete on news_change
  for each row execute function refuse_change();

create table news_read (
  account_id uuid not null references account,
  news_id uuid not null references news,
  read_at timestamptz not null,
  primary key (account_id, news_id)
);

-- One at most of a piece of news. What was handed over, and where it goes on, is written in one transaction: nobody is told twice.
create table news_broadcast (
  news_id uuid primary key references news,
  state text not null check (state in ('WAITING', 'RUNNING', 'STOPPED', 'DONE')),
  due_at timestamptz,                  -- when it begins, or goes on
  run int not null,                    -- counts its beginnings: what was left of an earlier one does nothing
  people_count int not null,           -- how many accounts it looks through
  looked_count int not null check (looked_count <= people_count),
  told_count int not null,             -- to how many of them it was handed over
  last_account_id uuid,                -- the last one it has looked at
  until_account_id uuid,               -- the newest account when it began
  begun_at timestamptz,
  ended_at timestamptz,
  check ((state = 'WAITING') = (due_at is not null))
);
create index news_broadcast_due on news_broadcast (due_at, news_id) where state = 'WAITING';

create table banner (
  id uuid primary key,
  audience text not null check (audience in ('GUESTS', 'CASTS', 'ALL')),
  title text not null check (char_length(title) between 1 and 60),
  link text not null check (char_length(link) between 1 and 300),
  starts_at timestamptz not null,
  ends_at timestamptz,
  picture_id uuid not null,
  picture_colour text not null check (picture_colour ~ '^#[0-9a-f]{6}$'),
  created_by uuid not null references operator,
  created_at timestamptz not null
);
create index banner_by_start on banner (starts_at desc, id desc);
alter table news_change add constraint news_change_banner foreign key (banner_id) references banner;

-- Advertising can also be ended by a link in a mail, which signs in nobody.
alter table consent drop constraint consent_place_check;
alter table consent add constraint consent_place_check check (place in ('REGISTRATION', 'CARD', 'SHEET', 'SETTINGS', 'MAIL'));
