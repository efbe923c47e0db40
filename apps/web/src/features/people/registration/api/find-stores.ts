import { profileRoutes } from '@yoimachi/contract/profile';
import { keepPreviousData } from '@tanstack/react-query';
import { query } from '#lib/queries.ts';

/** The stores matching a typed name, address or phone. */
export const storesQuery = (text: string) =>
  query(
    profileRoutes.findStores,
    { query: { text } },
    { enabled: text !== '', placeholderData: keepPreviousData },
  );
