/** 「お問い合わせ（Y-7KQ2-M9XD）」「受付番号：Y-7KQ2-M9XD」: what the product itself calls an inquiry. */
export const OWN_NUMBER =
  /(?<=(?:問い?合わ?せ|受付)[^\p{L}\p{N}\n]{0,3}(?:番号)?[^\p{L}\p{N}\n]{0,3})Y-[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}(?![A-Za-z0-9-])/gu;
