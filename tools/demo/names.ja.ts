/** Professional names of demo casts and nicknames of demo guests; all invented, at most 10 characters. */

const split = (text: string): string[] => text.trim().split(/\s+/);

export const FEMALE_NAMES: readonly string[] = split(`
あおい しおり 凛 ことね みゆ 美咲 さくら 柚葉 れいな 紗良 ひなた 千鶴 まりえ 澪 ゆい 花音 あかり 小春 りお 百合
なつめ 雪乃 エマ 彩葉 すみれ 明日香 みこと 華 かれん 静香 ゆめ 茉莉 あんな 桜子 いろは 真珠 つむぎ 玲奈 ほのか 結月
りん 琴美 まい 紫乃 えりか 楓 ゆな 梨花 あいり 千夏 みお 薫 さら 鈴音 なお 美月 くるみ 芙美 のあ 小夜
さゆり 朱里 ももか 詩織 ルナ 麻衣 ゆずき 環 ひかり 若葉 せな 綾乃 めい 葵衣 りこ 珠希 なぎさ 椿 みなみ 沙耶
ちはる 美琴 ありさ 藍 えま 文乃 るか 咲良 こはる 莉子 ちさと 真央 みれい 蘭 のぞみ 早紀 まどか 織江 かすみ 希
はるか 律子 ゆりあ 瑠璃 あやめ 七海 きほ 涼子 いちか 絢音 れな 志乃 まお 万里 うた 梓 さえ 珊瑚 ゆうか 八重
なな 菖蒲 みつき 香澄 リサ 千代 あすか 苑子 ねね 悠里 しずく 聖良 まりん 和花 とわ 蓮美 ゆき 伊織 かな 星羅
こゆき 麗 みさと 弥生 あみ 月乃 さつき 実里 てん 緋奈 らら 佳乃 ゆうり 霞 めぐ 亜希 さくや 翠 はな 珠世
みやび 沙羅 あず 初音 れいか 唯 ひまり 香乃 まや 立夏 なつき 友香 ことり 菜摘 あさひ 理沙 ゆら 美鈴 えれな 都
きら 透子 りあ 凪 ふうか 芽衣 みか 夕子 しほ 恵理 あまね 知世 ゆづき 舞 まゆ 冬花 れん 乃々 さな 遥香
すず 京香 ひより 双葉 みちる 沙織 あや 美雨 ちえり 羽衣 なこ 美緒 うらら 莉央 まほ 朝香 りさこ 灯 えみ 琉夏
ゆりな 小町 かりん 亜美 さほ 詩 まなみ 香帆 いと 紗月 みはる 千景 あかね 由良 るい 夏帆 ここな 吹雪 せり 悠花
`);

export const MALE_NAMES: readonly string[] = split(`
蓮 湊 翔真 律 颯 朔 悠生 蒼 圭 岳 千颯 玲司 陽向 怜 慧 一颯 瑛士 櫂
遼 大和 奏 碧生 仁 隼 駿 京介 透 龍之介 晴 海斗 誠 椋 千尋 晃 蓮司 流星 新 航 司 陸 凌 巧
`);

/** The demo guest comes first. */
export const GUEST_NICKNAMES: readonly string[] = split(`
たかし ケンジ 佐々木 Mr.K ひろ まさと 川原 ゴルフ好き のぶ しゅん 大河 やまもと 純米 T.S 東山 あきら 旅人 カズ よしだ Leo
中年の星 はせがわ トモ 港区の鈴木 ジョー 木下 けいた ワイン党 むらっち リョウ 藤 とおる 釣り人 SHIN 松本 ゆうじ 古賀 Daisuke 三代目 まつ
`);

/** Of guests who came later. */
export const NEW_GUEST_NICKNAMES: readonly string[] = split(`
よこやま ハル 焼酎派 たいち さとる NAO 神楽坂の人 ごとう ヨシ きむら 週末の旅 けん 森 タク あらい ひでさん Y.K 小川 まこと 夜景好き
いしい コウ 将棋指し ともき 原田 りょうた ショウゴ 山歩き うえの AKI しんじ 珈琲党 なおき 中野 ヒデ 落語好き まさ ふじい テツ おかだ
`);

/** Family and given names with readings, for the private part of a cast's registration. */
export const FAMILY_NAMES = [
  ['佐藤', 'サトウ'], ['鈴木', 'スズキ'], ['高橋', 'タカハシ'], ['田中', 'タナカ'], ['伊藤', 'イトウ'], ['渡辺', 'ワタナベ'],
  ['山本', 'ヤマモト'], ['中村', 'ナカムラ'], ['小林', 'コバヤシ'], ['加藤', 'カトウ'], ['吉田', 'ヨシダ'], ['山田', 'ヤマダ'],
] as const; // oxfmt-ignore
export const FEMALE_GIVEN_NAMES = [
  ['花子', 'ハナコ'], ['美穂', 'ミホ'], ['陽子', 'ヨウコ'], ['愛', 'アイ'], ['香織', 'カオリ'], ['真由美', 'マユミ'],
  ['優子', 'ユウコ'], ['恵', 'メグミ'], ['里奈', 'リナ'], ['早苗', 'サナエ'],
] as const; // oxfmt-ignore
export const MALE_GIVEN_NAMES = [
  ['太郎', 'タロウ'], ['健一', 'ケンイチ'], ['翔', 'ショウ'], ['大輔', 'ダイスケ'], ['直樹', 'ナオキ'],
] as const; // oxfmt-ignore
