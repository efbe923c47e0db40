-- Operators edit the districts (082): how one is read, and which are offered first, stand in its row. What the domain ships is the same.

alter table district
  add column id uuid not null default uuidv7(),
  add column reading text not null default '' check (char_length(reading) <= 40),
  add column main_position smallint;  -- among those offered first; null: it is not
alter table district add constraint district_id unique (id);
create unique index district_main_once on district (main_position) where main_position is not null;

update district d set reading = found.reading from (values
  (1, 'すすきの あさひかわさんろくがい はこだてごりょうかく おびひろひろこうじ くしろすえひろちょう'),
  (2, 'あおもりほんちょう ひろさきかじまち はちのへながよこちょう'),
  (3, 'もりおかおおどおり きたかみあおやぎちょう'),
  (4, 'こくぶんちょう せんだいえきまえ いしのまきたちまち'),
  (5, 'かわばた あきたえきまえ'),
  (6, 'やまがたなのかまち さかたなかまち よねざわ'),
  (7, 'こおりやまえきまえ ふくしまおきたままち いわきたまち あいづわかまつさかえまち'),
  (8, 'みとだいくまち つくば つちうらさくらまち'),
  (9, 'うつのみやいずみちょう うつのみやえきひがし おやまえきまえ'),
  (10, 'たかさきやながわちょう まえばしちよだまち おおたみなみぐち'),
  (11, 'おおみや にしかわぐち かわごえ ところざわ こしがや'),
  (12, 'ちばふじみ ふなばし かしわ まつど なりた'),
  (13, 'ぎんざ ろっぽんぎ にしあざぶ かぶきちょう いけぶくろ うえの きんしちょう しぶや えびす あかさか しんばし かぐらざか きちじょうじ たちかわ はちおうじ まちだ'),
  (14, 'かんない よこはまにしぐち のげ かわさき ふじさわ ほんあつぎ'),
  (15, 'にいがたふるまち にいがたえきまえ ながおかとのまち'),
  (16, 'とやまさくらぎちょう たかおかえきまえ'),
  (17, 'かたまち かなざわえきまえ'),
  (18, 'ふくいかたまち つるがほんまち'),
  (19, 'こうふうらかすが ふじよしだにしうら'),
  (20, 'ながのごんどう まつもとえきまえ うえだふくろまち'),
  (21, 'やながせ ぎふたまみや おおがきえきまえ'),
  (22, 'しずおかりょうがえちょう はままつたまち ぬまづなかみせ ふじよしわら'),
  (23, 'にしき さかえ じょしだいしょうじ めいえき とよはし おかざきこうせい'),
  (24, 'よっかいちすわ つだいもん いせみやまち'),
  (25, 'くさつえきまえ おおつはまおおつ ひこねふくろまち'),
  (26, 'ぎおん きやまち ぽんとちょう きょうとえきまえ ふくちやま'),
  (27, 'きたしんち みなみ うめだ きょうばし てんま じゅうそう さかいひがし ひがしおおさかふせ'),
  (28, 'さんのみや こうべもとまち ひめじうおまち あまがさき あかし'),
  (29, 'しんおおみや ならさんじょうどおり やまとやぎ'),
  (30, 'あろち たなべあじこうじ'),
  (31, 'とっとりやよいちょう よなごあさひまち'),
  (32, 'まつえいせみや いずもだいかんまち'),
  (33, 'おかやまちゅうおうちょう おかやまえきまえ くらしき'),
  (34, 'ながれかわ やげんぼり ふくやま くれなかどおり'),
  (35, 'しものせきぶぜんだ とくやまぎんざ ゆだおんせん'),
  (36, 'とくしまあきたまち とくしまえきまえ'),
  (37, 'たかまつふるばば たかまつらいおんどおり まるがめ'),
  (38, 'まつやまにばんちょう まつやまおおかいどう いまばり にいはま'),
  (39, 'こうちおうてすじ こうちおびやまち'),
  (40, 'なかす てんじん にしなかす はかたえきまえ こくらさかいまち くるめぶんかがい'),
  (41, 'さがあいきょうまち からつ'),
  (42, 'どうざ しあんばし させぼ'),
  (43, 'くまもとしもとおり くまもとぎんざどおり やつしろ'),
  (44, 'みやこまち べっぷきたはま'),
  (45, 'にしたち のべおか みやこのじょう'),
  (46, 'てんもんかん かのや'),
  (47, 'まつやま くもじ こくさいどおり こざ いしがきみさきちょう みやこじまにしざと')
) list (prefecture, readings), unnest(string_to_array(readings, ' ')) with ordinality found (reading, position)
where d.prefecture = list.prefecture and d.position = found.position;

update district d set main_position = found.position
from unnest(string_to_array('銀座 六本木 西麻布 歌舞伎町 池袋 上野 錦糸町 渋谷 恵比寿 赤坂 北新地 ミナミ 錦 中洲 すすきの 関内 国分町', ' ')) with ordinality found (name, position)
where d.name = found.name;

-- A district with another name takes its stores along; their casts follow the stores.
alter table store drop constraint store_district,
  add constraint store_district foreign key (prefecture, district) references district (prefecture, name) on update cascade;
