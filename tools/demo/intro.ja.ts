import type { Random } from './random.ts';

/** What a self-introduction may refer to, consistent with the rest of the profile. */
export type IntroFacts = {
  nickname: string;
  storeName: string;
  storeKind: string;
  district: string;
  birthplace: string;
  male: boolean;
  drinks: boolean;
  kimono: boolean;
};

type Line = string | ((facts: IntroFacts) => string);

const OPENINGS: readonly Line[] = [
  (f) => `はじめまして、${f.nickname}です。${f.district}の${f.storeName}におります。`,
  (f) => `${f.district}の${f.storeKind}で働いております、${f.nickname}です。`,
  (f) => `ご覧いただきありがとうございます。${f.storeName}の${f.nickname}と申します。`,
  (f) => `${f.storeName}の${f.nickname}です。${f.district}に来てから、街を歩くのが日課になりました。`,
  (f) => `いつもは${f.district}の夜におります、${f.nickname}です。`,
  (f) => `${f.district}の${f.storeName}より、${f.nickname}です。`,
  (f) => `こんばんは、${f.nickname}です。${f.district}の${f.storeName}で皆さまをお待ちしています。`,
  (f) => `${f.nickname}と申します。${f.storeName}でお世話になっております。`,
  (f) => `お目に留めてくださって、うれしいです。${f.district}の${f.nickname}です。`,
];

const ORIGINS: readonly Line[] = [
  (f) => `${f.birthplace}の生まれで、故郷の話になると少し長くなります。`,
  (f) => `出身は${f.birthplace}です。季節ごとのおいしいものなら、いくらでもお話しできます。`,
  (f) => `${f.birthplace}育ちで、のんびりしているとよく言われます。`,
  (f) => `${f.birthplace}出身です。帰るたびに、おいしいお店をひとつ見つけてきます。`,
  '家族が多い家で育ったので、にぎやかな食卓が好きです。',
  '学生のころは吹奏楽部で、いまも演奏会にはよく出かけます。',
  '以前は会社勤めをしていたので、お仕事のお話も楽しくうかがえます。',
  '祖母に教わった茶道を、いまも月に二度ほど続けています。',
  '書店で働いていたことがあり、おすすめの一冊を選ぶのが得意です。',
  '子どものころから水泳を続けていて、朝のプールが元気のもとです。',
  '写真が趣味で、休みの日はフィルムカメラを持って出かけます。',
  '料理を習いはじめて、出汁の取り方にすっかり夢中です。',
  '映画館の静かな暗さが好きで、月に三本は観ています。',
  '器を見るのが好きで、陶器市の季節を楽しみにしています。',
];

const TALKS: readonly Line[] = [
  'お話をゆっくりうかがうのが好きです。',
  'にぎやかな席も、静かな席も、その日の気分に合わせます。',
  '初対面では少し緊張しますが、打ち解けるとよく笑います。',
  '聞き役に回ることが多いですが、話題には困らないほうだと思います。',
  'お仕事帰りに肩の力を抜いていただける、そんな時間を心がけています。',
  '明るいねと言っていただくことが多いです。',
  'はじめての方にも、気兼ねなく過ごしていただけるとうれしいです。',
  '会食の席にもよく呼んでいただきます。作法はひと通り心得ています。',
  '沈黙も苦になりません。どうぞお気楽にいらしてください。',
  (f) =>
    f.male
      ? '年上の方にも年下の方にも、気さくだと言っていただけます。'
      : '年上の方とのお話は、いつも学ぶことばかりです。',
  'ゴルフは始めたばかりです。練習のコツを教えていただけたら喜びます。',
  '旅のお話を聞くのが大好きで、次の行き先をいつも探しています。',
];

const DRINKING_PLACES: readonly Line[] = [
  'お鮨屋さんのカウンターなど、落ち着いた場所でご一緒できたらうれしいです。',
  '日本酒は辛口が好みです。燗のおいしいお店があれば教えてください。',
  '食前の一杯とおいしい前菜があれば、それだけで幸せです。',
  'ワインは勉強中です。お好きな一本のお話を聞かせてください。',
  '焼鳥と冷たいビールの組み合わせに弱いです。',
  '割烹でゆっくりお食事をしてから、お店へご案内できたらと思います。',
  '季節の肴で軽く一杯、そんな早めの夕方が好きです。',
  (f) => `${f.district}には隠れ家のようなお店が多いので、ご一緒に開拓しましょう。`,
];

const DRY_PLACES: readonly Line[] = [
  'お酒はいただきませんが、お茶とお食事でしたらどこへでもご一緒します。',
  '甘いものに目がないので、喫茶店でのひとときも大歓迎です。',
  'お食事はなんでもおいしくいただきます。辛いものだけ少し苦手です。',
  'ノンアルコールのカクテルを見つけるのが、最近の楽しみです。',
  '和食とおいしいお茶があれば、それだけで幸せです。',
  (f) => `${f.district}の喫茶店めぐりが趣味です。お気に入りの席にご案内します。`,
];

const CLOSINGS: readonly Line[] = [
  'お会いできる日を楽しみにしております。',
  'どうぞお気軽にお誘いください。',
  'お時間の合うときに、ぜひご一緒させてください。',
  '短い時間でも大丈夫です。お食事だけでもうれしいです。',
  'ご縁がありますように。よろしくお願いいたします。',
  'お店へ向かう前のひととき、ご一緒できたらうれしいです。',
  'ご予定が決まりましたら、お早めにお知らせくださいね。',
  '予定は毎週更新しています。合う日があればお声がけください。',
];

const KIMONO_LINES: readonly Line[] = [
  '月の半分は着物で過ごしています。季節の帯を選ぶ時間が好きです。',
  '着付けは自分でいたします。柄のお話もぜひ。',
];

/** A self-introduction of four to six sentences, well below 500 characters. */
export function writeIntro(facts: IntroFacts, random: Random): string {
  const say = (lines: readonly Line[]): string => {
    const line = random.pick(lines);
    return typeof line === 'string' ? line : line(facts);
  };
  const middle = [say(ORIGINS), say(TALKS), say(facts.drinks ? DRINKING_PLACES : DRY_PLACES)];
  if (facts.kimono) middle.splice(1, 0, say(KIMONO_LINES));
  if (random.chance(0.35)) middle.push(say(random.chance(0.5) ? ORIGINS : TALKS));
  const unique = [...new Set(random.chance(0.4) ? random.sample(middle, middle.length) : middle)];
  return [say(OPENINGS), ...unique, say(CLOSINGS)].join('');
}

const SHORT_HEADS = {
  drinks: [
    '日本酒とワイン、',
    '焼鳥とビール、',
    'お鮨と辛口の一杯、',
    'シャンパンと前菜、',
    '夕方の一杯、',
    '季節の肴、',
  ],
  dry: [
    'お茶と甘いもの、',
    '喫茶店とおしゃべり、',
    '和食とお茶、',
    '映画とカフェ、',
    '美術館のあと、',
    '本とコーヒー、',
  ],
} as const;
const SHORT_TAILS = [
  'ゆっくりご一緒に。', '静かな席が好きです。', 'おいしいお店を教えてください。', '笑って過ごしましょう。', '気軽にお誘いください。',
  'のんびりお話ししましょう。', '初めての方も大歓迎です。', '今週もお待ちしています。', '旅の話を聞かせてください。', 'お仕事帰りにどうぞ。',
] as const; // oxfmt-ignore

/** The short message under a name, at most 40 characters. */
export function writeShortMessage(drinks: boolean, random: Random): string {
  return random.pick(drinks ? SHORT_HEADS.drinks : SHORT_HEADS.dry) + random.pick(SHORT_TAILS);
}

export const GUEST_INTROS: readonly string[] = [
  '出張が多い仕事です。おいしいお店でゆっくり話せる方とご一緒したいです。',
  '落ち着いて食事を楽しみたいと思っています。よろしくお願いします。',
  'ゴルフと日本酒が好きです。気軽にお話しできればうれしいです。',
  '会食の席にお付き合いいただける方を探しています。',
  '人見知りですが、慣れるとよく話します。',
  '月に一、二度の楽しみに使っています。時間は必ず守ります。',
];

export const GUEST_SHORT_MESSAGES: readonly string[] = [
  '食べ歩きが趣味です。', 'よろしくお願いします。', '日本酒が好きです。', '出張で利用しています。', 'ゆっくり話せたらうれしいです。', '和食党です。',
]; // oxfmt-ignore

/** Comments of reviews, by tier. */
export const REVIEW_COMMENTS = {
  guest: {
    GOOD: [
      'とても楽しい時間でした。',
      '気配りが行き届いていて安心できました。',
      '話題が豊富であっという間でした。',
      'お店選びの相談にも乗ってくれました。',
      'またお願いしたいです。',
    ],
    KEEP: ['落ち着いた時間でした。', 'お食事がおいしかったです。'],
    BAD: ['到着が遅れ、連絡もありませんでした。'],
  },
  cast: {
    GOOD: [
      'とても紳士的な方でした。',
      '時間どおりにいらして、会話も楽しかったです。',
      'お食事をごちそうさまでした。',
    ],
    KEEP: ['落ち着いた方でした。'],
    BAD: ['約束のお店と違う場所でした。'],
  },
} as const;

export const REJECT_REASONS: readonly string[] = [
  '別の予定が入ってしまいました',
  '体調がすぐれないため',
  'お店の行事があるため',
];
