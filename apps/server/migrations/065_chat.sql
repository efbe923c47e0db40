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
  is_shown boolean not null,            -- false while there is nothing between the two
  is_pinned boolean not null,
  is_muted boolean not null,
  read_number integer not null check (read_number >= 1),
  unread_count integer not null check (unread_count >= 0),
  last_at timestamptz not null,
  primary key (account_id, friend_id),
  unique (conversation_id, account_id)
);
create index chat_member_list on chat_member (account_id, is_pinned desc, last_at desc, friend_id desc) where is_shown;
create index chat_member_unread on chat_member (account_id, is_pinned desc, last_at desc, friend_id desc)
  where is_shown and unread_count > 0;

create table chat_message (
  conversation_id uuid not null references chat_conversation,
  number integer not null check (number >= 1),   -- without gaps
  id uuid not null unique,
  by text not null check (by in ('guest', 'cast', 'service')),
  type text not null check (type in ('TEXT', 'GIFT', 'SYSTEM')),
  sent_at timestamptz not null,
  client_id uuid,                       -- what the sender's device called it
  text text check (char_length(text) <= 4000),
  withdrawn_at timestamptz,             -- taken back: shown to neither, kept for a report
  late_minutes smallint check (late_minutes > 0),
  is_look boolean not null,             -- what the sender wears
  gift_sent_id uuid unique references gift_sent,
  line text,                            -- what the product says
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
  is_meant boolean not null,            -- the message that was reported
  by text not null,
  type text not null,
  text text,
  line text,
  sent_at timestamptz not null,
  withdrawn_at timestamptz,
  primary key (report_id, number)
);

-- Whoever has had to do with each other until now has a conversation: open when a booking was ever confirmed.
insert into chat_conversation (id, guest_id, cast_id, state, last_number, last_at, created_at)
  select gen_random_uuid(), guest_id, cast_id, case when bool_or(is_open) then 'OPEN' else 'REQUESTED' end, 1, min(at), min(at)
  from (
    select guest_id, cast_id, created_at as at, false as is_open from favorite
    union all
    select p.guest_id, p.cast_id, b.requested_at, b.confirmed_at is not null from participation p join booking b on b.id = p.booking_id
    union all
    select guest_id, cast_id, sent_at, false from gift_sent) ground
  group by guest_id, cast_id;

insert into chat_message (conversation_id, number, id, by, type, sent_at, is_look, line)
  select id, 1, gen_random_uuid(), 'service', 'SYSTEM', created_at, false, 'NOTICE' from chat_conversation;

-- Gifts, and what happened to bookings, in their order.
insert into chat_message (conversation_id, number, id, by, type, sent_at, is_look, gift_sent_id, line, booking_id, booking_event_id)
  select conversation_id, 1 + row_number() over (partition by conversation_id order by sent_at, booking_event_id, gift_sent_id),
    gen_random_uuid(), by, case when gift_sent_id is null then 'SYSTEM' else 'GIFT' end, sent_at, false, gift_sent_id, line, booking_id,
    booking_event_id
  from (
    select c.id as conversation_id, s.sent_at, 'guest' as by, s.id as gift_sent_id, null as line, null::uuid as booking_id,
      null::bigint as booking_event_id
    from gift_sent s join chat_conversation c on c.guest_id = s.guest_id and c.cast_id = s.cast_id
    union all
    select c.id, e.at, case when e.actor in ('guest', 'cast') then e.actor else 'service' end, null,
      coalesce(l.line, case e.to_state when 'held' then 'APPROVED' else 'CONFIRMED' end), e.booking_id, e.id
    from participation p
      join chat_conversation c on c.guest_id = p.guest_id and c.cast_id = p.cast_id
      join booking_event e on e.booking_id = p.booking_id and coalesce(e.participation_id, p.id) = p.id
      join (values ('request', 'REQUESTED'), ('confirm', 'CONFIRMED'), ('reject', 'REJECTED'), ('autoReject', 'NOT_CONCLUDED'),
        ('scheduleChanged', 'NOT_CONCLUDED'), ('couldNotTakePart', 'NOT_CONCLUDED'), ('withdraw', 'WITHDRAWN'), ('cancel', 'CANCELLED'),
        ('cancelForPayment', 'ENDED'), ('suspend', 'ENDED'), ('forceCancel', 'ENDED'), ('arrive', 'ARRIVED'),
        ('takeBackArrival', 'ARRIVAL_TAKEN_BACK'), ('noShow', 'LATE'), ('cancelNoShow', 'NO_SHOW'), ('closeNoShow', 'NO_SHOW'),
        ('askExtension', 'EXTENSION_ASKED'), ('agreeExtension', 'EXTENDED'), ('declineExtension', 'EXTENSION_DECLINED'),
        ('lapseExtension', 'EXTENSION_DECLINED'), ('finish', 'FINISHED'), ('end', 'FINISHED'), ('forceFinish', 'FINISHED'),
        ('autoFinish', 'FINISHED'), ('forceEnd', 'FINISHED'), ('proposePlace', 'PLACE_PROPOSED'), ('agreePlace', 'PLACE_AGREED'),
        ('declinePlace', 'PLACE_DECLINED'), ('withdrawPlace', 'PLACE_WITHDRAWN'), ('approve', null)) l (action, line) on l.action = e.action
  ) said;

update chat_conversation c set last_number = m.number, last_at = m.sent_at
  from (select distinct on (conversation_id) conversation_id, number, sent_at from chat_message order by conversation_id, number desc) m
  where m.conversation_id = c.id;
-- What happened before is known to both.
insert into chat_member (account_id, friend_id, conversation_id, is_shown, is_pinned, is_muted, read_number, unread_count, last_at)
  select guest_id, cast_id, id, true, false, false, last_number, 0, last_at from chat_conversation
  union all
  select cast_id, guest_id, id, true, false, false, last_number, 0, last_at from chat_conversation;

alter table private_read drop constraint private_read_kind_check;
alter table private_read add constraint private_read_kind_check check (kind in ('PERSON', 'BANK_ACCOUNT', 'PAYMENTS', 'RECEIPTS',
  'NAME_REQUEST', 'LOST_NUMBER', 'ACCESS_RECORDS', 'AGE_DOCUMENT', 'BOOKING', 'REPORT', 'ALARM', 'MEDIA', 'CHAT'));
