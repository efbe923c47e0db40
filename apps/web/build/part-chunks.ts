/** Small things that many screens share, by what they are. A file each would be a request each. */
const groups: Readonly<Record<string, RegExp>> = {
  // What lists and cards are put together from.
  parts: /\/apps\/web\/src\/ui\/(?:avatar|chip|link-list|load-failed|rows|sticky-bar|tabs)\.tsx/,
  // The ways from a person to what can be done about them.
  entries:
    /\/features\/(?:block\/(?:block-entry|ja|index)|gift\/(?:gift-row|gift-sheet|ja)|search\/api\/refresh-cast)\.tsx?$/,
  // How a booking stands, for cards and lists.
  status:
    /\/packages\/domain\/src\/(?:booking\/(?:display-status|due|state)|review\/index)\.ts|\/features\/booking\/(?:badge-chips|ja|keys|state|use-booking-refresh)\.tsx?/,
  // Sentences of failures, for what does more than say them.
  errors: /\/packages\/contract\/src\/errors\//,
  // The terms of a booking.
  terms: /\/apps\/web\/src\/ui\/(?:confirm-dialog|fee-table|timeline)\.tsx/,
  // How a booking goes on: its process, and what asks it.
  process:
    /\/packages\/domain\/src\/booking\/(?:actions|booking-process|cancel-policy|decide|decide-booking|extension|guards|resolve|settlement)\.ts|\/features\/booking\/(?:booking-actions|use-command|settlement-now)\.ts/,
  // What is filled in.
  fields:
    /\/apps\/web\/src\/ui\/(?:checkbox|code-field|field|number-field|radio-cards|select|stepper|text-field|time-select)\.tsx/,
  // Where calls go; without their schemas (bare-contract.ts) they are a few lines each.
  calls: /\/packages\/contract\/src\/(?!errors\/)[\w-]+\/(?:[\w-]+\.routes|index)\.ts/,
  // Names of things that are stored as numbers.
  names: /\/packages\/(?:domain|contract)\/src\/[\w-]+\/[\w-]+\.ja\.ts|\/features\/[\w-]+\/labels\.ja\.ts/,
};

export const partGroups = Object.entries(groups).map(([name, test]) => ({ name, test }));
