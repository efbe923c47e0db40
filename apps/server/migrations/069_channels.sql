-- Also LINE and push; an address can be no more (GONE).
alter table sent_message drop constraint sent_message_channel_check, drop constraint sent_message_state_check;
alter table sent_message
  add constraint sent_message_channel_check check (channel in ('SMS', 'MAIL', 'LINE', 'PUSH')),
  add constraint sent_message_state_check check (state in ('STARTED', 'SENT', 'REFUSED', 'GONE', 'FAILED', 'UNKNOWN'));
