-- Browsers that get pushes: one for a session, and a browser gets those of one account.

create table push_subscription (
  id uuid primary key,
  account_id uuid not null references account,
  session_id uuid not null references session on delete cascade,
  -- Finds the address without storing it in the clear: who has it can send to the browser.
  endpoint_index bytea not null,
  endpoint_sealed bytea not null,
  p256dh text not null,
  auth_sealed bytea not null,
  created_at timestamptz not null,
  last_ok_at timestamptz,
  constraint push_subscription_of_session unique (session_id),
  constraint push_subscription_of_browser unique (endpoint_index)
);
create index push_subscription_of_account on push_subscription (account_id, id);

alter table dev_inbox drop constraint dev_inbox_channel_check;
alter table dev_inbox add constraint dev_inbox_channel_check
  check (channel in ('SMS', 'MAIL', 'MESSAGE', 'LINE', 'PUSH'));
