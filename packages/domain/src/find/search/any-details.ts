import { ANY_DETAILS, type AnyDetail } from '@yoimachi/domain/profile';

/** Something for each detail of which any of some values will do, by its name. */
export const anyDetails = <Made>(make: (name: AnyDetail) => Made) =>
  Object.fromEntries(ANY_DETAILS.map((name) => [name, make(name)])) as { readonly [Name in AnyDetail]: Made };
