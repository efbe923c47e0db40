import { useMutation, type UseMutationOptions } from '@tanstack/react-query';
import type { Route } from '@yoimachi/contract/route';
import type { CallAnswer, OptionsArgument } from '#lib/request.ts';
import { call } from './api.ts';

type OptionsOf<R extends Route> = OptionsArgument<R> extends readonly [(infer Options)?] ? Options : never;
/** What `mutate` takes: the call's options, nothing where it has none. */
export type Sent<R extends Route> = [] extends OptionsArgument<R> ? OptionsOf<R> | void : OptionsOf<R>;

/**
 * A call that a press sends: `const hide = useSend(hiddenRoutes.hideFromNumber)`, then `hide.mutate({ body })`. For calls that may be sent twice;
 * what must happen once goes through `useAct`.
 */
export const useSend = <R extends Route, Before = unknown>(
  route: R,
  more: Omit<UseMutationOptions<CallAnswer<R>, Error, Sent<R>, Before>, 'mutationFn'> = {},
) =>
  useMutation({
    mutationFn: (options: Sent<R>) => call(route, ...([options] as unknown as OptionsArgument<R>)),
    ...more,
  });
