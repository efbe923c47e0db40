/**
 * True for a qualified invoice issuer's registration number: T, a check digit and 12 digits. The check digit is 9 minus the mod-9 remainder
 * of the digit sum, digits weighted from the right 1, 2, 1, 2 … (corporate numbers, domain rules of invoices).
 */
export function isRegistrationNumber(text: string): boolean {
  if (!/^T\d{13}$/.test(text)) return false;
  const digits = Array.from(text.slice(2), Number).reverse();
  const sum = digits.reduce((total, digit, index) => total + digit * (index % 2 === 0 ? 1 : 2), 0);
  return Number(text[1]) === 9 - (sum % 9);
}
