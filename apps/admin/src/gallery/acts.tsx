import { giftAdminRoutes } from '@yoimachi/contract/gift-admin';
import { GIFT_PICTURES, isGiftPrice } from '@yoimachi/domain/gift';
import { act, choice, count, line } from '#parts/act/index.ts';
import { pointsText } from '#ui/amount.tsx';
import { Note } from '#ui/note.tsx';

export interface Sample {
  readonly giftId: string;
  readonly name: string;
  readonly points: number;
}

/** Asks for a line, a number within a rule and one of a few, and says what becomes of them. */
export const add = act(giftAdminRoutes, 'addGift', {
  title: '贈り物を追加する',
  help: '一覧の最後に加わります。',
  label: '追加する',
  done: '追加しました。',
  fields: () => ({
    name: line('名前', { wrong: '名前を入力してください。', isRight: (name) => name.trim() !== '' }),
    points: count('価格', '価格をご確認ください。', { suffix: 'P', isRight: isGiftPrice }),
    picture: choice(
      '絵',
      GIFT_PICTURES.map((value) => ({ value, label: value })),
      { wrong: '絵を選んでください。' },
    ),
  }),
  aside: ({ name, points }) =>
    points === null ? null : <Note>{`${name}は${pointsText(points)}になります。`}</Note>,
});

/** Of a row: it begins with what stands there. */
export const changePrice = act(giftAdminRoutes, 'changeGiftPrice', {
  title: ({ name }) => `「${name}」の価格を変更する`,
  label: '変更する',
  open: '価格',
  openOf: ({ name }) => `「${name}」の価格を変更する`,
  params: ({ giftId }: Sample) => ({ giftId }),
  fields: ({ points }) => ({
    points: count('価格', '価格をご確認ください。', { start: points, suffix: 'P', isRight: isGiftPrice }),
  }),
});

/** Of a row: nothing is typed, and it is asked again. */
export const remove = act(giftAdminRoutes, 'removeGift', {
  title: ({ name }) => `「${name}」を取り下げますか`,
  help: '贈られたものは残ります。',
  label: '取り下げる',
  openOf: ({ name }) => `「${name}」を取り下げる`,
  isDestructive: true,
  params: ({ giftId }: Sample) => ({ giftId }),
});
