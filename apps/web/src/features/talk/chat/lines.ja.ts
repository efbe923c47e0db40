import { EXTENSION_MINUTES } from '@yoimachi/domain/booking';
import type { BookingLine } from '@yoimachi/domain/chat';
import type { Side } from './side.ts';

type Words = string | ((name: string) => string);

/** What the product says of a booking, to each side; with the name of the other one where the other one did it. */
const both = {
  CONFIRMED: '予約が確定しました',
  NOT_CONCLUDED: '同伴は不成立となりました',
  CANCELLED: '予約がキャンセルされました',
  ENDED: '予約は終了となりました',
  PLACE_PROPOSED: '場所の変更が提案されました',
  PLACE_AGREED: '場所が変更されました',
  PLACE_DECLINED: '場所の変更は見送られました',
  PLACE_WITHDRAWN: '場所の変更の提案が取り下げられました',
  ARRIVAL_TAKEN_BACK: '到着の連絡が取り消されました',
  LATE: '開始時刻を過ぎましたが、全員の到着が確認できていません',
  NO_SHOW: '来店がなかったため、予約は終了となりました',
  EXTENSION_ASKED: `${EXTENSION_MINUTES}分の延長がリクエストされました`,
  EXTENDED: `同伴を${EXTENSION_MINUTES}分延長しました`,
  EXTENSION_DECLINED: '延長は見送られました',
  FINISHED: '同伴が終了しました',
} as const;

const lines: Readonly<Record<Side, Readonly<Record<BookingLine, Words>>>> = {
  guest: {
    ...both,
    REQUESTED: '同伴リクエストを送信しました',
    APPROVED: (name) => `${name}さんが同伴リクエストを承認しました`,
    REJECTED: '申し訳ありません。同伴は不成立となりました',
    WITHDRAWN: '同伴リクエストを取り下げました',
    ARRIVED: '合流の連絡をしました',
  },
  cast: {
    ...both,
    REQUESTED: '同伴リクエストが届きました',
    APPROVED: '同伴リクエストを承認しました',
    REJECTED: '同伴リクエストをお断りしました',
    WITHDRAWN: '同伴リクエストが取り下げられました',
    ARRIVED: '到着の連絡をしました',
  },
};

const arrivedOther = (name: string) => `${name}さんが到着しました`;

/** The sentence for a line; `isOwn`: the person of this screen did it. */
export function lineText(line: BookingLine, side: Side, name: string, isOwn: boolean): string {
  if (line === 'ARRIVED' && !isOwn) return arrivedOther(name);
  const words = lines[side][line];
  return typeof words === 'string' ? words : words(name);
}
