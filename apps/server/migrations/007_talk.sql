-- == talk/notification

-- What a person is told in the product, and the count behind the live document user.notification.
create table notification (
  id uuid primary key,
  account_id uuid not null references account,
  kind text not null,
  body text not null,
  link text,
  created_at timestamptz not null,
  read_at timestamptz,
  -- The Tokyo day of the booking that a notification is about; quiet hours of that day do not hold it back.
  day date,
  -- What asks its person for an act is listed first, also where a thousand other notices came since: an index of those alone finds it.
  asks boolean not null default false
);
-- What a person has not read yet is counted by what it is about, and marked one by one.
create index notification_unread on notification (account_id) where read_at is null;
-- A list of notifications is read by their ids, which are in the order of time.
create index notification_in_order on notification (account_id, id desc);
-- What is a year old is removed every night without reading the rest.
create index notification_by_time on notification (created_at);
create index notification_asks on notification (account_id, id desc) where asks;

create table notification_count (
  account_id uuid primary key references account,
  unread_count integer not null default 0 check (unread_count >= 0),
  version bigint not null default 0
);

-- What a person wants outside the product, and what becomes of it by each channel.
--
-- Only cells that differ from the defaults of the catalogue.
create table notification_setting (
  account_id uuid not null references account,
  category text not null,
  channel text not null check (channel in ('PUSH', 'LINE', 'MAIL')),
  is_on boolean not null,
  primary key (account_id, category, channel),
  constraint notification_setting_category_check
    check (category in ('BOOKING', 'CHAT', 'MONEY', 'NEWS', 'SAFETY', 'SERVICE'))
);

-- A person without a row has the usual quiet hours, and is told by one channel.
create table notification_preference (
  account_id uuid primary key references account,
  is_quiet boolean not null,
  quiet_from_minute smallint not null check (quiet_from_minute between 0 and 1439),
  quiet_to_minute smallint not null check (quiet_to_minute between 0 and 1439),
  every_channel boolean not null
);

-- What is told by channels alone: news, which have a list of their own in the product.
create table notification_text (
  id uuid primary key,
  kind text not null,
  title text not null,
  body text not null,
  link text,
  created_at timestamptz not null
);
create index notification_text_by_time on notification_text (created_at);

create table notification_delivery (
  id uuid primary key,
  account_id uuid not null references account,
  source_id uuid not null,  -- the notification, or the text
  kind text not null,
  day date,
  channel text not null check (channel in ('PUSH', 'LINE', 'MAIL', 'SMS')),
  address text not null,  -- a push subscription's id; otherwise the account's own, which is looked up when it is sent
  state text not null check (state in ('WAITING', 'SENT', 'REFUSED', 'GONE', 'UNKNOWN', 'DEAD', 'DROPPED')),
  reason text,  -- why it did not arrive
  tries smallint not null default 0,
  created_at timestamptz not null,
  due_at timestamptz,  -- it waits until then; null: its job has it, or it is over
  ended_at timestamptz,
  check (due_at is null or state = 'WAITING'),
  check ((ended_at is null) = (state = 'WAITING')),
  unique (source_id, account_id, channel, address)
);
create index notification_delivery_due on notification_delivery (due_at, id) where due_at is not null;
create index notification_delivery_dead on notification_delivery (ended_at, id) where state = 'DEAD';
create index notification_delivery_of_account on notification_delivery (account_id);
create index notification_delivery_by_time on notification_delivery (created_at);
-- What waits for a channel, and what a channel did of late, are counted without reading those of all others.
create index notification_delivery_waiting on notification_delivery (channel) where state = 'WAITING' and due_at is null;

-- Where a person's mail goes: an address whose code she had.
create table notification_mail (
  account_id uuid primary key references account,
  email_sealed bytea not null,
  verified_at timestamptz not null,
  mail_index bytea,
  mail_mask text
);
create index notification_mail_index on notification_mail (mail_index) where mail_index is not null;
create index notification_mail_unmarked on notification_mail (account_id) where mail_index is null;

-- What operators write in place of the sentence and the title of a notice: each version stays. The newest is used; one without words
-- gives the product's own back.
create table notice_wording (
  kind text not null check (kind ~ '^[A-Z_]{1,60}$'),
  version integer not null check (version > 0),
  title text check (char_length(title) between 1 and 40),
  body text check (char_length(body) between 1 and 200),
  written_by uuid not null references operator,
  written_at timestamptz not null,
  primary key (kind, version)
);
create trigger notice_wording_unchanged before update or delete on notice_wording
  for each row execute function refuse_change();

-- == talk/chat

-- Conversations of a guest and a cast. See packages/domain/src/talk/chat for the rules.
create table chat_conversation (
  id uuid primary key,
  guest_id uuid not null references guest,
  cast_id uuid not null references cast_member,
  -- closed is nobody's word: it follows from blocks and from who has left
  state text not null check (state in ('NONE', 'REQUESTED', 'OPEN')),
  last_number integer not null check (last_number >= 1),
  last_at timestamptz not null,
  created_at timestamptz not null,
  constraint chat_of_pair unique (guest_id, cast_id)
);
create index chat_conversation_of_cast on chat_conversation (cast_id);
create index chat_conversation_old on chat_conversation (last_at);

-- A conversation as one of its two sees it; what lists are made of, so the order stands here too. Whoever changes a conversation or what is
-- in it locks its row first: nobody changes one of these rows without.
create table chat_member (
  account_id uuid not null references account,
  friend_id uuid not null references account,
  conversation_id uuid not null references chat_conversation,
  is_shown boolean not null,  -- false while there is nothing between the two
  is_pinned boolean not null,
  is_muted boolean not null,
  read_number integer not null check (read_number >= 1),
  unread_count integer not null check (unread_count >= 0),
  last_at timestamptz not null,
  -- A text that stays unread is told outside the product: which one and when, and which one was told last.
  notice_id uuid,
  notice_at timestamptz,
  told_id uuid,
  told_at timestamptz,
  primary key (account_id, friend_id),
  unique (conversation_id, account_id),
  constraint chat_member_notice_check check ((notice_id is null) = (notice_at is null)),
  constraint chat_member_told_check check ((told_id is null) = (told_at is null))
);
create index chat_member_list on chat_member (account_id, is_pinned desc, last_at desc, friend_id desc) where is_shown;
create index chat_member_unread on chat_member (account_id, is_pinned desc, last_at desc, friend_id desc)
  where is_shown and unread_count > 0;
create index chat_member_notice on chat_member (notice_at, notice_id) where notice_at is not null;
create index chat_member_told on chat_member (told_id) where told_id is not null;

create table chat_message (
  conversation_id uuid not null references chat_conversation,
  number integer not null check (number >= 1),  -- without gaps
  id uuid not null unique,
  by text not null check (by in ('guest', 'cast', 'service')),
  type text not null check (type in ('TEXT', 'GIFT', 'SYSTEM')),
  sent_at timestamptz not null,
  client_id uuid,  -- what the sender's device called it
  text text check (char_length(text) <= 4000),
  withdrawn_at timestamptz,  -- taken back: shown to neither, kept for a report
  late_minutes smallint check (late_minutes > 0),
  is_look boolean not null,  -- what the sender wears
  gift_sent_id uuid unique references gift_sent,
  line text,  -- what the product says
  booking_id uuid references booking,
  booking_event_id bigint references booking_event,
  primary key (conversation_id, number),
  check ((type = 'TEXT') = (text is not null)),
  check ((type = 'GIFT') = (gift_sent_id is not null)),
  check ((type = 'SYSTEM') = (line is not null)),
  check (type = 'SYSTEM' or by <> 'service'),
  check ((booking_id is null) = (booking_event_id is null))
);
-- Sent twice is stored once, as is what happens to a booking.
create unique index chat_message_once on chat_message (conversation_id, by, client_id) where client_id is not null;
create unique index chat_message_of_event on chat_message (conversation_id, booking_event_id)
  where booking_event_id is not null;

-- The version of the live document user.chat, and the lock of who counts anew.
create table chat_count (
  account_id uuid primary key references account,
  version bigint not null
);

create table chat_reply (
  id uuid primary key,
  account_id uuid not null references account,
  text text not null check (char_length(text) <= 400),
  created_at timestamptz not null
);
create index chat_reply_of_account on chat_reply (account_id, id);

-- What the two had said when one reported the other, as it was.
create table chat_evidence (
  report_id uuid not null references report,
  number integer not null,
  is_meant boolean not null,  -- the message that was reported
  by text not null,
  type text not null,
  text text,
  line text,
  sent_at timestamptz not null,
  withdrawn_at timestamptz,
  primary key (report_id, number)
);

-- == talk/group-message

-- A cast's message to a group, and what becomes of it for each of its people.
create table group_message (
  id uuid primary key,
  cast_id uuid not null references cast_member,
  group_name text not null,
  body text not null,
  day date not null,  -- of Tokyo: so many a day
  sent_at timestamptz not null,
  done_at timestamptz
);
create index group_message_of_cast on group_message (cast_id, sent_at desc, id desc);
create index group_message_old on group_message (sent_at, id);

create table group_message_part (
  group_message_id uuid not null references group_message on delete cascade,
  guest_id uuid not null references guest,
  state text not null check (state in ('WAITING', 'SENT', 'LEFT_OUT')),
  primary key (group_message_id, guest_id)
);
create index group_message_part_of_guest on group_message_part (guest_id);
create index group_message_part_waiting on group_message_part (group_message_id, guest_id) where state = 'WAITING';

-- == talk/text-guard

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

-- == talk/push

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

-- == talk/news

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
  published_at timestamptz,  -- null: nobody sees it yet
  changed_at timestamptz,  -- its words, after people could read them
  picture_id uuid,  -- its sizes lie in the storage
  picture_colour text check (picture_colour ~ '^#[0-9a-f]{6}$'),
  written_by uuid not null references operator,
  written_at timestamptz not null,
  check ((picture_id is null) = (picture_colour is null)),
  check (not is_pinned or kind in ('IMPORTANT', 'TROUBLE'))
);
create index news_shown on news (is_pinned desc, starts_at desc, id desc) where published_at is not null;

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
  check ((news_id is null) <> (banner_id is null)),
  constraint news_change_banner foreign key (banner_id) references banner
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
  due_at timestamptz,  -- when it begins, or goes on
  run int not null,  -- counts its beginnings: what was left of an earlier one does nothing
  people_count int not null,  -- how many accounts it looks through
  looked_count int not null check (looked_count <= people_count),
  told_count int not null,  -- to how many of them it was handed over
  last_account_id uuid,  -- the last one it has looked at
  until_account_id uuid,  -- the newest account when it began
  begun_at timestamptz,
  ended_at timestamptz,
  check ((state = 'WAITING') = (due_at is not null))
);
create index news_broadcast_due on news_broadcast (due_at, news_id) where state = 'WAITING';

-- Pictures that an operator sent and that nothing shows yet: news or a banner takes one away with it, what is left goes after a day.
create table news_picture (
  id uuid primary key,
  colour text not null check (colour ~ '^#[0-9a-f]{6}$'),
  sent_by uuid not null references operator,
  sent_at timestamptz not null
);
create index news_picture_left on news_picture (sent_at);

-- == talk/inquiry

-- What people ask the operators. Who is not signed in gives an address; what is written is sealed.
create table inquiry (
  id uuid primary key,
  number text not null constraint inquiry_number_once unique,
  account_id uuid references account,
  name_sealed bytea,
  mail_sealed bytea,
  -- of who is not signed in, to count by; they find nobody
  mail_index bytea,
  network_index bytea,
  client_id uuid constraint inquiry_client_once unique,
  category text not null check (category in ('BOOKING', 'POINTS', 'PAYMENT', 'ACCOUNT', 'REPORT', 'REMOVAL', 'BUG', 'OTHER', 'HEARING')),
  subject_sealed bytea not null,
  booking_id uuid references booking,
  state text not null check (state in ('RECEIVED', 'IN_PROGRESS', 'ANSWERED')),
  created_at timestamptz not null,
  last_at timestamptz not null,
  -- since when an operator is waited for; null while it is answered
  waiting_since timestamptz,
  last_number integer not null check (last_number >= 1),
  -- the last answer, and up to which its person has read
  answered_number integer not null default 0,
  read_number integer not null default 0,
  taken_by uuid references operator,
  -- of a HEARING: the removal request that it is about
  heard_for uuid references inquiry on delete set null,
  check ((state = 'ANSWERED') = (waiting_since is null)),
  check ((account_id is null) = (mail_sealed is not null)),
  check ((account_id is null) = (mail_index is not null and network_index is not null and client_id is not null)),
  check (category <> 'HEARING' or account_id is not null)
);
create index inquiry_of_account on inquiry (account_id, id desc) where account_id is not null;
create index inquiry_unread on inquiry (account_id) where answered_number > read_number;
create index inquiry_waiting on inquiry (waiting_since, id) where waiting_since is not null;
create index inquiry_of_network on inquiry (network_index, created_at) where network_index is not null;
create index inquiry_of_mail on inquiry (mail_index, created_at) where mail_index is not null;
create index inquiry_heard on inquiry (heard_for) where heard_for is not null;
create index inquiry_of_booking on inquiry (booking_id) where booking_id is not null;
create index inquiry_old on inquiry (last_at, id);

create table inquiry_message (
  id uuid primary key,
  inquiry_id uuid not null references inquiry on delete cascade,
  number integer not null check (number >= 1),
  by text not null check (by in ('PERSON', 'OPERATOR')),
  operator_id uuid references operator,
  client_id uuid,
  body_sealed bytea not null,
  at timestamptz not null,
  constraint inquiry_message_once unique (inquiry_id, number),
  check ((by = 'OPERATOR') = (operator_id is not null))
);
create unique index inquiry_message_of_client on inquiry_message (inquiry_id, client_id) where client_id is not null;

create table inquiry_picture (
  file_id uuid primary key,
  message_id uuid not null references inquiry_message on delete cascade,
  position smallint not null check (position between 1 and 2),
  constraint inquiry_picture_once unique (message_id, position)
);

-- What is to be removed, why, and what became of it.
create table removal_request (
  inquiry_id uuid primary key references inquiry on delete cascade,
  what_sealed bytea not null,
  hurt_right text not null check (hurt_right in ('INTIMATE', 'PRIVACY', 'PORTRAIT', 'DEFAMATION', 'COPYRIGHT', 'OTHER')),
  asked_at timestamptz not null,
  -- when operators are reminded next
  remind_at timestamptz,
  outcome text check (outcome in ('REMOVED', 'PARTLY', 'KEPT')),
  decided_at timestamptz,
  decided_by uuid references operator,
  check ((outcome is null) = (decided_at is null) and (outcome is null) = (decided_by is null)),
  check (outcome is null or remind_at is null)
);
create index removal_request_due on removal_request (remind_at, inquiry_id) where remind_at is not null;
create index removal_request_open on removal_request (asked_at, inquiry_id) where outcome is null;

-- What is usually answered to inquiries and removal requests. Operators write them, with variables in braces.
create table saved_answer (
  id uuid primary key,
  -- In which order they are offered: as they were added.
  position int not null generated always as identity,
  used_for text not null check (used_for in ('INQUIRY', 'REMOVAL')),
  -- What it is chosen by; whom it answers never sees it.
  title text not null check (title <> '' and char_length(title) <= 40),
  body text not null,
  -- Who edits has read this one.
  version int not null default 1 check (version > 0),
  -- Null: the product's own, which nobody has changed.
  written_by uuid references operator,
  written_at timestamptz not null,
  constraint saved_answer_title_once unique (used_for, title)
);

insert into saved_answer (id, used_for, title, body, written_at) select gen_random_uuid(), used_for, title, body, timestamptz '2026-11-01 00:00+09' from (values
  (1, 'INQUIRY', '確認中', E'{name}さま\n\nお問い合わせありがとうございます。内容を確認しております。回答まで、いましばらくお待ちください。'),
  (2, 'INQUIRY', '予約番号と画面の確認', E'{name}さま\n\nお問い合わせありがとうございます。確認のため、予約番号と、ご覧になった画面の内容をお知らせください。'),
  (3, 'INQUIRY', 'ヘルプのご案内', E'{name}さま\n\nお問い合わせありがとうございます。操作の手順は、メニューの「ヘルプ」からご確認いただけます。'),
  (4, 'INQUIRY', '不具合の修正', E'{name}さま\n\nご不便をおかけし、申し訳ございません。不具合は修正いたしました。画面を再読み込みして、ご確認ください。'),
  (5, 'INQUIRY', '対応できない', E'{name}さま\n\nお問い合わせありがとうございます。恐れ入りますが、ご希望の対応はいたしかねます。何とぞご了承ください。'),
  (6, 'REMOVAL', '削除した', E'{name}さま\n\nご指摘の内容（受付番号：{number}）を確認し、削除いたしました。ご連絡ありがとうございました。'),
  (7, 'REMOVAL', '一部を削除した', E'{name}さま\n\nご指摘の内容（受付番号：{number}）を確認し、権利を侵害すると判断した部分を削除いたしました。'),
  (8, 'REMOVAL', '場所がわからない', E'{name}さま\n\nご指摘の内容が見つかりませんでした。場所がわかる情報を添えて、もう一度お知らせください。'),
  (9, 'REMOVAL', '権利の侵害にあたらない', E'{name}さま\n\nご指摘の内容（受付番号：{number}）を確認しましたが、権利の侵害にはあたらないと判断し、削除いたしません。')
) list (position, used_for, title, body) order by position;
