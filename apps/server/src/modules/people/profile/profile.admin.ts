import type { profileAdminRoutes } from '@yoimachi/contract/profile-admin';
import { fail, ok } from '@yoimachi/domain/result';
import type { OperatorHandlers } from '#platform/http';
import type { ActContext } from '#platform/module';
import { decideNameRequest, readNameRequest } from './account-info/decide-name-request.ts';
import { listNameRequests } from './account-info/list-name-requests.ts';
import { addDistrict, changeDistrict, removeDistrict } from './commands/edit-districts.ts';
import { correctStore, joinStores } from './commands/edit-stores.ts';
import { readPerson } from './queries/read-person.ts';
import { correctBirthday } from './account-info/correct-birthday.ts';
import { rename, setCastClass } from './commands/name-and-class.ts';
import {
  countDistricts,
  listDistricts,
  listStoresForOffice,
  previewStoreJoin,
  readStore,
} from './queries/stores-for-office.ts';

/** Without what was left out. */
const given = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Key in keyof Fields]?: Exclude<Fields[Key], undefined>;
  };

export const profileAdmin = (context: ActContext): OperatorHandlers<typeof profileAdminRoutes> => ({
  listStores: ({ query }) => listStoresForOffice(context, query),
  readStore: ({ params }) => readStore(context, params.storeId),
  previewStoreJoin: ({ params }) => previewStoreJoin(context, params.keptId, params.droppedId),
  listDistricts: () => listDistricts(context),
  countDistricts: () => countDistricts(context),
  // Why, the audit keeps with the call.
  setCastClass: async ({ params, body: { castClass, reason }, operator }) =>
    reason === ''
      ? fail('REASON_REQUIRED', 'reason')
      : setCastClass(context, { ...params, castClass, operator }),
  correctBirthday: ({ params, body, operator }) => correctBirthday(context, { ...params, ...body, operator }),
  correctStore: ({ params, body, operator }) =>
    correctStore({ ...context, operator }, params.storeId, given(body)),
  joinStores: ({ params, operator }) => joinStores({ ...context, operator }, params.keptId, params.droppedId),
  addDistrict: ({ body, operator }) => addDistrict({ ...context, operator }, body),
  changeDistrict: ({ params, body, operator }) =>
    changeDistrict({ ...context, operator }, params.districtId, body),
  removeDistrict: ({ params, body, operator }) =>
    removeDistrict({ ...context, operator }, params.districtId, body.intoId),
  readPerson: ({ params, body, operator }) => readPerson(context, { ...params, ...body, operator }),
  listNameRequests: ({ query }) => listNameRequests(context, query.cursor),
  readNameRequest: ({ params, body, operator }) => readNameRequest(context, { ...params, ...body, operator }),
  decideNameRequest: ({ params, body, operator }) =>
    decideNameRequest(context, { ...params, ...body, operator }),
  async rename({ params, body, operator }) {
    const renamed = await rename(context, { ...params, ...body, operator });
    return renamed.ok ? ok({ before: renamed.value }) : renamed;
  },
});
