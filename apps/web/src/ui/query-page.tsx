import { useQuery, type UseQueryOptions } from '@tanstack/react-query';
import type { ComponentProps, ReactNode } from 'react';
import { Loaded } from '#ui/loaded.tsx';
import { Page } from '#ui/page.tsx';
import { State } from '#ui/state.tsx';
import { SubPage } from './bars.tsx';

interface Props<Answer, Data> {
  readonly title: string;
  readonly action?: ReactNode | undefined;
  readonly query: UseQueryOptions<Answer, Error, Data>;
  /** As high as the screen; three sheets when absent. */
  readonly skeleton?: ReactNode;
  readonly children: (data: Data) => ReactNode;
}

/** A screen that one comes to from another one, and that needs one answer. */
export function QueryPage<Answer, Data>({ title, action, query, ...draw }: Props<Answer, Data>) {
  const asked = useQuery(query);
  return (
    <SubPage title={title} action={action}>
      <Loaded query={asked} {...draw} />
    </SubPage>
  );
}

/** The body of a screen that has nothing else to show. */
export const StatePage = (props: ComponentProps<typeof State>) => (
  <Page>
    <State {...props} />
  </Page>
);
