import type { ConsentItem } from '@yoimachi/domain/consent';
import { UserType } from '@yoimachi/domain/account';
import { OPERATOR } from '#base/content';

interface Words {
  readonly title: string;
  /** What one agrees to, in full where no page says it. A changed sentence is a new version of its text. */
  readonly statement: string;
}

const words: Readonly<Record<ConsentItem, Words>> = {
  TERMS: {
    title: '利用規約',
    statement: '宵待ちの利用規約に同意します。',
  },
  PRIVACY: {
    title: 'プライバシーポリシー',
    statement: 'プライバシーポリシーに沿った個人情報の取り扱いに同意します。',
  },
  COLLECTION: {
    title: '報酬の代理受領',
    statement: `ゲストからの料金を${OPERATOR.name}が代わりに受け取ること（代理受領）を委任します。${OPERATOR.name}が受け取った時点で、ゲストの支払いは完了します。`,
  },
  NO_ORGANISED_CRIME: {
    title: '反社会的勢力の排除',
    statement:
      '暴力団などの反社会的勢力に該当せず、関わりもないことを表明し、将来にわたってもないことを約束します。',
  },
  MESSAGE_SCAN: {
    title: '文章の自動確認',
    statement:
      '安全のため、送信するメッセージやプロフィールなどの文章に、連絡先や禁止された語句が含まれていないかを自動で確認することに同意します。',
  },
  AGE_BY_CARD: {
    title: 'カードでの支払いと年齢確認',
    statement:
      '登録するカードでの支払いに同意します。カードの登録は、18歳以上であることの確認（年齢確認）を兼ねています。',
  },
  AUTO_CHARGE: {
    title: '不足分の自動請求',
    statement: '同伴リクエストの不足分を登録カードで仮押さえし、同伴終了後に確定した金額を自動で請求します。',
  },
  ADVERTISING: {
    title: '広告メールの受信',
    statement: `${OPERATOR.name}から、キャンペーンなどの広告メールを受け取ることに同意します。いつでもこの画面から停止できます。`,
  },
};

/** In the words of this version of the product; a cast posts other texts than a guest. */
export const wordsFor = (item: ConsentItem, userType: UserType): Words =>
  item === 'MESSAGE_SCAN' && userType === UserType.GUEST ? guestScan : words[item];

const guestScan: Words = {
  title: words.MESSAGE_SCAN.title,
  statement:
    '安全のため、送信するメッセージや待ち合わせ場所などの文章に、連絡先や禁止された語句が含まれていないかを自動で確認することに同意します。',
};
