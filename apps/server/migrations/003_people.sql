-- == people/account

-- Identities (who somebody is), their sign-in grants and codes, accounts (guest or cast) and sessions.
create table identity (
  id uuid primary key,
  phone_index bytea unique,  -- HMAC of the E.164 number
  phone_sealed bytea,  -- the number itself, encrypted
  created_at timestamptz not null,
  -- Where somebody wants to be told what is not a matter of security: PHONE 1, LINE 2.
  contact_method smallint not null default 1 check (contact_method in (1, 2)),
  -- Its LINE user went on to another identity of the same person; nobody signs in as this one any more.
  closed_at timestamptz,
  -- A number that nobody proved for long may be somebody else's by now.
  phone_verified_at timestamptz,
  -- When the number was erased, as all accounts of the person were left; it comes back when she signs in again.
  number_erased_at timestamptz,
  -- Beside a sealed text: a keyed hash by which it is found, and the little of it that may be shown. The key is not in SQL: a
  -- routine fills in what is missing.
  phone_last4 text check (phone_last4 ~ '^[0-9]{4}$'),
  constraint identity_sealed_phone_is_found check (phone_sealed is null or phone_index is not null)
);
create index identity_unmarked on identity (id) where phone_last4 is null and phone_sealed is not null;

create function identity_keeps_a_way_in() returns trigger language plpgsql as $$
begin
  perform refuse_no_way_in(new.id);
  return null;
end $$;
create constraint trigger identity_has_a_way_in after insert or update of phone_index, closed_at on identity
  deferrable initially deferred for each row when (new.phone_index is null and new.closed_at is null)
  execute function identity_keeps_a_way_in();

-- What the identity provider keeps for one signed-in browser.
create table identity_grant (
  id uuid primary key,
  identity_id uuid not null references identity,
  refresh_hash bytea not null unique,
  created_at timestamptz not null,
  revoked_at timestamptz
);
create index identity_grant_of_identity on identity_grant (identity_id) where revoked_at is null;

create table sms_code (
  id uuid primary key,
  phone_index bytea not null,
  browser_id text not null,
  address text not null,
  code_hash bytea not null,
  wrong_tries smallint not null default 0,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  voided_at timestamptz,
  -- SUPERSEDED by a newer code, or GUESSED: too many wrong tries
  void_reason text check (void_reason in ('SUPERSEDED', 'GUESSED')),
  purpose text not null default 'LOGIN'
    check (purpose in ('LOGIN', 'CHANGE_PHONE', 'LOST_NUMBER', 'PHONE_CHECK')),
  -- Numbers are given to carriers in blocks; who sends codes to a whole block is paid for them.
  block_index bytea,
  -- The ceiling of a network address counts numbers that no code was sent to before: people behind one address of a carrier sign in again as often
  -- as they like.
  is_first boolean not null default false
);
create index sms_code_by_phone on sms_code (phone_index, sent_at desc);
create index sms_code_by_address on sms_code (address, sent_at desc);
create index sms_code_by_time on sms_code (sent_at);
create index sms_code_by_block on sms_code (block_index, sent_at desc) where block_index is not null;
create index sms_code_first_of_address on sms_code (address, sent_at) where is_first;

create table account (
  id uuid primary key,
  identity_id uuid not null references identity,
  user_type smallint not null check (user_type in (1, 2)),
  registration_stage smallint not null default 0 check (registration_stage in (0, 1, 4, 5)),
  suspended_at timestamptz,  -- by the operator
  created_at timestamptz not null,
  -- Who left keeps the row as a pseudonym; the same identity may begin anew.
  left_at timestamptz,
  -- The number that staff and members name: G-10001, C-10002.
  number bigint generated always as identity (start with 10001)
);
create unique index account_once on account (identity_id, user_type) where left_at is null;
create index account_of_identity on account (identity_id);
create unique index account_number on account (number);
-- Lists of members: the newest first, which is by id.
create index account_suspended on account (user_type, id) where suspended_at is not null;
create index account_left on account (user_type, id) where left_at is not null;
-- Who left in a span of days is found by the time (figures of people, and the rows they count).
create index account_by_leaving on account (left_at, id) where left_at is not null;
create index account_by_time on account (created_at, id);

create table session (
  id uuid primary key,
  account_id uuid not null references account,
  grant_id uuid not null references identity_grant,
  created_at timestamptz not null,
  refreshed_at timestamptz not null,
  ended_at timestamptz,
  end_reason text,
  platform smallint not null default 1 check (platform in (1, 2)),
  device text,
  browser text,
  network_index bytea,  -- HMAC of the network it was last used from
  unique (account_id, grant_id),
  constraint session_end_reason_check check
    (end_reason in ('LOGOUT', 'OTHER_DEVICE', 'DEVICE_LIMIT', 'SUSPENDED', 'LEFT', 'OPERATOR'))
);
create index session_open on session (account_id, refreshed_at desc) where ended_at is null;
create index session_of_grant on session (grant_id);

-- An identity that is not closed has a number or a LINE user. Looked at when the transaction commits, and under the identity's lock, so that
-- of two ways given up at once the second sees the first.
create function refuse_no_way_in(who uuid) returns void language plpgsql as $$
begin
  perform from identity where id = who for no key update;
  if exists (select from identity where id = who and phone_index is null and closed_at is null)
    and not exists (select from line_user where identity_id = who and unlinked_at is null) then
    raise exception 'Identity % has no way in', who
      using errcode = 'check_violation', constraint = 'identity_has_a_way_in', table = 'identity';
  end if;
end $$;

-- == people/profile

-- What guests and casts say of themselves, the stores, and what search reads.
create table guest (
  id uuid primary key references account,
  nickname text not null default '',
  birthday date,
  profile jsonb not null default '{}',  -- GuestProfileDetail of the contract, every field optional
  age_checked_at timestamptz,  -- by card or by document
  -- Two bookings that ended for want of a payment within 90 days: an operator looks at the guest.
  payment_review_at timestamptz,
  -- A document showed somebody under 18: no card makes this guest checked until an operator has looked.
  age_refused_at timestamptz,
  constraint guest_nickname_check check (char_length(nickname) <= 40)
);
create index guest_age_refused on guest (id) where age_refused_at is not null;
create index guest_age_unchecked on guest (id) where age_checked_at is null and age_refused_at is null;

-- Words of one or two characters, as most Japanese words are, hold no trigram: they are looked up as they are, in one pass. A word that is there twice is there twice: indexes and statistics count it once.
create function search_grams(folded text) returns text[] language plpgsql immutable strict parallel safe as $$
declare
  letters text[] := string_to_array(folded, null);
  grams text[] := letters;
begin
  for place in 2 .. cardinality(letters) loop
    grams := grams || (letters[place - 1] || letters[place]);
  end loop;
  return grams;
end $$;

-- A name however it is written, as the domain's foldForSearch: kana, kanji, voicing marks and dashes make no difference in a search. Of what is
-- invisible a nickname holds only what forms an emoji.
create function nickname_key(nickname text) returns text language sql immutable strict parallel safe return
  translate(regexp_replace(translate(translate(lower(
    replace(replace(replace(replace(
      normalize(regexp_replace(normalize(translate(nickname, U&'\200D\FE0F', ''), nfkc), U&' +(?=[\3099\309A])', '', 'g'), nfc),
      'ヷ', U&'ワ\3099'), 'ヸ', U&'ヰ\3099'), 'ヹ', U&'ヱ\3099'), 'ヺ', U&'ヲ\3099')),
    'ァアィイゥウェエォオカガキギクグケゲコゴサザシジスズセゼソゾタダチヂッツヅテデトドナニヌネノハバパヒビピフブプヘベペホボポマミムメモャヤュユョヨラリルレロヮワヰヱヲンヴヵヶ',
    'ぁあぃいぅうぇえぉおかがきぎくぐけげこごさざしじすずせぜそぞただちぢっつづてでとどなにぬねのはばぱひびぴふぶぷへべぺほぼぽまみむめもゃやゅゆょよらりるれろゎわゐゑをんゔゕゖ'),
    '亞惡爲榮衞圓薗應櫻奧橫溫價壞懷樂渴卷陷寬氣僞戲虛峽狹曉駈勳薰惠揭鷄藝擊縣儉劍劔險圈檢顯驗嚴廣恆黃國圀黑碎雜兒濕實壽收從澁獸縱緖敍將涉燒奬條狀乘淨剩疊孃讓釀眞寢愼盡粹醉穗瀨齊齋靜攝專戰纖禪壯爭莊搜巢裝瘦騷增藏臟卽帶滯瀧單團彈晝鑄廳徵聽鎭轉傳嶋嶌燈盜稻德盃賣髮拔晚祕冨拂佛步峯飜每萬默埜彌藥與搖樣謠來賴覽龍凉綠淚壘禮曆歷鍊郞錄髙﨑嵜邉邊澤濱濵槇渕渊曻𠮷檜鐵礒舘桒栁藪栢仓關鬭鹽篭隱鑛雙麥辨辯瓣臺體聲點學當會寶寳總繼經輕發濟豐靈勵勞樓爐灣螢莖徑鶯鷗禰蟬凛遙營曾巖瑤堯彥靑淸內吳繪續戶圡歲', '亜悪為栄衛円園応桜奥横温価壊懐楽渇巻陥寛気偽戯虚峡狭暁駆勲薫恵掲鶏芸撃県倹剣剣険圏検顕験厳広恒黄国国黒砕雑児湿実寿収従渋獣縦緒叙将渉焼奨条状乗浄剰畳嬢譲醸真寝慎尽粋酔穂瀬斉斎静摂専戦繊禅壮争荘捜巣装痩騒増蔵臓即帯滞滝単団弾昼鋳庁徴聴鎮転伝島島灯盗稲徳杯売髪抜晩秘富払仏歩峰翻毎万黙野弥薬与揺様謡来頼覧竜涼緑涙塁礼暦歴錬郎録高崎崎辺辺沢浜浜槙淵淵昇吉桧鉄磯館桑柳薮柏倉関闘塩籠隠鉱双麦弁弁弁台体声点学当会宝宝総継経軽発済豊霊励労楼炉湾蛍茎径鴬鴎祢蝉凜遥営曽巌瑶尭彦青清内呉絵続戸土歳'),
    -- A dash behind kana is a long mark.
    U&'(?<=[ぁ-ゖ\3099\309Aー][-\2010-\2015\2212\2500\2501]*)[-\2010-\2015\2212\2500\2501]', 'ー', 'g'),
    U&'\2010\2011\2012\2013\2014\2015\2212\2500\2501', '---------');
create index guest_nickname_grams on guest using gin (search_grams(nickname_key(nickname)));
create statistics guest_nickname_gram_counts on (search_grams(nickname_key(nickname))) from guest;

-- Everything about her that is chosen from a list, as one word each.
create function cast_traits(tags text[], profile jsonb) returns text[] language sql immutable parallel safe
return tags || array_remove(array['drinking:' || (profile->>'drinking'), 'smoking:' || (profile->>'smoking')], null);

create table cast_member (
  id uuid primary key references account,
  nickname text not null default '',
  birthday date,
  cast_class text not null default 'REGULAR' check (cast_class in ('SUPER_PREMIUM', 'PREMIUM', 'REGULAR')),
  verify_status smallint not null default 1 check (verify_status in (1, 2, 3)),
  paused_at timestamptz,  -- by herself
  stage smallint not null default 0 check (stage between 0 and 4),
  store_id uuid,
  genre smallint,  -- copies of the store's, for search
  district text,
  price30 integer check (price30 between 2000 and 7500 and price30 % 100 = 0),
  price15 integer check (price15 between 1000 and 3750 and price15 % 50 = 0 and price15 * 2 >= price30 and price15 <= price30),
  price_version integer not null default 1,
  short_profile text not null default '' check (char_length(short_profile) <= 40),
  self_intro text not null default '' check (char_length(self_intro) <= 500),
  profile jsonb not null default '{}',  -- CastProfileDetail of the contract
  review_count integer not null default 0,
  review_points integer not null default 0,  -- sum of GOOD 5, KEEP 3, BAD 1 of visible reviews
  -- hundredths of a point, shown from 3 reviews on; below that she sorts behind
  review_score integer not null generated always as
    (case when review_count >= 3 then review_points * 100 / review_count else 0 end) stored,
  recommendation integer not null default 0,
  registered_at timestamptz not null,
  search_text text not null default '',
  suspended boolean not null default false,  -- copy of the account's state
  listed boolean not null generated always as
    (verify_status = 2 and paused_at is null and not suspended and price30 is not null and store_id is not null) stored,
  -- What search reads of a cast is her store's, and stays so when the store is corrected.
  prefecture smallint,
  resumes_at timestamptz,  -- 00:00 of the day she comes back, by herself otherwise
  resume_notice_at timestamptz,  -- when she is reminded of it; null once she was
  -- Her tags beside her, so that the rare ones among several are met in one index.
  tags text[] not null default '{}',
  traits text[] not null generated always as (cast_traits(tags, profile)) stored,
  height_cm smallint generated always as ((profile->>'heightCm')::smallint) stored,
  constraint cast_member_store_whole check
    (store_id is null or genre is not null and prefecture is not null and district is not null),
  constraint cast_resumes_from_pause check (resumes_at is null or paused_at is not null),
  constraint cast_notice_of_resuming check (resume_notice_at is null or resumes_at is not null),
  constraint cast_member_nickname_check check (char_length(nickname) <= 40)
);
create index cast_by_recommendation on cast_member (recommendation desc, id desc) where listed;
create index cast_by_price_up on cast_member (price30, id) where listed;
create index cast_by_price_down on cast_member (price30 desc, id desc) where listed;
create index cast_by_review on cast_member (review_score desc, id desc) where listed;
create index cast_by_newest on cast_member (registered_at desc, id desc) where listed;
create index cast_of_store on cast_member (store_id);
-- A rare class is found without reading past everybody else.
create index cast_in_class on cast_member (cast_class, recommendation desc, id desc) where listed;
create index cast_search_grams on cast_member using gin (search_grams(search_text)) where listed;
-- Search by class and price go together: hardly anyone of a high class is cheap, nor anyone of a low one dear.
create index cast_in_class_by_price on cast_member (cast_class, price30, id) where listed;
-- Casts of one store who can be asked together, a page after the other.
create index cast_in_store on cast_member (store_id, id) where listed;
create index cast_in_district on cast_member (prefecture, district, recommendation desc, id desc) where listed;
create index cast_in_district_by_price on cast_member (prefecture, district, price30, id) where listed;
create index cast_in_district_by_review on cast_member (prefecture, district, review_score desc, id desc) where listed;
create index cast_in_district_by_newest on cast_member (prefecture, district, registered_at desc, id desc) where listed;
create index cast_in_prefecture on cast_member (prefecture, recommendation desc, id desc) where listed;
create index cast_in_prefecture_by_price on cast_member (prefecture, price30, id) where listed;
create index cast_in_prefecture_by_review on cast_member (prefecture, review_score desc, id desc) where listed;
create index cast_in_prefecture_by_newest on cast_member (prefecture, registered_at desc, id desc) where listed;
create index cast_resumes on cast_member (resumes_at, id) where resumes_at is not null;
create index cast_resume_notice on cast_member (resume_notice_at, id) where resume_notice_at is not null;
create index cast_by_height on cast_member (height_cm) where listed;
create index cast_by_birthday on cast_member (birthday) where listed;
-- What is typed before a suggestion is the beginning of her name, with which her words begin.
create index cast_name_prefix on cast_member (left(search_text, 20) collate "C", id) where listed;
-- By expressions that guests' search does not write: these hold everybody, and its plans would read them instead of its own.
create index cast_of_class on cast_member ((cast_class || ''), id);
-- Nearly all are verified: those are read along their ids.
create index cast_of_age on cast_member (verify_status, id) where verify_status <> 2;
create index cast_paused on cast_member (id) where paused_at is not null;
create index cast_of_area on cast_member ((prefecture + 0), (district || ''), id);
create index cast_of_prefecture on cast_member ((prefecture + 0), id);
-- Casts whom nobody is shown are found by operators, too.
create index cast_unlisted_grams on cast_member using gin (search_grams(search_text)) where not listed;
create index cast_words_and_traits on cast_member using gin (traits, search_text gin_trgm_ops) where listed;
-- Without it every such word passes for rare, and a common one would read all casts instead of the first of the order.
create statistics cast_search_gram_counts on (search_grams(search_text)) from cast_member;
-- A district says its prefecture: without this, both together pass for rarer than they are.
create statistics cast_area (dependencies, mcv) on prefecture, district from cast_member;

-- Districts are rows of a prefecture, and each prefecture has the rest (その他). What the domain's list says is the same.
create table district (
  prefecture smallint not null check (prefecture between 1 and 47),
  name text not null check (char_length(name) between 1 and 20),
  position smallint not null,  -- in its prefecture
  id uuid not null,
  reading text not null default '' check (char_length(reading) <= 40),
  main_position smallint,  -- among those offered first; null: it is not
  primary key (prefecture, name),
  constraint district_id unique (id)
);
-- A link with a name alone still means one place.
create unique index district_name_once on district (name) where name <> 'その他';
create unique index district_main_once on district (main_position) where main_position is not null;

create table store (
  id uuid primary key,
  name text not null,
  genre smallint not null check (genre between 1 and 5),
  prefecture smallint not null check (prefecture between 1 and 47),
  district text not null,
  address text not null,
  phone text not null,
  url text,
  name_key text not null,
  address_key text not null,
  search_text text not null,
  -- The cast who added it; she may correct it while nobody else is in it.
  added_by uuid references cast_member,
  -- A cast said that it is another one than those that look the same; until an operator has looked.
  doubted_at timestamptz,
  corrected_at timestamptz,
  constraint store_place_once unique (id, genre, prefecture, district),
  -- Two who add the same store at the same instant get one row.
  constraint store_once unique (phone, name_key),
  constraint store_district foreign key (prefecture, district) references district (prefecture, name) on update cascade
);
create index store_of_name on store (name_key, prefecture, address_key);
create index store_doubted on store (doubted_at) where doubted_at is not null;
-- Of every length, as in search: most Japanese words hold no trigram.
create index store_search_grams on store using gin (search_grams(search_text));
create index store_name_prefix on store (name_key collate "C", id);
create statistics store_search_gram_counts on (search_grams(search_text)) from store;

-- Registration data nobody but the cast and the operator ever sees; each column is sealed JSON.
create table cast_private (
  cast_id uuid primary key references cast_member,
  account_info bytea,
  bank_account bytea,
  bank_account_index bytea,  -- HMAC of bank, branch, type and number: the same account is seen without opening any
  bank_account_changed_at timestamptz,
  name_index bytea,
  kana_index bytea,
  mail_index bytea,
  name_mask text,
  mail_mask text
);
create index cast_private_by_bank_account on cast_private (bank_account_index) where bank_account_index is not null;
create index cast_private_name on cast_private (name_index) where name_index is not null;
create index cast_private_kana on cast_private (kana_index) where kana_index is not null;
create index cast_private_mail on cast_private (mail_index) where mail_index is not null;
create index cast_private_unmarked on cast_private (cast_id) where name_index is null and account_info is not null;

create table cast_tag (
  cast_id uuid not null references cast_member,
  tag_group text not null,
  tag text not null,
  primary key (cast_id, tag_group, tag)
);

create function copy_cast_tags() returns trigger language plpgsql as $$
begin
  update cast_member c set tags = array(select distinct tag from cast_tag where cast_id = c.id order by tag)
  where c.id in (select each.cast_id from (table changed) each);
  return null;
end $$;
create trigger cast_tag_added after insert on cast_tag referencing new table as changed
  for each statement execute function copy_cast_tags();
create trigger cast_tag_removed after delete on cast_tag referencing old table as changed
  for each statement execute function copy_cast_tags();

create table store_change (
  id bigint generated always as identity primary key,
  -- The store it is about: the one that stays. No reference, so that what was written outlives it.
  store_id uuid not null,
  kind text not null check (kind in ('CORRECTED', 'JOINED', 'SEEN')),
  details jsonb not null,  -- { before, after } of a correction, the dropped row and its casts of a joining
  -- Who did it, and when; neither for what this migration joined.
  operator_id uuid references operator,
  changed_at timestamptz,
  check ((operator_id is null) = (changed_at is null))
);
create index store_change_of on store_change (store_id, id);
create trigger store_change_append_only before update or delete on store_change
  for each row execute function refuse_change();

-- What a row that is gone is called now.
create table store_alias (
  id uuid primary key,  -- of a row that is gone
  store_id uuid not null references store
);
create index store_alias_of on store_alias (store_id);

-- Nicknames to be judged once by the product's own rule, as when its rules change: what only held something invisible is cleaned, a name that nobody
-- could choose today stays here until an operator, or its owner, changes it.
create table nickname_review (
  account_id uuid primary key references account,
  forbidden_at timestamptz  -- null: not judged yet
);
create index nickname_review_open on nickname_review (account_id) where forbidden_at is null;

create table name_request (
  id uuid primary key,
  cast_id uuid not null references cast_member,
  wanted_sealed bytea not null,  -- name, kana, birthday and why
  asked_at timestamptz not null,
  outcome text check (outcome in ('APPROVED', 'REJECTED', 'WITHDRAWN')),
  decided_at timestamptz,
  decided_by uuid references operator,
  reason text check (reason <> ''),  -- told to her
  check ((outcome is null) = (decided_at is null)),
  check ((decided_by is not null) = (coalesce(outcome, '') in ('APPROVED', 'REJECTED'))),
  check ((reason is not null) = (coalesce(outcome, '') = 'REJECTED'))
);
create unique index name_request_once on name_request (cast_id) where outcome is null;
create index name_request_open on name_request (asked_at, id) where outcome is null;
create index name_request_of_cast on name_request (cast_id, asked_at desc);

-- == people/block

-- Guests and casts who will have no more to do with each other, and what they report of each other.
create table account_block (
  id uuid primary key,
  guest_id uuid not null references guest,
  cast_id uuid not null references cast_member,
  blocked_by text not null check (blocked_by in ('guest', 'cast')),
  created_at timestamptz not null,
  unblocked_at timestamptz
);
-- Once from each side; also how everything else asks for the two.
create unique index account_block_once on account_block (guest_id, cast_id, blocked_by) where unblocked_at is null;
create index account_block_of_cast on account_block (cast_id, id) where blocked_by = 'cast' and unblocked_at is null;
create index account_block_between on account_block (cast_id, guest_id) where unblocked_at is null;
create index account_block_by_guest on account_block (guest_id, id);
create index account_block_by_cast on account_block (cast_id, id);

create table report (
  id uuid primary key,
  reporter_id uuid not null references account,
  reported_id uuid not null references account,
  category text not null check (category in
    ('NUISANCE', 'CONTACT', 'CASH', 'ABUSE', 'SEXUAL', 'DRINKING', 'FEELINGS', 'IMPERSONATION', 'OTHER')),
  is_safety boolean not null,  -- the reporter fears for his or her safety
  body text not null check (char_length(body) <= 500),
  day date not null,  -- Tokyo's, for the number a day
  created_at timestamptz not null,
  handled_at timestamptz,
  handled_by uuid references operator,
  check (reporter_id <> reported_id),
  check ((handled_at is null) = (handled_by is null))
);
create index report_of_reporter on report (reporter_id, day);
create index report_open on report (created_at, id) where handled_at is null;
create index report_of_reported on report (reported_id, id);

-- Numbers that a cast hides from: family, her shop. The number itself is nowhere.
create table hidden_number (
  id uuid primary key,
  cast_id uuid not null references cast_member,
  phone_index bytea not null,  -- HMAC of the E.164 number
  label text not null check (char_length(label) <= 20),
  created_at timestamptz not null,
  constraint hidden_number_once unique (cast_id, phone_index)
);
create index hidden_number_by_phone on hidden_number (phone_index);

-- Whom a guest does not see, as one value. Planning `hidden_pair` takes longer than running a search, and there are some seventy shapes of
-- search: in here it is planned for a connection once, not for each shape of it.
create function hidden_casts(guest uuid) returns uuid[] language plpgsql stable parallel safe as $$
begin
  return array(select cast_id from hidden_pair where guest_id = guest);
end $$;

-- Also an account that is made later is hidden from.
create view hidden_by_number as
  select a.id as guest_id, h.cast_id
  from hidden_number h
    join identity i on i.phone_index = h.phone_index
    join account a on a.identity_id = i.id and a.user_type = 1;

-- The same as rows, kept when the second comes, so that nobody's search has to look for it; both ways, so that one index finds either. It
-- holds until an operator says that they are different people. Each identity matches itself (PHONE), so that who asks whom somebody is one person
-- with reads this table alone. No foreign keys: they would lock the other's identity, which waits for us.
create table identity_match (
  identity_id uuid not null,
  other_id uuid not null,
  kind text not null check (kind in ('PHONE', 'LINE', 'CARD', 'DEVICE', 'BANK')),
  found_at timestamptz not null,
  decision text check (decision in ('SAME', 'DIFFERENT')),
  decided_at timestamptz,
  decided_by uuid references operator,
  reason text check (char_length(reason) <= 500),
  primary key (identity_id, other_id, kind),
  check ((identity_id = other_id) = (kind = 'PHONE')),
  check (kind <> 'PHONE' or decision is null),
  check ((decision is null) = (decided_at is null)),
  check ((decision is null) = (decided_by is null))
);
create index identity_match_of_other on identity_match (other_id, identity_id);
create index identity_match_waiting on identity_match (found_at, identity_id, other_id)
  where decision is null and identity_id < other_id;

-- Who is one person with whom, and why; PHONE: by being one identity, also of accounts that were left. One table and nothing else: what joins
-- this view is planned as if it joined the table.
create view same_person as
  select identity_id, other_id, kind from identity_match where decision is distinct from 'DIFFERENT';

-- Between whom a block stands: between the two it was made for, and between whoever is one person with either by number, LINE user, card or
-- device. In a meeting of the two it hides nobody yet.
create view blocked_pair as
  select g.id as guest_id, c.id as cast_id, k.guest_id as of_guest_id, k.cast_id as of_cast_id
  from account g
    join same_person his on his.identity_id = g.identity_id and his.kind <> 'BANK'
    join account b on b.identity_id = his.other_id and b.user_type = 1
    join account_block k on k.guest_id = b.id and k.unblocked_at is null
    join account d on d.id = k.cast_id
    join same_person hers on hers.identity_id = d.identity_id and hers.kind <> 'BANK'
    join account c on c.identity_id = hers.other_id and c.user_type = 2
  where g.user_type = 1;

-- == people/media

create table cast_photo (
  cast_id uuid not null references cast_member,
  path text not null,
  primary key (cast_id)
);

-- Photos and a video of a cast, the picture of a guest: shown when an operator has approved them, to whom she chose.
--
-- A place in a profile; what is shown there is one of its files.
create table media (
  id uuid primary key,
  account_id uuid not null references account,
  kind text not null check (kind in ('PHOTO', 'VIDEO', 'AVATAR')),
  position smallint not null,
  visibility text not null check (visibility in ('ALL_GUESTS', 'GUESTS_WITH_HISTORY')),
  check (position between 1 and case kind when 'PHOTO' then 5 else 1 end),
  -- One statement puts all in a new order.
  constraint media_position unique (account_id, kind, position) deferrable initially immediate
);

-- What was handed in for a place. It outlives the place until its bytes are gone, and as long as a report needs it.
create table media_file (
  id uuid primary key,
  media_id uuid references media on delete set null,
  account_id uuid not null references account,
  kind text not null check (kind in ('PHOTO', 'VIDEO', 'AVATAR')),
  state text not null check (state in ('PROCESSING', 'REVIEWING', 'PUBLISHED', 'REJECTED', 'ENDED')),
  upload_id uuid,  -- what was handed in; null once its sizes are made
  static_path text,  -- a picture that comes with the product; else its files lie below its id
  colour text check (colour ~ '^[0-9a-f]{6}$'),  -- of the whole picture, shown while it loads
  hashes text[],  -- perceptual, 16 hexadecimal digits each: of the whole, mirrored, and of its middle
  has_poster boolean not null default false,  -- a video whose first frame was made a picture
  made_at timestamptz,  -- when its sizes were made; null: there is nothing to see of it
  duration_seconds integer,
  size_bytes integer,
  has_qr boolean not null,
  found_text text check (char_length(found_text) <= 500),  -- what codes say and what seems to be written
  similar_to uuid references media_file,  -- another account's, or one that was rejected
  submitted_at timestamptz not null,
  decided_at timestamptz,
  decided_by uuid references operator,  -- null: by the product, or a picture that comes with it
  reason text check (reason in ('OTHER_FACES', 'CONTACT', 'STORE_NAME', 'EXPOSURE', 'REFLECTION', 'PLACE', 'GENERATED', 'BLURRED',
    'NO_FACE', 'NOT_THE_PERSON', 'COPIED', 'IMAGE_TYPE', 'IMAGE_TOO_SMALL', 'IMAGE_TOO_LARGE', 'IMAGE_BROKEN', 'VIDEO_TYPE',
    'VIDEO_CODEC', 'VIDEO_TOO_LONG', 'VIDEO_TOO_LARGE', 'VIDEO_BROKEN', 'FILE_NOT_MADE')),
  ended_at timestamptz,
  erasing_at timestamptz,  -- from here on it can no longer be kept
  erased_at timestamptz,
  check ((state = 'REJECTED') <= (reason is not null)),
  check ((state = 'ENDED') = (ended_at is not null)),
  check (state = 'ENDED' or media_id is not null),
  check (state not in ('PUBLISHED', 'REJECTED') or decided_at is not null)
);
-- What is shown stays until what is to follow it is approved.
create unique index media_file_shown on media_file (media_id) where state = 'PUBLISHED';
create unique index media_file_next on media_file (media_id) where state in ('PROCESSING', 'REVIEWING', 'REJECTED');
create index media_file_of_media on media_file (media_id) where media_id is not null;
create index media_file_of_account on media_file (account_id, id);
create index media_file_queue on media_file (submitted_at, id) where state = 'REVIEWING';
create index media_file_making on media_file (submitted_at, id) where state = 'PROCESSING';
create index media_file_to_erase on media_file (ended_at, id) where state = 'ENDED' and erased_at is null;

-- What was shown of somebody at the moment of a report about that person.
create table media_evidence (
  report_id uuid not null references report,
  file_id uuid not null references media_file,
  frozen_at timestamptz not null,
  primary key (report_id, file_id)
);
create index media_evidence_of_file on media_evidence (file_id);

-- The same of a guest, for the casts who may see him.
create table guest_photo (
  guest_id uuid primary key references guest,
  path text not null
);

-- == people/safety

-- Calls for help, and what operators have to look at.
create table sos (
  id uuid primary key,  -- made by the caller: sent twice it is one
  account_id uuid not null references account,
  booking_id uuid not null,
  place_sealed bytea,  -- latitude, longitude and accuracy, with consent only; removed after 30 days
  created_at timestamptz not null
);
create index sos_of_booking on sos (booking_id);
create index sos_with_place on sos (created_at) where place_sealed is not null;

-- A cast asks for help without a word, outside of a meeting, too.
create table quiet_help (
  id uuid primary key,
  cast_id uuid not null references account (id),
  choice text not null check (choice in ('CONTACT_NOW', 'DANGER', 'TALK_LATER')),
  created_at timestamptz not null,
  withdrawn_at timestamptz
);
create index quiet_help_by_cast on quiet_help (cast_id, created_at desc);

-- Half-way through a meeting she alone is asked whether all is well.
create table all_right_question (
  id uuid primary key,
  participation_id uuid not null unique,
  booking_id uuid not null,
  cast_id uuid not null references account,
  -- When it is asked, then until when she can answer before operators hear of it; null when nothing is due.
  next_at timestamptz,
  asked_at timestamptz,
  answered_at timestamptz,
  answer text check (answer in ('ALL_RIGHT', 'HELP')),
  alerted_at timestamptz,
  created_at timestamptz not null,
  check ((answer is null) = (answered_at is null)),
  check (asked_at is not null or (answered_at is null and alerted_at is null))
);
create index all_right_question_due on all_right_question (next_at, id) where next_at is not null;
create index all_right_question_of_cast on all_right_question (cast_id, asked_at desc) where asked_at is not null;
create index all_right_question_by_time on all_right_question (created_at);
create index all_right_question_of_booking on all_right_question (booking_id);

-- What she wants for her safety; without a row she is asked.
create table safety_setting (
  cast_id uuid primary key references account,
  asks_all_right boolean not null,
  updated_at timestamptz not null
);

-- == people/login

-- Who somebody is at LINE. A row that was unlinked stays: whoever had the same LINE user is the same person.
create table line_user (
  id uuid primary key,
  identity_id uuid not null references identity,
  channel text not null,  -- the LINE channel whose `sub` it is
  user_index bytea not null,  -- HMAC of channel and `sub`
  user_sealed bytea not null,
  name_sealed bytea,  -- the name LINE shows
  linked_at timestamptz not null,
  unlinked_at timestamptz check (unlinked_at >= linked_at)
);
create unique index line_user_one_identity on line_user (user_index) where unlinked_at is null;
create unique index line_user_one_of_identity on line_user (identity_id) where unlinked_at is null;
create index line_user_by_index on line_user (user_index);
create index line_user_by_identity on line_user (identity_id);

create function line_user_is_not_the_last() returns trigger language plpgsql as $$
begin
  perform refuse_no_way_in(old.identity_id);
  return null;
end $$;
create constraint trigger line_user_was_not_the_last after update or delete on line_user
  deferrable initially deferred for each row execute function line_user_is_not_the_last();

-- A LINE login on its way: from the button until LINE sends the browser back. Nonce and verifier are derived from the state, which is not kept.
create table line_login (
  state_hash bytea primary key,
  browser_hash bytea not null,  -- what only the browser that began it knows
  identity_id uuid references identity,  -- who links; null: somebody signs in
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index line_login_by_end on line_login (expires_at);

create table passkey (
  id uuid primary key,
  identity_id uuid not null references identity,
  credential_id bytea not null,
  public_key bytea not null,
  counter bigint not null check (counter >= 0),
  transports text not null,  -- how the browser reaches it, words with blanks between
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz,
  constraint passkey_once unique (credential_id)
);
create index passkey_by_identity on passkey (identity_id);

create table passkey_challenge (
  challenge_hash bytea primary key,
  identity_id uuid references identity,  -- who adds a passkey; null: somebody signs in
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index passkey_challenge_by_end on passkey_challenge (expires_at);

-- == people/phone

create table phone_change (
  id uuid primary key,
  identity_id uuid not null references identity,
  account_id uuid not null references account,
  grant_id uuid not null references identity_grant,  -- the browser that asked stays signed in
  code_id uuid not null unique,  -- the code that proved the new number
  old_sealed bytea,
  new_index bytea not null,
  new_sealed bytea not null,
  -- DONE: took effect at once; the others waited for an operator
  state text not null check (state in ('WAITING', 'DONE', 'APPROVED', 'REJECTED', 'WITHDRAWN')),
  asked_at timestamptz not null,
  decided_at timestamptz,
  decided_by uuid references operator,
  reason text,
  check ((state = 'WAITING') = (decided_at is null))
);
create unique index phone_change_one_waiting on phone_change (identity_id) where state = 'WAITING';
create index phone_change_of_identity on phone_change (identity_id, asked_at desc);
create index phone_change_waiting on phone_change (asked_at, id) where state = 'WAITING';

-- Somebody has lost the number: asked by whoever has a new one, without a login.
create table lost_number (
  id uuid primary key,
  code_id uuid not null unique,
  browser_id text not null,
  network_index bytea not null,
  old_index bytea not null,
  old_sealed bytea not null,
  new_index bytea not null,
  new_sealed bytea not null,
  said_sealed bytea not null,  -- name, birthday and reason as typed
  state text not null check (state in ('WAITING', 'APPROVED', 'REJECTED')),
  asked_at timestamptz not null,
  identity_id uuid references identity,  -- whose number it became
  decided_at timestamptz,
  decided_by uuid references operator,
  reason text,
  check ((state = 'WAITING') = (decided_at is null)),
  check ((state = 'APPROVED') = (identity_id is not null))
);
create unique index lost_number_one_waiting on lost_number (old_index, browser_id) where state = 'WAITING';
create unique index lost_number_one_of_new on lost_number (new_index) where state = 'WAITING';
create index lost_number_by_network on lost_number (network_index, asked_at);
create index lost_number_of_identity on lost_number (identity_id) where identity_id is not null;
create index lost_number_waiting on lost_number (asked_at, id) where state = 'WAITING';

-- == people/leaving

-- What stays of a leaving until the person is forgotten.
create table departure (
  account_id uuid primary key references account,
  left_at timestamptz not null,
  nickname text not null,  -- as others knew the person, for claims; empty once erased
  reason text check (reason in ('NOT_NEEDED', 'HARD_TO_USE', 'NO_MATCH', 'COST', 'TROUBLE', 'ANOTHER_ACCOUNT', 'OTHER')),
  lapsed_points integer not null check (lapsed_points >= 0),
  erase_at timestamptz not null,
  erased_at timestamptz
);
create index departure_due on departure (erase_at, account_id) where erased_at is null;

-- A person's own data in one file, sealed, for some days.
create table data_export (
  id uuid primary key,
  account_id uuid not null references account,
  asked_at timestamptz not null,
  day date not null,  -- of Tokyo: one a day
  ready_at timestamptz,
  content bytea,
  expires_at timestamptz,
  fetched_at timestamptz,
  check ((ready_at is null) = (expires_at is null)),
  constraint data_export_a_day unique (account_id, day)
);
create index data_export_expires on data_export (expires_at, id) where content is not null;

-- == people/consent

-- What somebody agreed to or withdrew: which item, by which text in which version, and where it was asked.
create table consent (
  id bigint generated always as identity primary key,
  account_id uuid not null references account (id),
  item text not null check (item in ('TERMS', 'PRIVACY', 'COLLECTION', 'NO_ORGANISED_CRIME', 'MESSAGE_SCAN', 'AGE_BY_CARD', 'AUTO_CHARGE', 'ADVERTISING')),
  text_id text not null check (text_id <> ''),
  version date not null,  -- the day from which this text is in force
  given boolean not null,  -- false: withdrawn
  place text not null,
  at timestamptz not null,
  -- What cannot be withdrawn is not.
  check (given or item in ('AUTO_CHARGE', 'ADVERTISING')),
  constraint consent_place_check check (place in ('REGISTRATION', 'CARD', 'SHEET', 'SETTINGS', 'MAIL'))
);
-- The last word of an account on each item.
create index consent_last on consent (account_id, item, id desc) include (version, given);

-- Never changed, and never deleted while its person stays.
create function refuse_consent_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and exists (select from account where id = old.account_id and left_at is not null) then
    return old;
  end if;
  raise exception 'consent is append-only' using errcode = 'restrict_violation';
end $$;
create trigger consent_unchanged before update or delete on consent
  for each row execute function refuse_consent_change();

-- == people/person

-- Who is one person: of one number, or of one LINE user, card, device or bank account.
--
-- The browsers in which somebody proved a number.
create table identity_device (
  identity_id uuid not null references identity,
  device_hash bytea not null,  -- SHA-256 of the random id that the browser keeps
  seen_at timestamptz not null,
  first_seen_at timestamptz not null,
  primary key (identity_id, device_hash)
);
create index identity_device_by_hash on identity_device (device_hash);

-- The guest's and the cast's account of one person.
create or replace view own_pair as
  select g.id as guest_id, c.id as cast_id, s.kind
  from account g
    join same_person s on s.identity_id = g.identity_id
    join account c on c.identity_id = s.other_id and c.user_type = 2
  where g.user_type = 1;

-- == people/upload

-- Files that people send, in parts, each part an object of the storage, encrypted by the file's own key.
create table upload (
  id uuid primary key,
  account_id uuid not null references account (id),
  purpose text not null,
  size_bytes integer not null check (size_bytes between 1 and 26214400),
  received_bytes integer not null check (received_bytes between 0 and size_bytes),
  media_type text check (media_type in ('image/jpeg', 'image/png', 'video/mp4', 'video/quicktime', 'video/x-ms-wmv')),
  key_sealed bytea,  -- of its bytes; none: they are gone for ever
  begun_at timestamptz not null,
  progressed_at timestamptz not null,  -- when bytes last came
  expires_at timestamptz,  -- null: it was taken, and whoever took it decides how long it stays
  taken_at timestamptz,
  ended_at timestamptz,  -- when its bytes were given up
  clearing_at timestamptz,  -- from when they are taken from the storage; null: they are in use, or a job has it
  check ((received_bytes = 0) = (media_type is null)),
  check ((expires_at is null) = (taken_at is not null or ended_at is not null)),
  check (taken_at is null or received_bytes = size_bytes),
  check ((key_sealed is null) = (ended_at is not null)),
  check (clearing_at is null or ended_at is not null),
  constraint upload_purpose_check check (purpose in ('CAST_PHOTO', 'CAST_VIDEO', 'GUEST_AVATAR', 'AGE_DOCUMENT',
    'LIVE_PHOTO', 'INQUIRY_PICTURE'))
);
create index upload_waiting on upload (account_id, begun_at) where expires_at is not null;
create index upload_begun on upload (account_id, begun_at);
create index upload_due on upload (expires_at, id) where expires_at is not null;
create index upload_clearing on upload (clearing_at, id) where clearing_at is not null;
create index upload_ended on upload (ended_at) where ended_at is not null;

create table upload_part (
  upload_id uuid not null references upload (id) on delete cascade,
  from_byte integer not null check (from_byte >= 0),
  size_bytes integer not null check (size_bytes > 0),
  object_key text not null unique,
  primary key (upload_id, from_byte)
);

-- == people/age-check

-- One picture of herself with a gesture that the server chose; it goes with each try of the next day.
create table live_photo (
  id uuid primary key,
  account_id uuid not null references account,
  gesture text not null check (gesture in ('V_SIGN', 'OPEN_PALM', 'THUMB_UP', 'THREE_FINGERS', 'TOUCH_EAR')),
  shown_at timestamptz not null,
  ends_at timestamptz not null,
  taken_at timestamptz,
  check (taken_at < ends_at)
);
create index live_photo_of_account on live_photo (account_id, shown_at desc);
create index live_photo_by_time on live_photo (shown_at);

create table age_check (
  id uuid primary key,
  account_id uuid not null references account,
  way text not null check (way in ('AUTO', 'ANALOG')),
  document_type text not null check (document_type in
    ('DRIVERS_LICENSE', 'MY_NUMBER_CARD', 'RESIDENCE_CARD', 'PASSPORT', 'HEALTH_INSURANCE_CARD', 'QUALIFICATION_CERT')),
  issuer text not null check (issuer <> ''),
  live_photo_id uuid references live_photo,
  state text not null check (state in ('READING', 'FAILED', 'WAITING', 'VERIFIED', 'REJECTED', 'WITHDRAWN')),
  finding text check (finding in
    ('BACK_SIDE', 'DIFFERS', 'UNREAD', 'NO_ANSWER', 'NAME_UNREAD', 'UNDER_AGE', 'DRAWN', 'SHARED_ACCOUNT')),
  -- MATCHES, DIFFERS or UNREAD by item, never what stands on the document
  items jsonb,
  submitted_at timestamptz not null,
  answer_by timestamptz,  -- of an operator
  due_at timestamptz,  -- the reading is over, or operators are reminded
  decided_at timestamptz,
  decided_by uuid references operator,  -- null: the machine, or the person by leaving
  reason text check (reason in ('UNREADABLE', 'NAME_DIFFERS', 'BIRTHDAY_DIFFERS', 'EXPIRED', 'OTHER_DOCUMENT', 'BACK_SIDE',
    'NUMBER_SHOWN', 'LIVE_PHOTO_DIFFERS', 'NOT_GENUINE', 'UNDER_18')),
  check ((state in ('READING', 'WAITING')) = (decided_at is null)),
  check ((state = 'REJECTED') = (reason is not null)),
  check (state <> 'REJECTED' or decided_by is not null),
  check (state <> 'WAITING' or answer_by is not null),
  check (due_at is null or decided_at is null),
  check (way = 'AUTO' or (items is null and finding is null and state not in ('READING', 'FAILED')))
);
create unique index age_check_one_open on age_check (account_id) where state in ('READING', 'WAITING');
create index age_check_of_account on age_check (account_id, submitted_at desc, id desc);
create index age_check_waiting on age_check (answer_by, id) where state = 'WAITING';
create index age_check_due on age_check (due_at, id) where due_at is not null;
create index age_check_by_decision on age_check (decided_at, id) where decided_at is not null;

-- Pictures of a check, or of a live photo; sealed in the storage from their first byte.
create table age_file (
  file_id uuid primary key,  -- of an upload, whose row goes soon after its bytes
  account_id uuid not null references account,
  check_id uuid references age_check,
  live_photo_id uuid references live_photo,
  position smallint not null check (position between 1 and 2),
  delete_at timestamptz,  -- null while it is needed
  gone_at timestamptz,
  check ((check_id is null) <> (live_photo_id is null)),
  check (gone_at is null or delete_at is null),
  unique (check_id, position),
  unique (live_photo_id)
);
create index age_file_of_account on age_file (account_id);
create index age_file_goes on age_file (delete_at, file_id) where delete_at is not null;

-- == people/mail-code

-- Addresses that wait for a code: the mail of notifications, and a cast's registered one.
create table mail_code (
  id uuid primary key,
  account_id uuid not null references account,
  purpose text not null check (purpose in ('NOTICES', 'REGISTRATION')),
  email_sealed bytea not null,
  code_hash bytea not null,
  wrong_tries smallint not null default 0,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  -- USED, GUESSED by too many wrong tries, SUPERSEDED by a newer code
  outcome text check (outcome in ('USED', 'GUESSED', 'SUPERSEDED')),
  check ((ended_at is null) = (outcome is null))
);
create unique index mail_code_open on mail_code (account_id, purpose) where ended_at is null;
create index mail_code_of_account on mail_code (account_id, purpose, sent_at desc);


-- == what refers to each other

alter table cast_member
  add foreign key (store_id) references store,
  -- the stores that search and lists read beside her are hers
  add constraint cast_member_store_place foreign key (store_id, genre, prefecture, district)
    references store (id, genre, prefecture, district) on update cascade;
