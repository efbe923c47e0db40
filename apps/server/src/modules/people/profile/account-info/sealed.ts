import type { SealedColumn } from '#platform/sealing';

/** Where an address that waits for its code, and what a request asks for, belong. */
export const emailPlace = (id: string) => `email_change.email:${id}` as const;
export const wantedPlace = (id: string) => `name_request.wanted:${id}` as const;

export const sealedAccountInfo: readonly SealedColumn[] = [
  { table: 'email_change', column: 'email_sealed', key: 'id', place: emailPlace },
  { table: 'name_request', column: 'wanted_sealed', key: 'id', place: wantedPlace },
];
