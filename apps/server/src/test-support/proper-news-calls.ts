import type { RouteName } from '@yoimachi/contract/table';
import { publish } from '../modules/talk/news/test/support.ts';
import type { ProperCall } from './refused-inputs.calls.ts';

type MakeInput = ProperCall['input'];

/** The calls of news and banners. */
export function newsCalls(own: (input: MakeInput) => ProperCall): Partial<Record<RouteName, ProperCall>> {
  const ofOne = own(async (app) => ({ params: { newsId: await publish(app) } }));
  return { listNews: own(() => ({ query: {} })), readNews: ofOne, markNewsRead: ofOne };
}
