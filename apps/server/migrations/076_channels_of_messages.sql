-- News that everybody needs (important, trouble) have settings of their own: they are pushed unless somebody switches that off.
alter table notification_setting drop constraint notification_setting_category_check;
alter table notification_setting add constraint notification_setting_category_check
  check (category in ('BOOKING', 'CHAT', 'MONEY', 'NEWS', 'SAFETY', 'SERVICE'));
-- Who has news by LINE or mail goes on to have these there.
insert into notification_setting (account_id, category, channel, is_on)
  select account_id, 'SERVICE', channel, is_on from notification_setting
  where category = 'NEWS' and channel in ('LINE', 'MAIL') and is_on;

-- A text that stays unread is told outside the product: which one and when, and which one was told last.
alter table chat_member
  add column notice_id uuid,
  add column notice_at timestamptz,
  add column told_id uuid,
  add column told_at timestamptz,
  add constraint chat_member_notice_check check ((notice_id is null) = (notice_at is null)),
  add constraint chat_member_told_check check ((told_id is null) = (told_at is null));
create index chat_member_notice on chat_member (notice_at, notice_id) where notice_at is not null;
create index chat_member_told on chat_member (told_id) where told_id is not null;
