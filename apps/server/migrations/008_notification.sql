-- What a person is told in the product, and the count behind the live document user.notification.

create table notification (
  id uuid primary key,
  account_id uuid not null references account,
  kind text not null,
  body text not null,
  link text,
  created_at timestamptz not null,
  read_at timestamptz
);
create index notification_of_account on notification (account_id, created_at desc, id desc);

create table notification_count (
  account_id uuid primary key references account,
  unread_count integer not null default 0 check (unread_count >= 0),
  version bigint not null default 0
);
