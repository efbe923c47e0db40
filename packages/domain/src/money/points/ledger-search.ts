import type { UserType } from '@yoimachi/domain/account';
import { numberOfMember } from '@yoimachi/domain/member';

/** What of the journal somebody looks for. */
export type LedgerSearch =
  | { readonly by: 'TRANSFER'; readonly number: number }
  | { readonly by: 'LOT'; readonly number: number }
  | { readonly by: 'BOOKING'; readonly number: string }
  | { readonly by: 'MEMBER'; readonly number: number; readonly userType: UserType };

const NUMBERED = /^([TL])-?(\d{1,15})$/;
const BOOKING = /^DH-?(\d{8})-?([0-9A-Z]{8})$/;

/** T-918204 is a movement, L-75904 a lot, G-10001 and C-10002 are members, DH-… is a booking, in any width and case; null: none of them. */
export function parseLedgerSearch(typed: string): LedgerSearch | null {
  const text = typed.normalize('NFKC').replace(/\s/g, '').toUpperCase();
  const numbered = NUMBERED.exec(text);
  if (numbered) return { by: numbered[1] === 'T' ? 'TRANSFER' : 'LOT', number: Number(numbered[2]) };
  const booking = BOOKING.exec(text);
  if (booking) return { by: 'BOOKING', number: `DH-${booking[1]}-${booking[2]}` };
  const { number, userType = null } = numberOfMember(text) ?? {};
  return number === undefined || userType === null ? null : { by: 'MEMBER', number, userType };
}

export const transferNumber = (id: number): string => `T-${id}`;
export const lotNumber = (id: number): string => `L-${id}`;
