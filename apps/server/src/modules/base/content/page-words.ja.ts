import { FEE_BASIS_WORDS } from '@yoimachi/domain/booking';

/** What an installation says of itself on its pages: operators enter it; until then the sentence here stands in. */
export const PAGE_WORDS = {
  responsible: {
    label: '運営統括責任者',
    unset: '運営統括責任者（お名前はご請求をいただいた場合に遅滞なく開示いたします）',
  },
  address: {
    label: '所在地',
    unset: '所在地は、ご請求をいただいた場合に遅滞なく電子メールで開示いたします。',
  },
  phone: {
    label: '電話番号',
    unset: '電話番号は、ご請求をいただいた場合に遅滞なく電子メールで開示いたします。',
  },
  telecomFiling: { label: '電気通信事業の届出番号', unset: '番号が交付されしだい、このページに掲載します' },
  introductionFiling: {
    label: 'インターネット異性紹介事業の届出の受理番号',
    unset: '番号が交付されしだい、このページに掲載します',
  },
  entertainmentFiling: {
    label: '風俗営業等に関する届出・許可の番号',
    unset: '番号が交付されしだい、このページに掲載します',
  },
  /** It stands on no page: support tells it to who asks (consumer contract law 9 (2)). */
  feeBasis: { label: 'キャンセル料の根拠（お問い合わせへの回答）', unset: FEE_BASIS_WORDS },
} as const satisfies Readonly<Record<string, { readonly label: string; readonly unset: string }>>;

/** Those that stand under 届出・登録. */
export const FILINGS = ['telecomFiling', 'introductionFiling', 'entertainmentFiling'] as const;

export const filingLine = (label: string, number: string): string => `- ${label}：${number}`;
