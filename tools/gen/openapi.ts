import { allRoutes } from '@yoimachi/contract/table';
import { makeOpenApi } from '../../apps/server/src/platform/http/index.ts';

/** The OpenAPI document of every call. */
export async function openApiText(): Promise<string> {
  return JSON.stringify(makeOpenApi(allRoutes), null, 2);
}
