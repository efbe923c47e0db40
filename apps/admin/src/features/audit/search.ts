import { addressOf, day, id, like, oneOf, wholeNumber } from '#lib/address.ts';

/** The filters of the audit, and the number of the row that is open, as they stand in the address. */
export const auditSearch = addressOf({
  operatorId: id,
  accountId: id,
  target: like(/^[\w.:-]{1,60}$/),
  call: like(/^\w{1,60}$/),
  outcome: oneOf(['DONE', 'REFUSED']),
  from: day,
  to: day,
  open: wholeNumber(),
});
export type AuditSearch = ReturnType<typeof auditSearch>;
export type AuditFilters = Omit<AuditSearch, 'open'>;

/** What of it narrows the list. */
export const filtersOf = ({ open: _open, ...filters }: AuditSearch): AuditFilters => filters;
