/** What is written for a kana in the middle of others: Latin letters, and kanji that look like its katakana. */
export const ROMAJI: Readonly<Record<string, readonly string[]>> = {
  ...{ あ: ['a'], い: ['i', '亻'], え: ['e', '工'], お: ['o', '才', 'を'], か: ['ka', 'k', '力', 'ca'] },
  ...{ き: ['ki'], く: ['ku', 'k', 'c'], け: ['ke'], こ: ['ko', 'co'], ぐ: ['gu', 'g'], ご: ['go'] },
  ...{ さ: ['sa'], し: ['shi', 'si', 's'], す: ['su', 's'], ず: ['zu', 'ds', 's'], じ: ['ji', 'g'] },
  ...{
    た: ['ta', '夕'],
    ち: ['chi', 'ti', 'c', '千'],
    つ: ['tsu', 'tu', 't'],
    て: ['te', 't', '〒'],
    と: ['to', 't', '卜'],
  },
  ...{ で: ['de', 'd'], ど: ['do', 'd'], な: ['na', 'n'], は: ['ha'], ば: ['ba'], ぷ: ['pu', 'p'] },
  ...{
    ぶ: ['bu', 'b'],
    ふ: ['fu', 'f'],
    む: ['mu', 'm', '厶'],
    め: ['me', 'm'],
    や: ['ya'],
    ら: ['ra', 'la', 'l', 'r'],
  },
  ...{ る: ['ru', 'l'], れ: ['re', 'le', 'r'], わ: ['wa', 'w'], ん: ['n', 'nn'] },
};

/** What is written for a katakana because it looks like it. In hiragana none of them does. */
export const KANA_ALIKE: Readonly<Record<string, readonly string[]>> = {
  ...{ ん: ['そ', 'り', '冫'], し: ['つ'], つ: ['し'], す: ['ぬ'], る: ['のれ', 'れ'], お: ['ほ', 'を'] },
  ...{
    こ: ['ゆ'],
    ら: ['う', 'を', 'ふ'],
    て: ['ち'],
    む: ['ま'],
    ふ: ['わ', 'う'],
    わ: ['う', 'ふ'],
    ち: ['て'],
  },
  ...{
    ぐ: ['く', 'だ'],
    く: ['わ'],
    な: ['め', '十'],
    め: ['な', 'ぬ'],
    れ: ['る', 'し'],
    い: ['と'],
    か: ['が'],
  },
};
