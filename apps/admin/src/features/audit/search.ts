/** The filters of the audit, as they stand in the address. */
export interface AuditFilters {
  readonly operatorId?: string;
  readonly accountId?: string;
  readonly target?: string;
  readonly call?: string;
  readonly outcome?: 'DONE' | 'REFUSED';
  readonly from?: string;
  readonly to?: string;
}

export interface AuditSearch extends AuditFilters {
  /** The number of the row that is open. */
  readonly open?: number;
}

const ID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** What of an address means something; the rest leaves it. */
export function auditSearch(search: Record<string, unknown>): AuditSearch {
  const text = (name: string, pattern: RegExp) => {
    const given = search[name];
    // A number in an address comes as one.
    const value = typeof given === 'number' ? String(given) : given;
    return typeof value === 'string' && pattern.test(value) ? { [name]: value } : {};
  };
  const open = Number(search['open']);
  return {
    ...text('operatorId', ID),
    ...text('accountId', ID),
    ...text('target', /^[\w.:-]{1,60}$/),
    ...text('call', /^\w{1,60}$/),
    ...text('outcome', /^(?:DONE|REFUSED)$/),
    ...text('from', DAY),
    ...text('to', DAY),
    ...(Number.isInteger(open) && open > 0 && { open }),
  };
}

/** What of it narrows the list. */
export function filtersOf(search: AuditSearch): AuditFilters {
  const { open, ...filters } = search;
  return open === undefined ? search : filters;
}
