import { SHIPPED_DISTRICTS, type Districts } from '@yoimachi/domain/profile';
import { useSyncExternalStore } from 'react';
import { onDistrictsChange, tellDistrictsChange } from './districts-change.ts';

let known: Districts = SHIPPED_DISTRICTS;

/** The districts that this page knows of: those it was shipped with, until it has heard what operators made of them. */
export const knownDistricts = (): Districts => known;

/** What operators made of them; whatever offers districts is drawn again. */
export function learnDistricts(districts: Districts): void {
  if (JSON.stringify(districts) === JSON.stringify(known)) return;
  known = districts;
  tellDistrictsChange();
}

export const useDistricts = (): Districts => useSyncExternalStore(onDistrictsChange, knownDistricts);
