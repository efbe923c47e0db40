const MAX_DIGITS = 12;

/** The whole number somebody typed: full-width digits, commas and spaces are accepted, a fraction is dropped; null without a digit. */
export function parseCount(text: string): number | null {
  const [whole = ''] = text.normalize('NFKC').split('.');
  const digits = whole.replace(/\D/g, '').slice(0, MAX_DIGITS);
  return digits === '' ? null : Number(digits);
}
