-- Districts are rows of a prefecture, and each prefecture has the rest (その他). What the domain's list says is the same.

create table district (
  prefecture smallint not null check (prefecture between 1 and 47),
  name text not null check (char_length(name) between 1 and 20),
  position smallint not null,  -- in its prefecture
  primary key (prefecture, name)
);
-- A link with a name alone still means one place.
create unique index district_name_once on district (name) where name <> 'その他';

insert into district (prefecture, name, position)
select prefecture, name, position from (values
  (1, 'すすきの 旭川さんろく街 函館五稜郭 帯広広小路 釧路末広町'),
  (2, '青森本町 弘前鍛冶町 八戸長横町'),
  (3, '盛岡大通 北上青柳町'),
  (4, '国分町 仙台駅前 石巻立町'),
  (5, '川反 秋田駅前'),
  (6, '山形七日町 酒田中町 米沢'),
  (7, '郡山駅前 福島置賜町 いわき田町 会津若松栄町'),
  (8, '水戸大工町 つくば 土浦桜町'),
  (9, '宇都宮泉町 宇都宮駅東 小山駅前'),
  (10, '高崎柳川町 前橋千代田町 太田南口'),
  (11, '大宮 西川口 川越 所沢 越谷'),
  (12, '千葉富士見 船橋 柏 松戸 成田'),
  (13, '銀座 六本木 西麻布 歌舞伎町 池袋 上野 錦糸町 渋谷 恵比寿 赤坂 新橋 神楽坂 吉祥寺 立川 八王子 町田'),
  (14, '関内 横浜西口 野毛 川崎 藤沢 本厚木'),
  (15, '新潟古町 新潟駅前 長岡殿町'),
  (16, '富山桜木町 高岡駅前'),
  (17, '片町 金沢駅前'),
  (18, '福井片町 敦賀本町'),
  (19, '甲府裏春日 富士吉田西裏'),
  (20, '長野権堂 松本駅前 上田袋町'),
  (21, '柳ケ瀬 岐阜玉宮 大垣駅前'),
  (22, '静岡両替町 浜松田町 沼津仲見世 富士吉原'),
  (23, '錦 栄 女子大小路 名駅 豊橋 岡崎康生'),
  (24, '四日市諏訪 津大門 伊勢宮町'),
  (25, '草津駅前 大津浜大津 彦根袋町'),
  (26, '祇園 木屋町 先斗町 京都駅前 福知山'),
  (27, '北新地 ミナミ 梅田 京橋 天満 十三 堺東 東大阪布施'),
  (28, '三宮 神戸元町 姫路魚町 尼崎 明石'),
  (29, '新大宮 奈良三条通 大和八木'),
  (30, 'アロチ 田辺味光路'),
  (31, '鳥取弥生町 米子朝日町'),
  (32, '松江伊勢宮 出雲代官町'),
  (33, '岡山中央町 岡山駅前 倉敷'),
  (34, '流川 薬研堀 福山 呉中通'),
  (35, '下関豊前田 徳山銀座 湯田温泉'),
  (36, '徳島秋田町 徳島駅前'),
  (37, '高松古馬場 高松ライオン通 丸亀'),
  (38, '松山二番町 松山大街道 今治 新居浜'),
  (39, '高知追手筋 高知帯屋町'),
  (40, '中洲 天神 西中洲 博多駅前 小倉堺町 久留米文化街'),
  (41, '佐賀愛敬町 唐津'),
  (42, '銅座 思案橋 佐世保'),
  (43, '熊本下通 熊本銀座通り 八代'),
  (44, '都町 別府北浜'),
  (45, 'ニシタチ 延岡 都城'),
  (46, '天文館 鹿屋'),
  (47, '松山 久茂地 国際通り コザ 石垣美崎町 宮古島西里')
) list (prefecture, names), unnest(string_to_array(names || ' その他', ' ')) with ordinality found (name, position);

-- A store says where it is by its district; the prefecture beside it was not compared with it.
update store s set prefecture = d.prefecture from district d
where d.name = s.district and d.name <> 'その他' and s.prefecture <> d.prefecture;
update store s set district = 'その他'
where not exists (select from district d where d.prefecture = s.prefecture and d.name = s.district);

alter table store
  add constraint store_district foreign key (prefecture, district) references district (prefecture, name),
  add constraint store_place_once unique (id, genre, prefecture, district);

-- What search reads of a cast is her store's, and stays so when the store is corrected.
alter table cast_member add column prefecture smallint;
update cast_member c set genre = s.genre, prefecture = s.prefecture, district = s.district from store s where s.id = c.store_id;
alter table cast_member add constraint cast_member_store_place foreign key (store_id, genre, prefecture, district)
  references store (id, genre, prefecture, district) on update cascade;
alter table cast_member add constraint cast_member_store_whole check
  (store_id is null or genre is not null and prefecture is not null and district is not null);

-- Search by district, and by prefecture alone, in every order.
drop index cast_in_district;
drop index cast_in_district_by_price;
drop index cast_in_district_by_review;
drop index cast_in_district_by_newest;
create index cast_in_district on cast_member (prefecture, district, recommendation desc, id desc) where listed;
create index cast_in_district_by_price on cast_member (prefecture, district, price30, id) where listed;
create index cast_in_district_by_review on cast_member (prefecture, district, review_score desc, id desc) where listed;
create index cast_in_district_by_newest on cast_member (prefecture, district, registered_at desc, id desc) where listed;
create index cast_in_prefecture on cast_member (prefecture, recommendation desc, id desc) where listed;
create index cast_in_prefecture_by_price on cast_member (prefecture, price30, id) where listed;
create index cast_in_prefecture_by_review on cast_member (prefecture, review_score desc, id desc) where listed;
create index cast_in_prefecture_by_newest on cast_member (prefecture, registered_at desc, id desc) where listed;
-- A district says its prefecture: without this, both together pass for rarer than they are.
create statistics cast_area (dependencies, mcv) on prefecture, district from cast_member;
