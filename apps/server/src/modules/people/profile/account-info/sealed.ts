import type { SealedColumn } from '#platform/sealing';

/** Where what a request asks for belongs. */
export const wantedPlace = (id: string) => `name_request.wanted:${id}` as const;

export const sealedAccountInfo: SealedColumn = {
  table: 'name_request',
  column: 'wanted_sealed',
  key: 'id',
  place: wantedPlace,
};
