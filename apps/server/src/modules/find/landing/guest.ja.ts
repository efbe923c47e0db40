import { CANCEL_FEE_PERCENT, MAX_GUESTS, REPLY_HOURS, REQUEST_LEAD_HOURS } from '@yoimachi/domain/booking';
import { inPoints, inYen, YEN_PER_POINT, yenForPoints } from '@yoimachi/domain/money';
import { PAID_LOT_DAYS } from '@yoimachi/domain/points';
import { defaultPrice15, PRICE_30_MAX, PRICE_30_MIN, quote, UNIT_MINUTES } from '@yoimachi/domain/pricing';
import { MIN_MINUTES, STEP_MINUTES } from '@yoimachi/domain/schedule';

const EXAMPLE_PRICE_30 = 5000;
const EXAMPLE_MINUTES = [45, 60, 90] as const;

const { sameDay, dayBefore } = CANCEL_FEE_PERCENT;

export const guestTexts = {
  title: 'お店の前の同伴を、きちんと予約する | 宵待ち',
  description:
    '宵待ちは、クラブ・キャバクラ・ラウンジ・スナック・ガールズバーのキャストに、出勤前の同伴をリクエストできる予約サービスです。料金は時間ごとに明確で、確定前の取り下げは無料です。',
  heading: ['お店が開く前の、', '静かなひととき。'],
  lead: '会いたいキャストの空いている日を見つけて、出勤前の同伴をリクエスト。料金も時間も、お送りになる前にすべてわかります。',
  start: 'ゲストとしてはじめる',
  what: '宵待ちとは',
  whatText: [
    '同伴とは、キャストの出勤前に待ち合わせ、お食事などをご一緒してから、お店へ向かうことです。宵待ちでは、その待ち合わせを予約できます。',
    '連絡先を交換しなくても、日時と場所の相談から当日の合流まで、すべて宵待ちの中で行えます。',
  ],
  how: 'ご利用の流れ',
  steps: [
    [
      '会いたい日からさがす',
      '日付やエリアを選ぶと、その日に会えるキャストが並びます。プロフィールと料金をご覧ください。',
    ],
    [
      'リクエストを送る',
      `開始時刻、お時間（${MIN_MINUTES}分から${STEP_MINUTES}分単位）、待ち合わせ場所を選んで送ります。前日まで、かつ開始の${REQUEST_LEAD_HOURS}時間前まで受け付けます。`,
    ],
    [
      '返信を待つ',
      `キャストは原則${REPLY_HOURS}時間以内に返信します。不成立のときは、仮押さえのポイントがすべて戻ります。`,
    ],
    [
      '当日、待ち合わせ',
      'キャストの到着からお時間を数えます。終わると料金が確定し、使わなかったポイントが戻ります。',
    ],
  ],
  prices: '料金の例',
  priceLead: `料金はキャストごとに、${UNIT_MINUTES}分${inPoints(PRICE_30_MIN)}から${inPoints(PRICE_30_MAX)}です。1ポイントは${inYen(YEN_PER_POINT)}（税込）です。`,
  priceCaption: `${UNIT_MINUTES}分${inPoints(EXAMPLE_PRICE_30)}のキャストの場合`,
  priceHead: ['お時間', 'ポイント', '金額（税込）'],
  priceRows: EXAMPLE_MINUTES.map((minutes) => {
    const points = quote({ price30: EXAMPLE_PRICE_30, price15: defaultPrice15(EXAMPLE_PRICE_30) }, minutes);
    return [`${minutes}分`, inPoints(points), inYen(yenForPoints(points))];
  }),
  priceNotes: [
    'ご飲食代と、お店でのセット料金・同伴料などは含まれません。その場でお支払いください。',
    `確定前の取り下げと、前々日までのキャンセルは無料です。キャンセル料は、前日が${dayBefore}％、当日が${sameDay}％です。`,
    `ポイントの有効期限は、購入日から${PAID_LOT_DAYS}日間です。`,
  ],
  safety: '安心のために',
  safetyCards: [
    [
      '全員の年齢を確認',
      'キャストは全員、書類による年齢確認と本人確認を済ませています。ゲストにも、はじめに年齢確認をお願いしています。',
    ],
    [
      '公共の場所で',
      '待ち合わせは、飲食店や駅などの公共の場所に限ります。ご自宅やホテル、車内は指定できません。',
    ],
    ['連絡先はいりません', 'メッセージは宵待ちの中で。電話番号やSNSのアカウントを教え合う必要はありません。'],
    ['困ったときは', '通報とブロックは、いつでもできます。お問い合わせには運営がお答えします。'],
  ],
  areas: 'ご利用いただけるエリア',
  areasLead: '全国47都道府県でご登録を受け付けています。',
  questions: 'よくある質問',
  all: 'すべての質問を見る',
  list: [
    {
      question: '登録に費用はかかりますか。',
      answer: 'かかりません。ポイントのご購入は、リクエストを送るときからで間に合います。',
    },
    {
      question: '登録には何が必要ですか。',
      answer:
        'SMSを受け取れる携帯電話番号です。リクエストの前に、クレジットカードの登録または書類の提出で、年齢を確認します。',
    },
    {
      question: '何名まで利用できますか。',
      answer: `ゲストはご自身を含めて${MAX_GUESTS}名まで、同じお店のキャストを複数お誘いいただけます。`,
    },
    {
      question: 'キャストが来なかったときは、どうなりますか。',
      answer: '料金はかかりません。仮押さえのポイントはすべて戻ります。',
    },
    {
      question: '早く終わったときの料金は、どうなりますか。',
      answer: `実際のお時間を${STEP_MINUTES}分単位で計算します。ゲストのご都合で終える場合は、最低${MIN_MINUTES}分の料金がかかります。`,
    },
  ],
} as const;
