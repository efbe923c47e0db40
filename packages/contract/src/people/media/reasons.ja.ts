import { messageOf } from '@yoimachi/contract/errors';
import type { RejectReason } from '@yoimachi/domain/media';

/** What was wrong with a picture, and what to do. */
const SENTENCES = {
  OTHER_FACES: 'ほかの人の顔が写っています。お一人の写真に差し替えてください。',
  CONTACT: '電話番号・ID・QRコードなどの連絡先が写っています。写っていないものに差し替えてください。',
  STORE_NAME: '店舗名や名札が写っています。写っていないものに差し替えてください。',
  EXPOSURE: '肌の露出が多すぎます。露出を控えたものに差し替えてください。',
  REFLECTION: '鏡や窓に、ほかの人や場所が写り込んでいます。写り込みのないものに差し替えてください。',
  PLACE:
    '車のナンバーや窓の外の景色など、場所のわかるものが写っています。写っていないものに差し替えてください。',
  GENERATED: '生成または大きく加工された画像のようです。加工していないものに差し替えてください。',
  BLURRED: 'お顔がはっきり写っていません。明るい場所でピントの合ったものに差し替えてください。',
  NO_FACE: 'ご本人のお顔が写っていません。お顔のわかるものに差し替えてください。',
  NOT_THE_PERSON: 'ご本人であることを確認できませんでした。ご本人が写ったものに差し替えてください。',
  COPIED: 'ほかの方が使っている画像と同じものです。ご本人が撮影されたものに差し替えてください。',
  IMAGE_TOO_SMALL: '画像が小さすぎます。より大きな画像を選択してください。',
  FILE_NOT_MADE: 'ファイルを処理できませんでした。お手数ですが、もう一度選択してください。',
} as const;

export const reasonText = (reason: RejectReason): string =>
  Object.hasOwn(SENTENCES, reason)
    ? SENTENCES[reason as keyof typeof SENTENCES]
    : messageOf(reason as Exclude<RejectReason, keyof typeof SENTENCES>);
