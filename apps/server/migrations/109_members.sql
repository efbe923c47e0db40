-- How operators find people and bookings: a number for each member, what is sealed by its keyed hash, lists by id and by start.

-- The number that staff and members name: G-10001, C-10002.
alter table account add column number bigint generated always as identity (start with 10001);
create unique index account_number on account (number);

-- Beside a sealed text: a keyed hash by which it is found, and the little of it that may be shown. The key is not in SQL, so a routine
-- fills them in for what was sealed before.
alter table identity add column phone_last4 text check (phone_last4 ~ '^[0-9]{4}$');
alter table cast_private
  add column name_index bytea, add column kana_index bytea, add column mail_index bytea,
  add column name_mask text, add column mail_mask text;
create index cast_private_name on cast_private (name_index) where name_index is not null;
create index cast_private_kana on cast_private (kana_index) where kana_index is not null;
create index cast_private_mail on cast_private (mail_index) where mail_index is not null;
alter table notification_mail add column mail_index bytea, add column mail_mask text;
create index notification_mail_index on notification_mail (mail_index) where mail_index is not null;
create index identity_unmarked on identity (id) where phone_last4 is null and phone_sealed is not null;
create index cast_private_unmarked on cast_private (cast_id) where name_index is null and account_info is not null;
create index notification_mail_unmarked on notification_mail (account_id) where mail_index is null;

-- An operator signs somebody out.
alter table session drop constraint session_end_reason_check;
alter table session add constraint session_end_reason_check check
  (end_reason in ('LOGOUT', 'OTHER_DEVICE', 'DEVICE_LIMIT', 'SUSPENDED', 'LEFT', 'OPERATOR'));

-- Lists of members: the newest first, which is by id.
create index account_suspended on account (user_type, id) where suspended_at is not null;
create index account_left on account (user_type, id) where left_at is not null;
create index guest_age_refused on guest (id) where age_refused_at is not null;
create index guest_age_unchecked on guest (id) where age_checked_at is null and age_refused_at is null;
-- By expressions that guests' search does not write: these hold everybody, and its plans would read them instead of its own.
create index cast_of_class on cast_member ((cast_class || ''), id);
-- Nearly all are verified: those are read along their ids.
create index cast_of_age on cast_member (verify_status, id) where verify_status <> 2;
create index cast_paused on cast_member (id) where paused_at is not null;
create index cast_of_area on cast_member ((prefecture + 0), (district || ''), id);
create index cast_of_prefecture on cast_member ((prefecture + 0), id);

-- A guest's nickname as words are compared: width, case and kind of kana make no difference (the domain's foldForSearch).
create function nickname_key(nickname text) returns text language sql immutable strict parallel safe
return translate(lower(normalize(nickname, nfkc)),
  'ァアィイゥウェエォオカガキギクグケゲコゴサザシジスズセゼソゾタダチヂッツヅテデトドナニヌネノハバパヒビピフブプヘベペホボポマミムメモャヤュユョヨラリルレロヮワヰヱヲンヴヵヶ',
  'ぁあぃいぅうぇえぉおかがきぎくぐけげこごさざしじすずせぜそぞただちぢっつづてでとどなにぬねのはばぱひびぴふぶぷへべぺほぼぽまみむめもゃやゅゆょよらりるれろゎわゐゑをんゔゕゖ');
create index guest_nickname_grams on guest using gin (search_grams(nickname_key(nickname)));
create statistics guest_nickname_gram_counts on (search_grams(nickname_key(nickname))) from guest;
-- Casts whom nobody is shown are found by operators, too.
create index cast_unlisted_grams on cast_member using gin (search_grams(search_text)) where not listed;

-- Lists of bookings: of everybody, and of what goes on.
create index booking_by_start on booking (starts_at desc, id desc);
create index booking_open_by_start on booking (starts_at desc, id desc) where open;
create index booking_over_by_start on booking (starts_at desc, id desc) where not open;
create index participation_pending_by_start on participation (starts_at desc, booking_id desc) where status = 'PENDING';
create index participation_meeting_by_start on participation (starts_at desc, booking_id desc)
  where status = 'NO_SHOW' or status = 'APPROVE' and arrived_at is not null and finished_at is null;
create index account_block_by_guest on account_block (guest_id, id);
create index account_block_by_cast on account_block (cast_id, id);
create index report_of_reported on report (reported_id, id);
create index suspension_of_account on suspension (account_id, suspended_at desc);

alter table private_read drop constraint private_read_kind_check;
alter table private_read add constraint private_read_kind_check check (kind in ('PERSON', 'BANK_ACCOUNT', 'PAYMENTS', 'RECEIPTS',
  'NAME_REQUEST', 'LOST_NUMBER', 'ACCESS_RECORDS', 'AGE_DOCUMENT', 'BOOKING', 'REPORT', 'ALARM', 'MEDIA', 'CHAT', 'INQUIRY',
  'FIND_PERSON'));
