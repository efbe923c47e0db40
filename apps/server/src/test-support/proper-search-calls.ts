import { savedSearchRoutes } from '@yoimachi/contract/saved-search';
import type { RouteName } from '@yoimachi/contract/table';
import type { Booked } from '../modules/meeting/booking/test/support.ts';
import type { TestApp } from './index.ts';
import type { ProperCall } from './refused-inputs.calls.ts';

type MakeInput = ProperCall['input'];

const body = { name: '長身の方', filter: { minHeight: 180 }, isTold: true };

/** The calls of searches that are kept. */
export function searchCalls(own: (input: MakeInput) => ProperCall): Partial<Record<RouteName, ProperCall>> {
  const kept = async (app: TestApp, { guest }: Booked) => {
    const { savedSearchId } = await app.ok(savedSearchRoutes.saveSearch, { body }, guest);
    return { savedSearchId };
  };
  return {
    saveSearch: own(() => ({ body })),
    tellOfSearch: own(async (app, booked) => ({
      params: await kept(app, booked),
      body: { isTold: false },
    })),
    forgetSearch: own(async (app, booked) => ({ params: await kept(app, booked) })),
  };
}
