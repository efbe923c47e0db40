import type { DecisionWithReason, ReasonOf } from '@yoimachi/domain/queue';

/**
 * The sentences of the usual reasons. Whom a decision concerns reads those of rejections, so they say what to do next; the
 * others are read by operators alone.
 */
export const cannedReasons: { readonly [D in DecisionWithReason]: Readonly<Record<ReasonOf<D>, string>> } = {
  rejectPhoneChange: {
    NOT_REACHED:
      '新しい電話番号で、ご本人の確認がとれませんでした。電話に出られる時間に、もう一度申請してください。',
    NOT_CONFIRMED: 'ご本人からの申請であることを確認できませんでした。お問い合わせからご連絡ください。',
    OBJECTED: '以前の電話番号から、変更への異議がありました。お問い合わせからご連絡ください。',
    OTHER_PERSON: '新しい電話番号は、ほかの方のものと確認されました。ご本人の電話番号で申請してください。',
  },
  rejectLostNumber: {
    NAME_DIFFERS:
      'お名前または生年月日が、登録内容と一致しません。登録した内容をご確認のうえ、もう一度申請してください。',
    NO_DOCUMENT: 'ご本人を確認できる書類がありませんでした。お問い合わせから書類をお送りください。',
    NOT_REACHED:
      '新しい電話番号で、ご本人の確認がとれませんでした。電話に出られる時間に、もう一度申請してください。',
    OTHER_PERSON: 'ご本人からの申請であることを確認できませんでした。お問い合わせからご連絡ください。',
  },
  decideNameRequest: {
    DOCUMENT_DIFFERS:
      '書類の氏名または生年月日が、申請の内容と一致しません。書類のとおりに入力し、もう一度申請してください。',
    DOCUMENT_MISSING:
      '変更後の氏名を確認できる書類がありません。年齢確認から、新しい書類を提出してください。',
    DOCUMENT_UNREADABLE: '書類の文字が読み取れません。明るい場所で撮影し直し、もう一度提出してください。',
    NO_CHANGE: '申請の内容が、現在の登録と同じです。変更がある場合は、もう一度申請してください。',
  },
  decideMatch: {
    SAME_DOCUMENT: '本人確認書類が同一のため。',
    SAME_CONFIRMED: 'ご本人に確認し、同じ方と認めたため。',
    SHARED_DEVICE: '端末を共有しているだけで、別の方と確認したため。',
    FAMILY: 'ご家族で、別の方と確認したため。',
    STORE_DEVICE: '店舗の共用端末で、別の方と確認したため。',
  },
  decideClaim: {
    BOTH_HEARD: '双方から事情を確認し、判断しました。',
    CHAT_SHOWS: 'チャットのやり取りから、事実を確認しました。',
    PLACE_SHOWS: '到着の記録と場所の情報から、事実を確認しました。',
    NO_EVIDENCE: '申し立てを裏づける記録が確認できませんでした。',
    MISUNDERSTANDING: '待ち合わせ場所の行き違いと判断しました。',
  },
  closePenaltyReview: {
    WARNED: 'ご本人に注意し、改善のお約束をいただいたため。',
    REASONS_HEARD: '事情を伺い、やむを得ないと判断したため。',
    WATCHED: '今後の様子を見ることとしたため。',
    SUSPENDED: '利用停止などの対応を行ったため。',
  },
  liftPenalty: {
    ILLNESS: '急病と確認したため。',
    ACCIDENT: '事故または災害と確認したため。',
    TRAFFIC: '交通機関の遅延・運休と確認したため。',
    GUEST_CAUSE: 'ゲストの都合によるものと確認したため。',
    PRODUCT_FAULT: 'サービスの不具合によるもののため。',
  },
  uncount: {
    BOOKING_REVERSED: '対象の予約が取り消されたため。',
    NOT_MET: '同伴が行われていないと確認したため。',
    OWN_GUEST: 'ご本人またはご関係者による利用と確認したため。',
    FRIEND_DOUBTED: 'ご紹介の条件を満たしていないと確認したため。',
    CORRECTION: '誤って数えていたため。',
  },
  suspendAccount: {
    REPORTS_CONFIRMED: '通報の内容を調査し、違反を確認したため。',
    WARNED_BEFORE: '注意した後も、違反が続いたため。',
    PAYMENT_OPEN: 'お支払いの確認がとれないため。',
    IDENTITY_DOUBTED: 'ご本人の確認がとれないため。',
    UNDER_INQUIRY: '調査が終わるまで、利用を止める必要があるため。',
  },
  setCastClass: {
    MET_CONDITIONS: 'クラスの基準を満たしたため。',
    MISSES_CONDITIONS: 'クラスの基準を満たさなくなったため。',
    ASKED_BY_CAST: 'ご本人の希望によるもののため。',
    CORRECTION: 'クラスの設定に誤りがあったため。',
  },
  excludeFromRankings: {
    REVIEWS_DOUBTED: '評価に不自然な点があり、確認しているため。',
    UNDER_INQUIRY: '調査が終わるまで、掲載を控えるため。',
    RULES_BROKEN: '規約の違反を確認したため。',
    ASKED_BY_CAST: 'ご本人の希望によるもののため。',
  },
  liftRankingExclusion: {
    CLEARED: '調査の結果、問題がないと確認したため。',
    PROMISED: '事情を確認し、規約を守ることを約束いただいたため。',
    ASKED_BY_CAST: 'ご本人の希望によるもののため。',
    CORRECTION: '除外の設定に誤りがあったため。',
  },
  liftSuspension: {
    IDENTITY_CONFIRMED: 'ご本人の確認がとれたため。',
    MISUNDERSTANDING: '調査の結果、違反がなかったため。',
    PROMISED: '事情を確認し、規約を守ることを約束いただいたため。',
    PAID: '未払い分のお支払いを確認したため。',
  },
  waiveDebt: {
    PRODUCT_FAULT: 'サービスの不具合によるもののため。',
    CAST_CAUSE: 'キャストの都合によるものと確認したため。',
    NOT_COLLECTABLE: '回収の見込みがないため。',
    GOODWILL: '事情を考慮し、請求しないこととしたため。',
  },
  releaseReward: {
    MEETING_CONFIRMED: '同伴が予定どおり行われたことを確認したため。',
    NOT_INVOLVED: '停止の理由に関わりがないと確認したため。',
  },
  proposeRewardReturn: {
    MEETING_DENIED: '同伴が行われていないことを確認したため。',
    CAST_CAUSE: 'キャストの違反を確認したため。',
    FRAUD: '不正な利用を確認したため。',
  },
  rejectPayoff: {
    HOLDER_DIFFERS:
      '口座名義が、登録のお名前と一致しません。ご本人名義の口座を登録し、もう一度申請してください。',
    ACCOUNT_UNKNOWN: '口座が見つかりませんでした。口座番号をご確認のうえ、もう一度申請してください。',
    NOT_CONFIRMED: 'ご本人からの申請であることを確認できませんでした。お問い合わせからご連絡ください。',
  },
  read: {
    DECISION: '審査の判断のため',
    ASKED_BY_PERSON: 'ご本人からの問い合わせに対応するため',
    REPORTED: '通報の内容を確認するため',
    SAFETY: '身の安全を確認するため',
    AUTHORITY: '法令にもとづく照会に対応するため',
  },
};
