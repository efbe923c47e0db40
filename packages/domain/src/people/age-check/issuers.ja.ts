/** Ends the name of a prefecture's licensing authority. */
export const LICENSE_ISSUER_END = '公安委員会';
export const RESIDENCE_ISSUERS = ['出入国在留管理庁長官', '法務大臣'] as const;
export const PASSPORT_ISSUER = '日本国外務大臣';
