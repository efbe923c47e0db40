import { useQueryClient } from '@tanstack/react-query';
import type {
  DataTag,
  InfiniteData,
  Query,
  QueryClient,
  QueryKey,
  UseInfiniteQueryOptions,
  UseQueryOptions,
} from '@tanstack/react-query';
import type { Method, Route } from '@yoimachi/contract/route';
import { pagesByCursor } from './request.ts';
import type { CallAnswer, OptionsArgument } from './request.ts';

type Call = <R extends Route>(route: R, ...options: OptionsArgument<R>) => Promise<CallAnswer<R>>;
type OptionsOf<R extends Route> = NonNullable<OptionsArgument<R>[0]>;
/** A call that can be made without options; `never` of any other. */
type Bare<R extends Route> = [] extends OptionsArgument<R> ? R : never;

/** A key that knows what is behind it. */
type KeyOf<R extends Route> = DataTag<QueryKey, CallAnswer<R>, Error>;
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
  const ask = (route: Route, options: object) => call(route, options as OptionsArgument<Route>[0]);
  const query = (route: Route, options = {}, more = {}) => ({
    queryKey: [nameOf(route), options],
    queryFn: () => ask(route, options),
    ...more,
  });
  const pages = (route: Route, options: { query?: object } = {}, more = {}) => ({
    queryKey: [nameOf(route), options, 'pages'],
    queryFn: ({ pageParam }: { readonly pageParam: string | null }) =>
      ask(route, { ...options, query: { ...options.query, cursor: pageParam } }),
    ...pagesByCursor,
    ...more,
  });
  return { query, pages } as unknown as Queries;
}

/** What some of a call's options are: as a filter, of all queries that were made with them. */
type SomeOf<Options> = { readonly [K in keyof Options]?: Partial<Options[K]> };

/** Where the answers of a call are in the cache: all of them, or those to these options. */
export const keyOf = <R extends Route>(route: R, options: SomeOf<OptionsOf<R>> = {}): KeyOf<R> =>
  [nameOf(route), options] as unknown as KeyOf<R>;

type CallName = `${Method} ${string}`;
/** The names of the calls in a part of the contract, for who names calls without loading where they go. */
export type CallNames<Routes> = {
  [N in keyof Routes]: Routes[N] extends Route ? `${Routes[N]['method']} ${Routes[N]['path']}` : never;
}[keyof Routes];

const nameOf = ({ method, path }: Route): CallName => `${method} ${path}`;

/** A call, its name, or all of a part of the contract: `groupRoutes`. */
export type Calls = Route | CallName | Readonly<Record<string, Route>>;

/** Whether a query is of one of these calls. */
export function isOf(...calls: readonly Calls[]): (query: Pick<Query, 'queryKey'>) => boolean {
  const names = new Set<unknown>(calls.flatMap(namesOf));
  return ({ queryKey }) => names.has(queryKey[0]);
}

function namesOf(calls: Calls): CallName | CallName[] {
  if (typeof calls === 'string') return calls;
  return isRoute(calls) ? nameOf(calls) : Object.values(calls).map(nameOf);
}

const isRoute = (calls: Route | Readonly<Record<string, Route>>): calls is Route =>
  typeof calls['path'] === 'string';

/** What these calls answered is old: what of it is on screens is asked for again, and this ends when it is there. */
export const refresh = (client: QueryClient, ...calls: readonly Calls[]): Promise<void> =>
  client.invalidateQueries({ predicate: isOf(...calls) });

/** Everything but what these calls answered is old. */
export function refreshAllBut(client: QueryClient, ...calls: readonly Calls[]): Promise<void> {
  const isKept = isOf(...calls);
  return client.invalidateQueries({ predicate: (query) => !isKept(query) });
}

/** `refresh` for a component. */
export function useRefresh(...calls: readonly Calls[]): () => Promise<void> {
  const client = useQueryClient();
  return () => refresh(client, ...calls);
}
