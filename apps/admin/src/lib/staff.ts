import { useQuery } from '@tanstack/react-query';
import { officeAdminRoutes } from '@yoimachi/contract/office-admin';
import type { CallAnswer } from '#ui/lib/request.ts';
import { call } from './api.ts';

export const staffKey = ['staff'] as const;

export type Colleague = CallAnswer<typeof officeAdminRoutes.listOperators>['items'][number];

export const useStaff = () =>
  useQuery({ queryKey: staffKey, queryFn: () => call(officeAdminRoutes.listOperators) });
