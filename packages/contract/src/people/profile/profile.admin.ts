import * as z from 'zod/mini';
import { day, id, pageQuery, text } from '@yoimachi/contract/common';
import { READ_ERRORS, readReason } from '@yoimachi/contract/read-log';
import { queuePage } from '@yoimachi/contract/queue';
import { route } from '@yoimachi/contract/route';
import { storeInput } from './profile.schema.ts';
import { storeOfficeRoutes } from './store-office.admin.ts';

const registeredName = { name: z.string(), nameKana: z.string(), birthday: day() };
const store = z.object({ storeId: id(), castCount: z.int() });

const said = () => z.nullable(z.string());

/** What operators do with stores and nicknames, and what they read of a person. */
export const profileAdminRoutes = {
  ...storeOfficeRoutes,
  setCastClass: route('PUT', '/accounts/:accountId/cast-class', 'operator', {
    summary: 'Puts a cast into another class; what guests find follows at once, her prices stay.',
    params: z.object({ accountId: id() }),
    body: z.object({ castClass: z.literal(['REGULAR', 'PREMIUM', 'SUPER_PREMIUM']), reason: text(500) }),
    answer: z.object({ before: z.literal(['REGULAR', 'PREMIUM', 'SUPER_PREMIUM']) }),
    errors: ['NOT_FOUND', 'REASON_REQUIRED'],
  }),
  correctBirthday: route('PUT', '/accounts/:accountId/birthday', 'operator', {
    summary:
      'Corrects the birthday of a guest or a cast, having seen a document. One below 18 cannot be registered.',
    params: z.object({ accountId: id() }),
    body: z.object({ birthday: day(), ...readReason }),
    errors: ['NOT_FOUND', 'AGE_UNDER_18', 'REASON_REQUIRED'],
  }),
  readPerson: route('POST', '/accounts/:accountId/person', 'operator', {
    summary: 'What somebody is registered with: name, birthday, mail, number; private, so it needs a reason.',
    params: z.object({ accountId: id() }),
    body: z.object(readReason),
    /** Null: not given, erased, or nothing that this side gives. */
    answer: z.object({
      nickname: z.string(),
      name: said(),
      nameKana: said(),
      birthday: said(),
      email: said(),
      phone: said(),
    }),
    errors: ['NOT_FOUND', ...READ_ERRORS],
  }),
  correctStore: route('PUT', '/stores/:storeId', 'operator', {
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
  joinStores: route('POST', '/stores/:keptId/join/:droppedId', 'operator', {
    summary: 'Makes one of two: the casts of the second move into the first.',
    params: z.object({ keptId: id(), droppedId: id() }),
    answer: store,
    errors: ['NOT_FOUND', 'STORE_JOINED'],
  }),
  rename: route('PUT', '/accounts/:accountId/nickname', 'operator', {
    summary: 'Gives a guest or a cast another nickname and tells the person.',
    params: z.object({ accountId: id() }),
    body: z.object({ nickname: text(100), reason: z.optional(text(400)) }),
    answer: z.object({ before: z.string() }),
    errors: ['NOT_FOUND', 'NICKNAME_REQUIRED', 'NICKNAME_LENGTH', 'NICKNAME_RESERVED'],
  }),
  listNameRequests: route('GET', '/name-requests', 'operator', {
    summary: 'Casts who ask to change their registered name or birthday, the longest waiting first.',
    query: z.object(pageQuery),
    answer: queuePage({ requestId: id(), castId: id(), nickname: z.string() }),
  }),
  readNameRequest: route('POST', '/name-requests/:requestId/read', 'operator', {
    summary: "Shows a cast's request to change her name or birthday beside what is registered.",
    params: z.object({ requestId: id() }),
    body: z.object(readReason),
    answer: z.object({
      castId: id(),
      registered: z.object(registeredName),
      wanted: z.object({ ...registeredName, reason: z.string() }),
    }),
    errors: ['NOT_FOUND', ...READ_ERRORS],
  }),
  decideNameRequest: route('POST', '/name-requests/:requestId/decision', 'operator', {
    summary:
      'Approves a request, or rejects it with a reason that she is told. A birthday below 18 cannot be approved.',
    params: z.object({ requestId: id() }),
    body: z.object({ approved: z.boolean(), reason: z.optional(text(400)) }),
    answer: z.object({ castId: id() }),
    errors: ['NOT_FOUND', 'AGE_UNDER_18', 'REASON_REQUIRED'],
  }),
} as const;
