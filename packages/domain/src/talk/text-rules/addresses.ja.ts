import { pattern } from './pattern.ts';

const DOT = '(?:[.。・]|dot|[(\\[{<]dot[)\\]}>]|どっと)';
const AT = '(?:@|[(\\[{<☆★*]{1,2}(?:at|あっと)[)\\]}>☆★*]{1,2}|あっとまーく)';
const ENDINGS =
  'com|net|org|jp|info|biz|xyz|link|site|online|shop|store|app|dev|me|tv|cc|io|gg|ly|ee|be|club|page|live|love|vip|top|asia|tokyo|kr|cn|tw|vn|us|uk|eu|ink|fun|work';
const SERVICE =
  'g-?mail|yahoo|icloud|docomo|ezweb|au|softbank|hotmail|outlook|じーめーる|やふー|どこも|あいくらうど';
/** People say 19:00＠Ginza. */
const WHERE =
  'ginza|roppongi|shibuya|shinjuku|tokyo|azabu|akasaka|ebisu|ikebukuro|ueno|nihonbashi|marunouchi|hibiya|yurakucho|shinbashi|osaka|umeda|kitashinchi|namba|nagoya|sakae|fukuoka|nakasu|tenjin|sapporo|susukino|kyoto|gion|yokohama|six|bar|cafe|lounge|club|hotel';

/** Mail addresses, links and names with an @. */
export const ADDRESSES = [
  `[a-z0-9][a-z0-9._%+-]{0,63} ?${AT} ?[a-z0-9-]{2,63}(?: ?${DOT} ?[a-z]{2,20}){1,3}`,
  '[a-z0-9][a-z0-9._%+-]{0,63} at [a-z0-9-]{2,63}(?: ?(?:[.]|dot) ?[a-z]{2,20}){1,3}',
  `(?:[a-z0-9._%+-]{1,64} ?)?${AT} ?(?:${SERVICE})(?![a-z])`,
  `あっと ?(?:${SERVICE})(?![a-z])`,
  `h(?:tt|xx)ps?[^\\p{L}\\p{N}]{1,5}\\S{1,200}`,
  `(?<![a-z])www ?(?:\\.|dot|どっと) ?[a-z][a-z0-9-]{0,62}(?:${DOT}[a-z0-9/_-]{1,60}){0,4}`,
  `(?<![a-z0-9])[a-z0-9][a-z0-9-]{0,62} ?(?:${DOT} ?(?:(?:co|ne|or)${DOT}jp|(?:com|net|jp)(?![a-z]))|\\. ?(?:${ENDINGS})(?![a-z]))(?:/[a-z0-9._~%?=&/-]{0,100})?`,
  `[a-z0-9-]{0,62} ?(?:どっと|点)(?:こむ|com|ねっと|net|jp|じぇーぴー)`,
  `(?<![a-z0-9])@(?!(?:${WHERE})(?![a-z0-9_]))[a-z0-9][a-z0-9._]{2,30}`,
].map((source) => pattern(source));
