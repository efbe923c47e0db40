import { useQuery } from '@tanstack/react-query';
import { officeAdminRoutes } from '@yoimachi/contract/office-admin';
import type { CallAnswer } from '#ui/lib/request.ts';
import { query } from './queries.ts';

export type Colleague = CallAnswer<typeof officeAdminRoutes.listOperators>['items'][number];

export const useStaff = () => useQuery(query(officeAdminRoutes.listOperators));
