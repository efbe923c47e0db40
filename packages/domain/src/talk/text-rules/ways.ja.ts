/** What ways to reach somebody are called, as parts of the patterns beside: over folded texts. */

export const ID =
  '(?:(?<![a-z])(?:id|aidi|aidhi)(?![a-z])(?!かーど)|あいでぃー?(?!あ)|あいでー|(?<!\\p{L})垢|あかうんと|ゆーざー(?:名|ねーむ))';
const MESSENGER =
  '(?:(?<![a-z])(?:line|insta(?:gram)?|whatsapp|telegram|kakao|wechat|discord|tiktok|twitter)(?![a-z])|(?<!お|さ|め)らいん|いんすた|かかお|てれぐら|でぃすこ|わっつあっ?ぷ)';
/** Whose numbers nobody is reached by: a booking's, a card's, a locker's. */
export const NUMBERED =
  '予約|受付|整理|会員|注文|確認|問い?合わ?せ|登録|郵便|席|かーど|口座|暗証|認証|部屋|ろっかー|伝票|便|型|背|車|抽選|免許|社員';
/** Other numbers belong to those, or to a shop. */
const NOT_THINGS = `(?<!(?:${NUMBERED}|店|ほてる|会場|会社)(?:の|が|は)?)`;
export const PHONE_NUMBER = `(?=[携けす電で連])${NOT_THINGS}(?:(?:携帯|けーたい|けいたい|すまほ|電話|でんわ)(?:の|電話の?)?(?:番号|ばんごう|ばんごー)|携番|電番|連絡先)`;
export const FIGURES = `(?=[番ば])${NOT_THINGS}(?:番号|ばんごう)(?!札|順)`;
const MINE = '(?:俺|おれ|私|わたし|あたし|僕|ぼく|うち|自分)の?';
/** Somebody's own way to be reached. */
export const OWN = `${MINE}(?:携帯|けーたい|けいたい|電話|でんわ|番号|ばんごう|連絡先|(?:下|上|後ろ|うしろ)の?[48四八](?:桁|けた)|${ID}|${MESSENGER})(?!(?:の|が|を|は)?(?:充電|画面|かめら|電源|調子|電池|壊|古|新し|鳴))`;
export const ANY_WAY = `(?:${OWN}|${PHONE_NUMBER}|${FIGURES}|(?=[iaあ垢ゆ])${NOT_THINGS}${ID}|${MESSENGER}(?!まんが|漫画))`;

const ASKED =
  '(?:ね|よ|くだ|下さ|ほし|欲し|もらえ(?:ま(?:す|せん)か|る?\\?|ない|たら|ると|れば)|もらい(?:たい|ます)|くれ(?!た|て)|ちょ|みて(?!い|た)|おいて|$|[^\\p{L}\\p{N}])';
/** An ask to be called. */
export const CALL = `(?:(?:電話|でんわ|連絡|れんらく)(?:して${ASKED}|ちょうだい|ちょーだい|くだ|下さ|待って|まって|よろ)|(?:かけて|鳴らして|ならして)${ASKED})`;
/** An ask to be added or looked for. */
export const ADD = `(?:(?:追加|ついか|登録|検索|けんさく|申請|ふぉろー)(?:して${ASKED}|し?とい|待って|まって|よろ|お願い|おねがい|頼)|(?:探して|さがして|見つけて)(?:ね|よ|くだ|下さ|ほし|欲し|$))`;
