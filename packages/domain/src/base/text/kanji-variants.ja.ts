/**
 * Ways to write one kanji: what a register prints and what its owner types. The first is the one that all are compared by. From the list of
 * permitted old forms for given names, and the family names that are most often written both ways. 斉 and 斎 are two names; 竜 and 龍 are
 * one character. Migration 151 says the same in SQL: a change here needs a migration that folds the rows again.
 */
const SAME_KANJI =
  '亜亞 悪惡 為爲 栄榮 衛衞 円圓 園薗 応應 桜櫻 奥奧 横橫 温溫 価價 壊壞 懐懷 楽樂 渇渴 巻卷 陥陷 寛寬 気氣 偽僞 戯戲 虚虛 峡峽 狭狹 暁曉 駆駈 勲勳 薫薰 恵惠 掲揭 鶏鷄 芸藝 撃擊 県縣 倹儉 剣劍劔 険險 圏圈 検檢 顕顯 験驗 厳嚴 広廣 恒恆 黄黃 国國圀 黒黑 砕碎 雑雜 児兒 湿濕 実實 寿壽 収收 従從 渋澁 獣獸 縦縱 緒緖 叙敍 将將 渉涉 焼燒 奨奬 条條 状狀 乗乘 浄淨 剰剩 畳疊 嬢孃 譲讓 醸釀 真眞 寝寢 慎愼 尽盡 粋粹 酔醉 穂穗 瀬瀨 斉齊 斎齋 静靜 摂攝 専專 戦戰 繊纖 禅禪 壮壯 争爭 荘莊 捜搜 巣巢 装裝 痩瘦 騒騷 増增 蔵藏 臓臟 即卽 帯帶 滞滯 滝瀧 単單 団團 弾彈 昼晝 鋳鑄 庁廳 徴徵 聴聽 鎮鎭 転轉 伝傳 島嶋嶌 灯燈 盗盜 稲稻 徳德 杯盃 売賣 髪髮 抜拔 晩晚 秘祕 富冨 払拂 仏佛 歩步 峰峯 翻飜 毎每 万萬 黙默 野埜 弥彌 薬藥 与與 揺搖 様樣 謡謠 来來 頼賴 覧覽 竜龍 涼凉 緑綠 涙淚 塁壘 礼禮 暦曆 歴歷 錬鍊 郎郞 録錄 ' +
  '高髙 崎﨑嵜 辺邉邊 沢澤 浜濱濵 槙槇 淵渕渊 昇曻 吉𠮷 桧檜 鉄鐵 磯礒 館舘 桑桒 柳栁 薮藪 柏栢 倉仓 関關 闘鬭 塩鹽 籠篭 隠隱 鉱鑛 双雙 麦麥 弁辨辯瓣 台臺 体體 声聲 点點 学學 当當 会會 宝寶寳 総總 継繼 経經 軽輕 発發 済濟 豊豐 霊靈 励勵 労勞 楼樓 炉爐 湾灣 蛍螢 茎莖 径徑 鴬鶯 鴎鷗 祢禰 蝉蟬 凜凛 遥遙 ' +
  '営營 曽曾 巌巖 瑶瑤 尭堯 彦彥 青靑 清淸 内內 呉吳 絵繪 続續 戸戶 土圡 歳歲';

/** Every other way to write a kanji, and the one it is compared by. */
export const SAME_KANJI_AS: ReadonlyMap<string, string> = new Map(
  SAME_KANJI.split(' ').flatMap((group) => {
    const [first, ...others] = [...group];
    return others.map((other) => [other, first!] as const);
  }),
);

const OTHER_WAYS = new RegExp(`[${[...SAME_KANJI_AS.keys()].join('')}]`, 'gu');

/** A text with one way to write each kanji: 髙﨑 becomes 高崎. */
export const foldKanji = (text: string): string =>
  text.replace(OTHER_WAYS, (kanji) => SAME_KANJI_AS.get(kanji)!);
