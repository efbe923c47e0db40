-- The development inbox of every channel; a mail may have a part that is drawn.
alter table dev_inbox drop constraint dev_inbox_channel_check;
alter table dev_inbox
  add constraint dev_inbox_channel_check check (channel in ('SMS', 'MAIL', 'MESSAGE', 'LINE', 'PUSH')),
  add column html text;
