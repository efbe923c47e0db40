/** Small things that many screens share, by what they are. A file each would be a request each. */
const groups: Readonly<Record<string, RegExp>> = {
  // What shows something: rows, chips, bars, calendars.
  parts:
    /\/apps\/web\/src\/ui\/(?:avatar|calendar-grid|chip|confirm-dialog|fee-table|link-list|load-failed|rows|sticky-bar|tabs|timeline)\.tsx/,
  // What is filled in.
  fields:
    /\/apps\/web\/src\/ui\/(?:checkbox|code-field|field|number-field|radio-cards|select|stepper|text-field|time-select)\.tsx/,
  // Where calls go; without their schemas (bare-contract.ts) they are a few lines each.
  calls: /\/packages\/contract\/src\/(?!errors\/)[\w-]+\/(?:[\w-]+\.routes|index)\.ts/,
  // Names of things that are stored as numbers.
  names: /\/packages\/(?:domain|contract)\/src\/[\w-]+\/[\w-]+\.ja\.ts|\/features\/[\w-]+\/labels\.ja\.ts/,
};

export const partGroups = Object.entries(groups).map(([name, test]) => ({ name, test }));
