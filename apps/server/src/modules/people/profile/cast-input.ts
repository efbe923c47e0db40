import type { z } from 'zod/mini';
import type { storeInput } from '@yoimachi/contract/profile';
import { normalisePhone } from '@yoimachi/domain/account';
import { storeProblems, type Districts, type StoreProblem } from '@yoimachi/domain/profile';
import { fail, ok, type Result } from '@yoimachi/domain/result';
import type { StoreFields } from './stores.store.ts';

export type StoreInput = z.output<typeof storeInput>;

/** The store as it is shown to guests; else what is wrong with its first wrong field. */
export function checkStore(districts: Districts, input: StoreInput): Result<StoreFields, StoreProblem> {
  const [problem] = Object.entries(storeProblems(input, districts, isWebAddress));
  if (problem) return fail(problem[1], problem[0]);
  return ok({
    name: input.storeName,
    genre: input.storeCategory,
    prefecture: input.storePrefecture,
    district: input.storeArea,
    address: input.storeAddress,
    phone: normalisePhone(input.storePhoneNumber),
    url: input.storeUrl?.trim() || null,
  });
}

/** Only http and https: the address becomes a link on a public page. */
function isWebAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}
