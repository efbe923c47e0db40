import { useQueryClient } from '@tanstack/react-query';
import type {
  DataTag,
  InfiniteData,
  Query,
  QueryClient,
  QueryFilters,
  QueryKey,
  UseInfiniteQueryOptions,
  UseQueryOptions,
} from '@tanstack/react-query';
import type { Method, Route } from '@yoimachi/contract/route';
import { pagesByCursor, type CallAnswer, type OptionsArgument } from './request.ts';

/** As little as this file knows of a call's options; who asks has them checked. */
type Call = (route: Route, options: object) => Promise<unknown>;
type OptionsOf<R extends Route> = NonNullable<OptionsArgument<R>[0]>;
/** A call that can be made without options; `never` of any other. */
type Bare<R extends Route> = [] extends OptionsArgument<R> ? R : never;

/** A key that knows what is behind it. */
type KeyOf<R extends Route> = DataTag<QueryKey, CallAnswer<R>, Error>;
/** Some of a call's options: as a filter, all queries that were made with them. */
type SomeOf<Options> = { readonly [K in keyof Options]?: Partial<Options[K]> };

type CallName = `${Method} ${string}`;
/** The names of the calls in a part of the contract, for who names calls without loading where they go. */
export type CallNames<Routes> = {
  [N in keyof Routes]: Routes[N] extends Route ? `${Routes[N]['method']} ${Routes[N]['path']}` : never;
}[keyof Routes];
type Part = Readonly<Record<string, Route>>;
/** A call, its name, or all of a part of the contract: `groupRoutes`. */
export type Calls = Route | CallName | Part;

type Own = 'queryKey' | 'queryFn';
type QueryMore<R extends Route, Data> = Omit<UseQueryOptions<CallAnswer<R>, Error, Data>, Own>;
type QueryMade<R extends Route, Data> = QueryMore<R, Data> & {
  readonly queryKey: KeyOf<R>;
  readonly queryFn: () => Promise<CallAnswer<R>>;
};

/** A call that answers a list page by page. */
type PagedRoute<R extends Route> = CallAnswer<R> extends { readonly nextCursor: string | null } ? R : never;
type Pages<R extends Route> = InfiniteData<CallAnswer<R>, string | null>;
type PagesMore<R extends Route, Data> = Omit<
  UseInfiniteQueryOptions<CallAnswer<R>, Error, Data, QueryKey, string | null>,
  Own | keyof typeof pagesByCursor
>;
type PagesMade<R extends Route, Data> = PagesMore<R, Data> &
  typeof pagesByCursor & {
    readonly queryKey: DataTag<QueryKey, Pages<R>, Error>;
    readonly queryFn: (context: { readonly pageParam: string | null }) => Promise<CallAnswer<R>>;
  };

interface MakeQuery {
  <R extends Route, Data = CallAnswer<R>>(
    route: Bare<R>,
    options?: OptionsOf<R>,
    more?: QueryMore<R, Data>,
  ): QueryMade<R, Data>;
  <R extends Route, Data = CallAnswer<R>>(
    route: R,
    options: OptionsOf<R>,
    more?: QueryMore<R, Data>,
  ): QueryMade<R, Data>;
}

interface MakePages {
  <R extends Route, Data = Pages<R>>(
    route: PagedRoute<Bare<R>>,
    options?: OptionsOf<R>,
    more?: PagesMore<R, Data>,
  ): PagesMade<R, Data>;
  <R extends Route, Data = Pages<R>>(
    route: PagedRoute<R>,
    options: OptionsOf<R>,
    more?: PagesMore<R, Data>,
  ): PagesMade<R, Data>;
}

interface Queries {
  /**
   * A call of the contract as a query: `useQuery(query(groupRoutes.getGroup, { params: { groupId } }))`. `more` is what else a query may say
   * (`staleTime`, `select`). What is in the cache is the whole answer, also where `select` takes a part of it.
   */
  readonly query: MakeQuery;
  /** The same of a call that answers page by page, for `useInfiniteQuery`. */
  readonly pages: MakePages;
}

/** `query` and `pages` of an app, over the `call` by which it reaches the server. */
export function makeQueries(call: Call): Queries {
  const query = (route: Route, options: object = {}, more?: object) => ({
    queryKey: keyOf(route, options),
    queryFn: () => call(route, options),
    ...more,
  });
  const pages = (route: Route, options: { readonly query?: object } = {}, more?: object) => ({
    queryKey: [...query(route, options).queryKey, 'pages'],
    queryFn: ({ pageParam: cursor }: { readonly pageParam: string | null }) =>
      call(route, { ...options, query: { ...options.query, cursor } }),
    ...pagesByCursor,
    ...more,
  });
  return { query, pages } as unknown as Queries;
}

/** Where the answers of a call are in the cache: all of them, or those to these options. */
export const keyOf = <R extends Route>(route: R, options: SomeOf<OptionsOf<R>> = {}): KeyOf<R> =>
  [nameOf(route), options] as unknown as KeyOf<R>;

const nameOf = ({ method, path }: Route): CallName => `${method} ${path}`;

/** Whether a query is of one of these calls. */
export function isOf(...calls: readonly Calls[]): (query: Pick<Query, 'queryKey'>) => boolean {
  const names: unknown[] = calls.flatMap((each) =>
    typeof each === 'string' ? each : (isRoute(each) ? [each] : Object.values(each)).map(nameOf),
  );
  return ({ queryKey }) => names.includes(queryKey[0]);
}

const isRoute = (calls: Route | Part): calls is Route => typeof calls['path'] === 'string';

/** What these calls answered is old: what of it is on screens is asked for again, and this ends when it is there. */
export const refresh = (client: QueryClient, ...calls: readonly Calls[]): Promise<void> =>
  renew(client, { predicate: isOf(...calls) });

/** Everything but what these calls answered is old. */
export function refreshAllBut(client: QueryClient, ...calls: readonly Calls[]): Promise<void> {
  const isKept = isOf(...calls);
  return renew(client, { predicate: (query) => !isKept(query) });
}

/**
 * Everything is old, or what these filters find. A first answer that is under way may be of before, and the library waits for it instead of
 * asking anew: it is asked for once more after it.
 */
export async function renew(client: QueryClient, filters: QueryFilters = {}): Promise<void> {
  const asked = client.getQueryCache().findAll({ ...filters, fetchStatus: 'fetching' });
  const first = asked.filter(({ state }) => state.data === undefined);
  await client.invalidateQueries(filters);
  await client.invalidateQueries({ predicate: (query) => first.includes(query) });
}

/** What these calls answered is old, and stays on screens: it is asked for again where it is shown next. */
export const outdate = (client: QueryClient, ...calls: readonly Calls[]): Promise<void> =>
  client.invalidateQueries({ predicate: isOf(...calls), refetchType: 'none' });

/** `refresh` for a component. */
export function useRefresh(...calls: readonly Calls[]): () => Promise<void> {
  // It would only be more to load with the first screen.
  'use no memo';
  const client = useQueryClient();
  return () => refresh(client, ...calls);
}
