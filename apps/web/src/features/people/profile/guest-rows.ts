import type { GuestForCasts } from '@yoimachi/contract/profile';
import { detailsOf } from '@yoimachi/domain/profile';
import { detailRows } from '#lib/details.ts';
import type { SpecRow } from '#ui/rows.tsx';

/** The details a guest filled in, as a cast reads them; empty ones are left out. */
export const guestRows = (detail: GuestForCasts['detail']): readonly SpecRow[] =>
  detailRows(detail, detailsOf('guest'));
