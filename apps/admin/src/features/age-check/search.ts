/** Which document is looked at, as it stands in the address. */
export interface AgeChecksSearch {
  readonly check?: string;
}

export const ageChecksSearch = ({ check }: Record<string, unknown>): AgeChecksSearch =>
  typeof check === 'string' && /^[\da-f-]{36}$/i.test(check) ? { check } : {};
