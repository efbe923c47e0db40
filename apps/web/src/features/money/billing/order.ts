import { checkPurchasePoints, type PurchasePointsError } from '@yoimachi/domain/money';

/** What is to be bought: a package, or a custom amount (`packageId` absent). */
export interface Order {
  readonly points: number;
  readonly packageId?: string;
}

/** An order as kept in an address, and where to go afterwards. */
export interface OrderSearch {
  readonly points?: number;
  readonly packageId?: string;
  readonly next?: string;
}

type Unknown = Readonly<Record<string, unknown>>;

export function readOrderSearch({ points, packageId, next }: Unknown): OrderSearch {
  return {
    ...(typeof points === 'number' && Number.isSafeInteger(points) && points > 0 && { points }),
    ...(typeof packageId === 'string' && packageId !== '' && { packageId }),
    ...readNext(next),
  };
}

/** Where to go afterwards: a path on the guest's side, nothing else. */
export function readNext(next: unknown): { readonly next?: string } {
  return typeof next === 'string' && /^\/guest(?:[/?]|$)/.test(next) ? { next } : {};
}

/** The order named in an address; null if it names none that can be bought. */
export function orderOf({ points, packageId }: OrderSearch): Order | null {
  if (points === undefined || !checkPurchasePoints(points).ok) return null;
  return { points, ...(packageId && { packageId }) };
}

/** Why an amount cannot be bought; null when it can. */
export function amountProblem(points: number): PurchasePointsError | null {
  const checked = checkPurchasePoints(points);
  return checked.ok ? null : checked.error.code;
}

const RETURN_MAX = 300;
const RETURN_SHAPE = /^\/(?!\/)[\w\-./?=&%]*$/;

/** The path a provider's page returns to, with what comes after it; if that is too long, the path alone. */
export function returnPath(path: string, next: string | undefined): string {
  const full = next === undefined ? path : `${path}?next=${encodeURIComponent(next)}`;
  return full.length <= RETURN_MAX && RETURN_SHAPE.test(full) ? full : path;
}
