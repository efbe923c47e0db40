/**
 * What people type, paste or hand in that is right and was once taken for something else, each writing with the value it stands for. The same
 * rows are tried on both sides: by HTTP, with the value that is kept, in `apps/server/src/test-support/typed-inputs.api.test.ts`; on screen, in
 * the fields themselves, in `apps/web/src/app/typed-inputs.test.tsx` and `apps/admin/src/app/typed-inputs.test.tsx`, codes in `code-form.test.tsx`
 * of the login. What only a browser can tell stands in walks, which are named here.
 */
export interface Typed {
  readonly typed: string;
  readonly right: string;
}

const each = (right: string, ...written: readonly string[]): readonly Typed[] =>
  written.map((typed) => ({ typed, right }));

/** 1. Codes typed with the Japanese input method on: what stands in the field after each key. A real composition is in `e2e/edges.login`. */
export const COMPOSED_CODES = [
  { steps: ['５', '５７', '５７５', '５７５５', '５７５５３', '５７５５３７'], right: '575537' },
  { steps: ['３', '３４', '３４２', '３４２８', '３４２８０', '３４２８０２'], right: '342802' },
] as const;

/** 2. A mobile number as a contact card is copied, with signs that nobody sees, or with dots. */
export const COPIED_NUMBERS = each(
  '09000000001',
  '\u202D090-0000-0001\u202C',
  '090-0000-0001\u200B',
  '090.0000.0001',
);

/** 3. The same in the form that is dialled from abroad, as telephones keep and share it. */
export const NUMBERS_FROM_ABROAD = each(
  '09000000001',
  '+81 90-0000-0001',
  '+819000000001',
  '(+81)090-0000-0001',
  '81-90-0000-0001',
  '0081-90-0000-0001',
  '010-81-90-0000-0001',
  '+81 (0)90 0000 0001',
);
/** Of another country: refused, by its code. */
export const FOREIGN_NUMBERS = each('PHONE_INVALID', '+84 912345678', '+1 90-0000-0001');
/** A store's number, where it is registered and where it is searched for. */
export const STORE_NUMBERS = each('0300000001', '+81300000001', '+81 3-0000-0001', '03(0000)0001');

/** 4. What the SMS log and the identity provider show, typed where operators find a member by the number. */
export const OFFICE_NUMBERS = each('09000000101', '+819000000101', '09000000101');

/** 5. Casts as they are registered, and the words by which they are found. */
export const SEARCHED_NAMES = [
  { name: '髙嶋ヴィオラ', words: ['高嶋', '髙嶋'] },
  { name: '﨑山みづほ', words: ['崎山', '﨑山'] },
  { name: '𠮷田彌生', words: ['吉田', '𠮷田', '吉田弥生'] },
  { name: 'ヷルキリ', words: ['ヷルキリ', 'ワ゛ルキリ', 'わ\u3099るきり'] },
  { name: 'バーバラ', words: ['バー', 'バ－', 'バ−', 'バ—'] },
] as const;
/** The legal name of a person, as operators look for it and as who lost a number says it. */
export const LEGAL_NAMES = [
  ...each('渡辺 里奈', '渡辺里奈', '渡邊里奈', '渡邉 里奈'),
  ...each('高橋 花子', '髙橋 花子'),
];

/** 6. What is pasted into the field of a code; the first is the product's own SMS. */
export const PASTED_CODES = each(
  '342802',
  '【宵待ち】認証コード：342802（有効期限10分）。第三者に教えないでください。',
  '有効期限10分。認証コード：342802',
  '@host #342802',
  '認証コード：342802',
  '342 802',
  '342-802',
  '３４２８０２',
);

// 7. A browser that translates the page: nothing is typed. All screens are walked translated by `e2e/sizes` and `e2e/admin.hostile.wide`, and
// `tools/check/bare-texts.ts` refuses what a translator would break.

/** 8. Messages that give a contact: stopped, by the code. */
export const CONTACTS = each(
  'TEXT_STOPPED',
  'Xは mika_77 だよ',
  'Xのアカウントはmika77だよ',
  'インスタは出さないけど mika_77 で出るよ',
  'tg: mika77',
  'スマホのうしろ4桁5678、まえ0901234',
);
/** A number over three messages: the last one is stopped. */
export const CONTACT_IN_PARTS = ['まず 090 からはじまります', 'つぎに 8765', 'さいごは 4321'] as const;
/** Messages that give none, however they look: sent as they are. */
export const HARMLESS_MESSAGES = [
  'シグナルの手前の角です',
  'カカオ70%',
  '〒104-0061',
  'NH0903便',
  'マップコード 33 703 500*10',
] as const;

/** 9. How many bytes a JPEG of 900 × 1200 lacks at its end; what is seen is there, so that it waits for its review. `e2e/photos` sends one. */
export const LOST_BYTES = [2, 40] as const;

/** 10. A coupon's code. */
export const COUPON_CODES = each(
  'YOIMACHI',
  'YOIM ACHI',
  'YOIM-ACHI',
  '「YOIMACHI」',
  'YOIMACHI。',
  'クーポンコード：YOIMACHI',
  'YOIMACHI\u200B',
  '\uFEFFYOIMACHI',
  'ＹＯＩＭＡＣＨＩ',
  'yoimachi',
  'YOIMACHI\n',
);
const NINE_KANA = 'ガギグゲゴパピプペ';
/** A guest's nickname: ten characters as people count them, whatever each is made of. */
export const NICKNAMES = [
  ...each(NINE_KANA, NINE_KANA.normalize('NFD'), NINE_KANA),
  ...each('é'.repeat(10), 'e\u0301'.repeat(10)),
  ...['👍🏽'.repeat(10), '🇯🇵'.repeat(10), '👨‍👩‍👧‍👦', '🏳️‍🌈'].flatMap((name) => each(name, name)),
  ...each('NICKNAME_LENGTH', 'ガ'.normalize('NFD').repeat(11), '👍🏽'.repeat(11)),
];
/** Banks by the names they had and by what people call them: the code of the one that is found. */
export const BANK_WORDS = [
  ...each('0038', '住信SBI', 'ドコモSMTB'),
  ...each('9900', '郵便局'),
  ...each('0138', '横濱', '横浜'),
] as const;
/** What people call the banks of farmers' cooperatives: some of many are found, all of that kind. */
export const COOPERATIVES = { typed: 'JAバンク', kind: '農協' } as const;
/** To whom a receipt is made out, with 様 chosen beside it. */
export const RECEIPT_NAMES = [
  ...each('山田太郎', '山田太郎 様', '山田太郎'),
  ...each('株式会社テスト', '株式会社テスト 御中'),
];
/** What the receipt's letters cannot print: refused, and named. */
export const UNPRINTABLE_NAMES = [
  ...each('Ł ź', 'Łódź'),
  ...each('김 민 수', '김민수'),
  ...each('张 伟', '张伟'),
];
export const ACCOUNT_NUMBERS = each('1234567', '123-4567', '123 4567', '1234567');
/** The holder as the transfer writes it; all are ワタナベ リナ, who is registered so. */
export const HOLDERS = [...each('ﾜﾀﾅﾍﾞ.ﾘﾅ', 'ワタナベ・リナ'), ...each('ﾜﾀﾅﾍﾞ ﾘﾅ', 'ワタナベ リナ')];
/** A mail address, or the code it is refused by. How the last one stands on the envelope is in `gateways/mail/test/smtp.api.test.ts`. */
export const MAIL_ADDRESSES = [
  ...each('taro@example.com', 'taro@example。com'),
  ...each('EMAIL_INVALID', 'たろう@example.com'),
  ...each('taro..hana@docomo.ne.jp', 'taro..hana@docomo.ne.jp'),
];
/** Mistyped, and corrected at once. */
export const MISTYPED_ADDRESS = { wrong: 'hanako@exmaple.com', right: 'hanako@example.com' } as const;
// A browser that keeps nothing, or has no room: no value either. `e2e/shell` opens one, `apps/web/src/lib/kept-storage.test.ts` has the rest.
