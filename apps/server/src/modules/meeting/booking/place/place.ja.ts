import type { Role } from '@yoimachi/domain/booking';
import { formatDayShort, formatMinute, type Day } from '@yoimachi/domain/time';

/** What people are told about the place of a booking. */
export type ToldKind =
  'PLACE_PROPOSED' | 'PLACE_CHANGED' | 'PLACE_DECLINED' | 'PLACE_WITHDRAWN' | 'PLACE_LAPSED';

/** Who gave no nickname. */
export const NAMELESS: Readonly<Record<Role, string>> = { guest: 'ゲスト', cast: 'キャスト' };

interface Told {
  /** Who acts, or who made the proposal. */
  readonly name: string;
  readonly day: Day;
  readonly startMinute: number;
  /** The proposed place, or the current one. */
  readonly place: string;
}

/** What a person is told about a change of place. */
export function toldText(kind: ToldKind, told: Told): string {
  return TEXTS[kind]({ ...told, date: `${formatDayShort(told.day)}${formatMinute(told.startMinute)}` });
}

type Words = Told & { readonly date: string };

const TEXTS: Readonly<Record<ToldKind, (words: Words) => string>> = {
  PLACE_PROPOSED: ({ name, date, place }) =>
    `${name}さんから、${date}の同伴の待ち合わせ場所を「${place}」へ変更する提案が届きました。開始時刻までにご返信ください。`,
  PLACE_CHANGED: ({ date, place }) => `${date}の同伴の待ち合わせ場所が「${place}」に変更されました。`,
  PLACE_DECLINED: ({ date, place }) =>
    `${date}の同伴の待ち合わせ場所を変更する提案は、承諾されませんでした。場所は「${place}」のままです。`,
  PLACE_WITHDRAWN: ({ name, date, place }) =>
    `${name}さんが、${date}の同伴の待ち合わせ場所を変更する提案を取り下げました。場所は「${place}」のままです。`,
  PLACE_LAPSED: ({ date, place }) =>
    `${date}の同伴の待ち合わせ場所を変更する提案は、開始時刻までに返信がなかったため取り下げとなりました。場所は「${place}」のままです。`,
};
