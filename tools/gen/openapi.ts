import { adminRoutes } from '@yoimachi/contract/admin';
import { officeRoutes } from '@yoimachi/contract/office';
import { allRoutes } from '@yoimachi/contract/table';
import { OFFICE_BASE } from '../../apps/server/src/modules/desk/office/index.ts';
import { makeOpenApi } from '../../apps/server/src/platform/http/index.ts';

/** The OpenAPI document of every call of people. */
export async function openApiText(): Promise<string> {
  return JSON.stringify(makeOpenApi(allRoutes), null, 2);
}

/** The same of the back office: its door, and every call of operators. */
export async function adminOpenApiText(): Promise<string> {
  const api = {
    base: OFFICE_BASE,
    title: 'Yoimachi, back office',
    description: 'What operators do. Whatever changes something sends x-csrf-token besides its cookie.',
    scheme: ['office', { type: 'apiKey', in: 'cookie', name: 'office' }] as const,
    unknownCaller: 'OFFICE_LOGIN_REQUIRED',
  };
  return JSON.stringify(makeOpenApi({ ...officeRoutes, ...adminRoutes }, api), null, 2);
}
