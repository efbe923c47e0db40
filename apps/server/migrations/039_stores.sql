-- Stores are shared: a cast finds hers, those that are one already are joined, and operators correct and join (decision 024).

-- The keys by which two stores are one, as packages/domain/src/profile/store-keys.ja.ts computes them ever after.
create function pg_temp.fold_store(written text) returns text language sql immutable as $$
  select regexp_replace(regexp_replace(regexp_replace(
    translate(
      replace(replace(replace(replace(replace(
        translate(
          regexp_replace(
            normalize(regexp_replace(normalize(written, NFKD), '[\u0300-\u036f]', '', 'g'), NFKC),
            '株式会社|有限会社|合同会社|\((株|有|同)\)', '', 'g'),
          'ァアィイゥウェエォオカガキギクグケゲコゴサザシジスズセゼソゾタダチヂッツヅテデトドナニヌネノハバパヒビピフブプヘベペホボポマミムメモャヤュユョヨラリルレロヮワヰヱヲンヴヵヶ',
          'ぁあぃいぅうぇえぉおかがきぎくぐけげこごさざしじすずせぜそぞただちぢっつづてでとどなにぬねのはばぱひびぴふぶぷへべぺほぼぽまみむめもゃやゅゆょよらりるれろゎわゐゑをんゔゕゖ'),
        'ゔぁ', 'ば'), 'ゔぃ', 'び'), 'ゔぇ', 'べ'), 'ゔぉ', 'ぼ'), 'ゔ', 'ぶ'),
      'ABCDEFGHIJKLMNOPQRSTUVWXYZぁぃぅぇぉっゃゅょゎゕゖゐゑぢづ',
      'abcdefghijklmnopqrstuvwxyzあいうえおつやゆよわかけいえじず'),
    '[ \u2010-\u2015\u2212~\u301c\u30fc\u30fb_]', '-', 'g'),
    '[.,、。''’‘"“”`´&!?()\[\]{}「」『』【】〈〉《》〔〕/\\:;*★☆♪♡♥+=@#%^|<>°※●○◎◆◇■□▲△▼▽\u00ad\u1160\u200b-\u200f\u2060\u2800\u3164\ufe0e\ufe0f\ufeff]', '', 'g'),
    '(?<![0-9])-+|-+(?![0-9])', '', 'g')
$$;
create function pg_temp.fold_store_address(written text) returns text language sql immutable as $$
  select regexp_replace(regexp_replace(regexp_replace(regexp_replace(
    replace(replace(replace(replace(replace(replace(replace(replace(replace(
      regexp_replace(pg_temp.fold_store(written), '-+', '-', 'g'),
      '一丁目', '1丁目'), '二丁目', '2丁目'), '三丁目', '3丁目'), '四丁目', '4丁目'), '五丁目', '5丁目'), '六丁目', '6丁目'),
      '七丁目', '7丁目'), '八丁目', '8丁目'), '九丁目', '9丁目'),
    '(?<=[0-9])(丁目|番地の|番地|番|号|の)(?=[0-9])', '-', 'g'),
    '(?<=[0-9])(丁目|番地|番|号)', '', 'g'),
    '(?<=[0-9])階', 'f', 'g'),
    '地下(?=[0-9])', 'b', 'g')
$$;

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

alter table store
  add column name_key text,
  add column address_key text,
  add column search_text text,
  -- The cast who added it; she may correct it while nobody else is in it.
  add column added_by uuid references cast_member,
  -- A cast said that it is another one than those that look the same; until an operator has looked.
  add column doubted_at timestamptz,
  add column corrected_at timestamptz;

update store set
  name_key = coalesce(nullif(regexp_replace(pg_temp.fold_store(name), '-+', '-', 'g'), ''), normalize(name, NFKC)),
  address_key = coalesce(nullif(regexp_replace(pg_temp.fold_store_address(address),
    '^(北海道|東京都|大阪府|京都府|.{2,3}県)', ''), ''), normalize(address, NFKC)),
  phone = regexp_replace(normalize(phone, NFKC), '[^0-9]', '', 'g');

-- What a row that is gone is called now.
create table store_alias (
  id uuid primary key,                  -- of a row that is gone
  store_id uuid not null references store
);
create index store_alias_of on store_alias (store_id);

-- Stores that are one: the same name with the same phone or at the same address, and those of a chain of such. The oldest row stays.
create temp table same_store on commit drop as
  select one.id, other.id as other_id from store one join store other on one.id <> other.id and one.name_key = other.name_key
    and (one.phone = other.phone or one.prefecture = other.prefecture and one.address_key = other.address_key);
create temp table joined on commit drop as select distinct id, id as store_id from same_store;
do $$
begin
  loop
    update joined j set store_id = found.store_id
    from (select distinct on (same.id) same.id, other.store_id from same_store same join joined other on other.id = same.other_id
          order by same.id, other.store_id) found
    where j.id = found.id and found.store_id < j.store_id;
    exit when not found;
  end loop;
end $$;
delete from joined where id = store_id;

insert into store_change (store_id, kind, details)
select j.store_id, 'JOINED', jsonb_build_object('dropped', to_jsonb(s), 'castIds',
  (select coalesce(jsonb_agg(c.id order by c.id), '[]') from cast_member c where c.store_id = s.id))
from joined j join store s on s.id = j.id order by s.id;
update store kept set url = (select s.url from joined j join store s on s.id = j.id
  where j.store_id = kept.id and s.url is not null order by s.id limit 1)
where kept.url is null and kept.id in (select store_id from joined);
update cast_member c set store_id = kept.id, genre = kept.genre, prefecture = kept.prefecture, district = kept.district,
  search_text = case when (kept.name, kept.district) = (gone.name, gone.district) then c.search_text
    -- As the domain's foldForSearch writes it.
    else btrim(regexp_replace(translate(lower(normalize(concat_ws(' ', nullif(c.nickname, ''), kept.name, kept.district,
      nullif(c.short_profile, ''), (select string_agg(tag, ' ' order by tag_group, tag) from cast_tag where cast_id = c.id)), NFKC)),
      'ァアィイゥウェエォオカガキギクグケゲコゴサザシジスズセゼソゾタダチヂッツヅテデトドナニヌネノハバパヒビピフブプヘベペホボポマミムメモャヤュユョヨラリルレロヮワヰヱヲンヴヵヶ',
      'ぁあぃいぅうぇえぉおかがきぎくぐけげこごさざしじすずせぜそぞただちぢっつづてでとどなにぬねのはばぱひびぴふぶぷへべぺほぼぽまみむめもゃやゅゆょよらりるれろゎわゐゑをんゔゕゖ'),
      '\s+', ' ', 'g')) end
from joined j join store gone on gone.id = j.id join store kept on kept.id = j.store_id where c.store_id = gone.id;
insert into store_alias select id, store_id from joined;
delete from store s using joined j where s.id = j.id;

-- The one cast of a store has added it, as things were.
update store s set added_by = (select c.id from cast_member c where c.store_id = s.id)
where (select count(*) from cast_member c where c.store_id = s.id) = 1;

update store set search_text = concat(name_key, ' ',
  (array['北海道','青森県','岩手県','宮城県','秋田県','山形県','福島県','茨城県','栃木県','群馬県','埼玉県','千葉県','東京都','神奈川県',
    '新潟県','富山県','石川県','福井県','山梨県','長野県','岐阜県','静岡県','愛知県','三重県','滋賀県','京都府','大阪府','兵庫県','奈良県',
    '和歌山県','鳥取県','島根県','岡山県','広島県','山口県','徳島県','香川県','愛媛県','高知県','福岡県','佐賀県','長崎県','熊本県','大分県',
    '宮崎県','鹿児島県','沖縄県'])[prefecture],
  address_key, ' ',
  case when district <> 'その他' then regexp_replace(pg_temp.fold_store(district), '-+', '-', 'g') end, ' ', phone);

alter table store
  alter column name_key set not null,
  alter column address_key set not null,
  alter column search_text set not null,
  -- Two who add the same store at the same instant get one row.
  add constraint store_once unique (phone, name_key);
create index store_of_name on store (name_key, prefecture, address_key);
create index store_doubted on store (doubted_at) where doubted_at is not null;
-- Of every length, as in search: most Japanese words hold no trigram.
create index store_search_grams on store using gin (search_grams(search_text));
create statistics store_search_gram_counts on (search_grams(search_text)) from store;
