-- What guests and casts say of themselves, the stores, and what search reads.

create table guest (
  id uuid primary key references account,
  nickname text not null default '' check (char_length(nickname) <= 10),
  birthday date,
  profile jsonb not null default '{}',  -- GuestProfileDetail of the contract, every field optional
  age_checked_at timestamptz            -- by card or by document
);

create table store (
  id uuid primary key,
  name text not null,
  genre smallint not null check (genre between 1 and 5),
  prefecture smallint not null check (prefecture between 1 and 47),
  district text not null,
  address text not null,
  phone text not null,
  url text
);

create table cast_member (
  id uuid primary key references account,
  nickname text not null default '' check (char_length(nickname) <= 10),
  birthday date,
  cast_class text not null default 'REGULAR' check (cast_class in ('SUPER_PREMIUM', 'PREMIUM', 'REGULAR')),
  verify_status smallint not null default 1 check (verify_status in (1, 2, 3)),
  paused_at timestamptz,                -- by herself
  stage smallint not null default 0 check (stage between 0 and 4),
  store_id uuid references store,
  genre smallint,                       -- copies of the store's, for search
  district text,
  price30 integer check (price30 between 2000 and 7500 and price30 % 100 = 0),
  price15 integer check (price15 between 1000 and 3750 and price15 % 50 = 0 and price15 * 2 >= price30 and price15 <= price30),
  price_version integer not null default 1,
  short_profile text not null default '' check (char_length(short_profile) <= 40),
  self_intro text not null default '' check (char_length(self_intro) <= 500),
  profile jsonb not null default '{}',  -- CastProfileDetail of the contract
  review_count integer not null default 0,
  review_points integer not null default 0,        -- sum of GOOD 5, KEEP 3, BAD 1 of visible reviews
  -- hundredths of a point, shown from 3 reviews on; below that she sorts behind
  review_score integer not null generated always as
    (case when review_count >= 3 then review_points * 100 / review_count else 0 end) stored,
  recommendation integer not null default 0,
  registered_at timestamptz not null,
  search_text text not null default '',
  suspended boolean not null default false,        -- copy of the account's state
  listed boolean not null generated always as
    (verify_status = 2 and paused_at is null and not suspended and price30 is not null and store_id is not null) stored
);
create index cast_by_recommendation on cast_member (recommendation desc, id desc) where listed;
create index cast_by_price_up on cast_member (price30, id) where listed;
create index cast_by_price_down on cast_member (price30 desc, id desc) where listed;
create index cast_by_review on cast_member (review_score desc, id desc) where listed;
create index cast_by_newest on cast_member (registered_at desc, id desc) where listed;
create index cast_in_district on cast_member (district, recommendation desc, id desc) where listed;
create index cast_search_text on cast_member using gin (search_text gin_trgm_ops) where listed;
create index cast_of_store on cast_member (store_id);

-- Registration data nobody but the cast and the operator ever sees; each column is sealed JSON.
create table cast_private (
  cast_id uuid primary key references cast_member,
  account_info bytea,
  bank_account bytea
);

create table cast_photo (
  cast_id uuid not null references cast_member,
  position smallint not null check (position between 1 and 5),
  path text not null,
  primary key (cast_id, position)
);

create table cast_tag (
  cast_id uuid not null references cast_member,
  tag_group text not null,
  tag text not null,
  primary key (cast_id, tag_group, tag)
);

create table favorite (
  guest_id uuid not null references guest,
  cast_id uuid not null references cast_member,
  created_at timestamptz not null,
  primary key (guest_id, cast_id)
);
create index favorite_by_time on favorite (guest_id, created_at desc, cast_id desc);
