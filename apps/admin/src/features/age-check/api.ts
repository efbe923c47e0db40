import { ageCheckAdminRoutes } from '@yoimachi/contract/age-check-admin';
import type { AgeRejection } from '@yoimachi/domain/age-check';
import { call } from '#lib/api.ts';
import type { CallAnswer } from '#ui/lib/request.ts';

/** A document that waits for a decision, as the queue lists it. */
export type Waiting = CallAnswer<typeof ageCheckAdminRoutes.listAgeChecks>['items'][number];
export type Opened = CallAnswer<typeof ageCheckAdminRoutes.readAgeCheck>;

/** Opens a document, which is kept in the audit with its reason. */
export const readAgeCheck = (checkId: string, reason: string): Promise<Opened> =>
  call(ageCheckAdminRoutes.readAgeCheck, { params: { checkId }, body: { reason } });

/** Approves a document, or asks for another one; without a reason it is approved. */
export const decideAgeCheck = (checkId: string, reason: AgeRejection | null) =>
  reason === null
    ? call(ageCheckAdminRoutes.approveAgeCheck, { params: { checkId } })
    : call(ageCheckAdminRoutes.rejectAgeCheck, { params: { checkId }, body: { reason } });
