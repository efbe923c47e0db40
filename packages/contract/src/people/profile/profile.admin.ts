import * as z from 'zod/mini';
import { id, text } from '@yoimachi/contract/common';
import { route } from '@yoimachi/contract/route';
import { storeInput } from './profile.schema.ts';

const store = z.object({ storeId: id(), castCount: z.int() });

/** What operators do with stores and nicknames. */
export const profileAdminRoutes = {
  correctStore: route({
    method: 'PUT',
    path: '/stores/:storeId',
    who: 'operator',
    summary: 'Corrects a store for all its casts; without a change it was only looked at.',
    params: z.object({ storeId: id() }),
    body: z.partial(storeInput),
    answer: store,
    errors: [
      'NOT_FOUND',
      'STORE_EXISTS',
      'STORE_NAME_REQUIRED',
      'STORE_ADDRESS_REQUIRED',
      'STORE_PHONE_INVALID',
      'STORE_AREA_INVALID',
      'STORE_URL_INVALID',
    ],
  }),
  joinStores: route({
    method: 'POST',
    path: '/stores/:keptId/join/:droppedId',
    who: 'operator',
    summary: 'Makes one of two: the casts of the second move into the first.',
    params: z.object({ keptId: id(), droppedId: id() }),
    answer: store,
    errors: ['NOT_FOUND', 'STORE_JOINED'],
  }),
  rename: route({
    method: 'PUT',
    path: '/accounts/:accountId/nickname',
    who: 'operator',
    summary: 'Gives a guest or a cast another nickname and tells the person.',
    params: z.object({ accountId: id() }),
    body: z.object({ nickname: text(100) }),
    answer: z.object({ before: z.string() }),
    errors: ['NOT_FOUND', 'NICKNAME_REQUIRED', 'NICKNAME_LENGTH', 'NICKNAME_RESERVED'],
  }),
} as const;
