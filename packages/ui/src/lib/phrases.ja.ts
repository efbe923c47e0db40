/** What goes on after a word of hiragana: particles, and the ends of verbs and adjectives. */
const GOES_ON =
  /^(?:から|まで|より|だけ|ごと|など|ながら|たい|なか|ます|まし|ませ|せん|でし|です|した|だっ|られ|させ|ください|くださ|さい|しよう|さん|さま)/;

/** Before these a line of Japanese never breaks: what closes, what divides, what lengthens. */
const CLOSES = /^[\p{Pe}\p{Pf}\p{Po}\p{Pd}\s～ーー々%％ぁぃぅぇぉっゃゅょァィゥェォッャュョ]/u;
/** Nor after these: what opens, and お and ご of what is honoured. */
const OPENS = /^(?:[\p{Ps}\p{Pi}]|お|ご)$/u;

/** With お and ご something begins: 「内容を／ご確認ください」. */
const HONOURS = /^[おご](?:$|\p{sc=Han})/u;

/** Whether a line may not break between two words. */
function belong(before: string, word: string): boolean {
  if (CLOSES.test(word)) return true;
  if (/[\s、。」）]$/.test(before)) return false;
  if (OPENS.test(before)) return true;
  if (HONOURS.test(word)) return false;
  if (/^\p{sc=Hiragana}/u.test(word)) {
    // After anything else it is how a word ends, or the particle behind it.
    if (/[^\p{sc=Hiragana}\p{P}]$/u.test(before)) return true;
    return word.length === 1 || GOES_ON.test(word);
  }
  // 「15分」, 「1/2」, 「18:15」
  if (/\d$/.test(before) || (/\d[/:.,〜–-]$/u.test(before) && /^\d/.test(word))) return true;
  // One sign is seldom a word: 「既読」, 「同伴中」.
  const isKanji = /\p{sc=Han}$/u.test(before) && /^\p{sc=Han}/u.test(word);
  return isKanji && (word.length === 1 || before.length === 1);
}

let words: Intl.Segmenter | undefined;
const wordsIn = (text: string) => (words ??= new Intl.Segmenter('ja', { granularity: 'word' })).segment(text);

/** The phrases of a Japanese text, in order and without a gap: between two of them, and nowhere else, a line may break. */
export function phrasesOf(text: string): string[] {
  const phrases: string[] = [];
  let before: string | undefined;
  for (const { segment } of wordsIn(text)) {
    if (before !== undefined && belong(before, segment)) phrases.push(phrases.pop()! + segment);
    else phrases.push(segment);
    before = /^[/:.,〜–-]$/u.test(segment) ? (before ?? '') + segment : segment;
  }
  return phrases;
}
