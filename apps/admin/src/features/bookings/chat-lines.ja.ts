import { EXTENSION_MINUTES } from '@yoimachi/domain/booking';
import type { BookingLine } from '@yoimachi/domain/chat';

/** What the product says in a chat, as somebody who is neither of the two reads it. */
export const chatLines: Readonly<Record<BookingLine | 'NOTICE', string>> = {
  NOTICE: '（チャットの注意事項を表示）',
  REQUESTED: '（同伴リクエストを送信）',
  APPROVED: '（同伴リクエストを承認）',
  REJECTED: '（同伴リクエストをお断り）',
  WITHDRAWN: '（同伴リクエストを取り下げ）',
  ARRIVED: '（到着を連絡）',
  CONFIRMED: '（予約が確定）',
  NOT_CONCLUDED: '（同伴が不成立）',
  CANCELLED: '（予約をキャンセル）',
  ENDED: '（予約が終了）',
  PLACE_PROPOSED: '（場所の変更を提案）',
  PLACE_AGREED: '（場所を変更）',
  PLACE_DECLINED: '（場所の変更を見送り）',
  PLACE_WITHDRAWN: '（場所の変更の提案を取り下げ）',
  ARRIVAL_TAKEN_BACK: '（到着の連絡を取り消し）',
  LATE: '（開始時刻を過ぎても到着が未確認）',
  NO_SHOW: '（来店がなく予約が終了）',
  EXTENSION_ASKED: `（${EXTENSION_MINUTES}分の延長をリクエスト）`,
  EXTENDED: `（同伴を${EXTENSION_MINUTES}分延長）`,
  EXTENSION_DECLINED: '（延長を見送り）',
  FINISHED: '（同伴が終了）',
};
