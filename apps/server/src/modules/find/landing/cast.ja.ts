import type { StageRow } from '@yoimachi/contract/stage';
import { CANCEL_FEE_PERCENT, REPLY_HOURS } from '@yoimachi/domain/booking';
import { inPoints, inYen, PAYOFF_YEN_PER_POINT, payoffYen } from '@yoimachi/domain/money';
import { PAYOFF_CUTOFF_DAY, PAYOFF_MIN_POINTS } from '@yoimachi/domain/payoff';
import { rewardOf } from '@yoimachi/domain/points';
import { defaultPrice15, PRICE_30_MAX, PRICE_30_MIN, quote, UNIT_MINUTES } from '@yoimachi/domain/pricing';
import { END_BEFORE_WORK_MINUTES, HORIZON_DAYS } from '@yoimachi/domain/schedule';

const EXAMPLE_PRICE_30 = 5000;
const EXAMPLE_MINUTES = 60;
const earned = quote(
  { price30: EXAMPLE_PRICE_30, price15: defaultPrice15(EXAMPLE_PRICE_30) },
  EXAMPLE_MINUTES,
);

const { sameDay, dayBefore } = CANCEL_FEE_PERCENT;

export const castTexts = {
  title: '同伴の時間を報酬に：キャストの方へ | 宵待ち',
  description:
    '出勤前の同伴の時間に、ご自身で料金を決められます。宵待ちは、クラブ・キャバクラ・ラウンジ・スナック・ガールズバーで働くキャストのための予約サービスです。登録は無料です。',
  heading: ['同伴の時間に、', 'きちんと値段を。'],
  lead: '料金も、会える日も、ご自身で決められます。リクエストを見てから、お受けするかどうかを選んでください。',
  start: 'キャストとして登録する',
  what: '宵待ちとは',
  whatText: [
    '出勤前の待ち合わせを、ゲストがポイントで予約するサービスです。お時間に応じた報酬が、ご自身に入ります。',
    '連絡先を教える必要はありません。日時と場所の相談も、当日の合流も、宵待ちの中で行えます。',
  ],
  how: 'はじめかた',
  steps: [
    ['登録する', 'アカウント情報、振込先口座、在籍店舗、公開プロフィールの順に登録します。'],
    ['年齢を確認する', '書類と写真で、年齢とご本人を確認します。確認が終わると、検索結果に表示されます。'],
    [
      '料金と会える日を決める',
      `${UNIT_MINUTES}分${inPoints(PRICE_30_MIN)}から${inPoints(PRICE_30_MAX)}の間で、いつでも変更できます。会える日は${HORIZON_DAYS}日先まで登録できます。`,
    ],
    [
      'リクエストに返信する',
      `獲得できる金額を見てから、原則${REPLY_HOURS}時間以内に返信します。お断りしてもペナルティはありません。`,
    ],
  ],
  prices: '報酬の例',
  priceLead: `${UNIT_MINUTES}分${inPoints(EXAMPLE_PRICE_30)}で${EXAMPLE_MINUTES}分ご一緒したとき、ゲストのお支払いは${inPoints(earned)}です。手数料はステージに応じて下がります。`,
  priceCaption: 'ステージごとの手数料と報酬',
  priceHead: ['ステージ', '手数料', '報酬'],
  priceRow: ({ stage, feePercent }: StageRow): readonly string[] => [
    stage === 0 ? '登録時' : `ステージ${stage}`,
    `${feePercent}％`,
    inYen(payoffYen(rewardOf(earned, feePercent).rewardPoints)),
  ],
  priceNotes: [
    `1ポイントは${inYen(PAYOFF_YEN_PER_POINT)}として、${inPoints(PAYOFF_MIN_POINTS)}から精算できます。${PAYOFF_CUTOFF_DAY}日までの申請は当月末、${PAYOFF_CUTOFF_DAY + 1}日からの申請は翌月${PAYOFF_CUTOFF_DAY}日にお振り込みします。`,
    `ゲストが前日にキャンセルしたときは${dayBefore}％、当日は${sameDay}％のキャンセル料が、報酬として入ります。`,
  ],
  safety: '安心のために',
  safetyCards: [
    [
      '知られずに使える',
      '本名、電話番号、口座はゲストに見えません。指定した電話番号の方から、プロフィールを隠すこともできます。',
    ],
    ['公共の場所だけ', '待ち合わせは、飲食店や駅などの公共の場所に限ります。'],
    ['見守りと緊急連絡', '同伴中の状態を、ご友人にリンクで共有できます。緊急連絡は、運営にすぐ届きます。'],
    ['断る、休む、やめる', '受け付けたくない方を選べます。一時休止も、退会も、ご自身でできます。'],
  ],
  areas: '登録いただけるエリア',
  areasLead: '全国47都道府県のお店にご在籍の方が対象です。',
  questions: 'よくある質問',
  all: 'すべての質問を見る',
  list: [
    {
      question: '登録に費用はかかりますか。',
      answer: 'かかりません。報酬が確定したときにだけ、手数料を差し引きます。',
    },
    {
      question: 'どのお店でも登録できますか。',
      answer: 'クラブ、キャバクラ、ラウンジ、スナック、ガールズバーにご在籍の18歳以上の方が対象です。',
    },
    {
      question: 'お店の同伴のきまりとは、どう合わせますか。',
      answer: `出勤予定の時間を登録すると、その${END_BEFORE_WORK_MINUTES}分前までに終わるリクエストだけが届きます。`,
    },
    {
      question: 'ゲストが来なかったときは、どうなりますか。',
      answer: '画面から申し立てると、内容の確認のうえ、当日のキャンセル料が報酬として入ります。',
    },
    {
      question: '家族やお店に知られませんか。',
      answer: '検索はログインした方だけができます。電話番号を登録すると、その番号の方には表示されません。',
    },
  ],
} as const;
