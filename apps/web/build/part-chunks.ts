/**
 * Small things shared by many screens, grouped by topic. A file each would be a request each. A group pulls in what its modules import,
 * unless an earlier one has it: long, rarely shown tables come first.
 */
const groups: Readonly<Record<string, RegExp>> = {
  // Where a cast works, and what she says about herself.
  places: /\/packages\/domain\/src\/people\/profile\/(?:districts\.ja|prefectures\.ja|values)\.ts/,
  facts: /\/packages\/domain\/src\/people\/profile\/(?:areas|tags)\.ja\.ts/,
  // What lists and cards are composed of, and the phone numbers in them; before what counts characters, too, and is not for every screen.
  parts:
    /\/packages\/ui\/src\/(?:avatar|chip|choice-strip|counted|growing-list|link-list|load-failed|picture|rows|sticky-bar|tabs)\.tsx|\/packages\/domain\/src\/base\/text\/characters\.ts|\/packages\/domain\/src\/people\/account\/(?:phone|values)\.ts/,
  // What is checked while typing.
  typed:
    /\/packages\/domain\/src\/(?:people\/block\/|people\/login\/passkey-name\.|base\/text\/(?:clean-text|name-length)\.)/,
  // How words are compared, with the table of kanji: for what searches, and for new names.
  folded: /\/packages\/domain\/src\/base\/text\/(?!characters\.)/,
  // The filter of public texts: it comes with the first form that asks it, and with nothing else.
  filter: /\/packages\/domain\/src\/talk\/text-rules\//,
  // Where calls go; stripped of their schemas (bare-contract.ts) they are a few lines each. Files and documents are for screens that come late.
  calls:
    /\/packages\/contract\/src\/(?!base\/errors\/|find\/(?:search|favorite|group|memo|day-notice|saved-search|ranking|standing|tier|beside)\/|meeting\/watch\/|people\/(?:age-check|all-right|media|upload)\/|talk\/(?:(?:chat|inquiry|news|push|text-rules)\/|notification\/settings))[\w-]+\/[\w-]+\/(?:[\w-]+\.routes|index)\.ts/,
  // After the parts, which have its pictures, too. What draws casts in lists: the guest's home needs all of it, every list a part (saves 1.3 KB).
  cards:
    /\/(?:packages\/ui\/src\/(?:lib\/holidays\.ts|(?:photo|tier|day-sheet)\.tsx)|apps\/web\/src\/(?:lib\/use-is-wide\.ts|features\/find\/(?:favorite\/(?!favorite-screen|guest-heart)|(?:search\/(?:ja|filters|any-day)|cast\/(?:cast-list|ja))\b))|packages\/(?:contract\/src\/find\/(?:search|favorite)|domain\/src\/(?:people\/pricing\/index|meeting\/(?:schedule\/schedule|booking\/limits)))[/.])/,
  // Failure messages, for code that does more than show them.
  errors: /\/packages\/contract\/src\/base\/errors\//,
  // A field of text, which the login's number is one of.
  text: /\/packages\/ui\/src\/(?:text-)?field\.tsx/,
  // The login's number, with which people prove who they are elsewhere too.
  entry:
    /\/features\/people\/account\/(?:entry-frame|landing|line-pending|passkey-support|support-link|use-number|use-seconds-until|api\/identity)\.tsx?/,
  // What is typed and not sent yet, and where was looked, on this device.
  drafts: /\/apps\/web\/src\/(?:lib\/(?:device-store|use-draft)|features\/find\/search\/device-lists)\.ts/,
  // The links from a person to what can be done about them.
  entries:
    /\/features\/(?:people\/block\/block-(?:entry|sheet)|money\/gift\/(?:gift-row|gift-sheet)|talk\/message-link\/(?:message-link|ja)|find\/group\/group-entry|find\/memo\/memo-card)\.tsx?$|\/packages\/ui\/src\/phone-link\.tsx|\/lib\/use-address-sheet\.ts/,
  // What a cast says of herself, and is looked for by.
  details:
    /\/(?:packages\/domain\/src\/(?:people\/profile\/details|find\/search\/any-details)|apps\/web\/src\/lib\/details(?:\.ja)?)\.ts/,
  // The days of a cast, and the casts of a day.
  days: /\/(?:packages\/ui\/src\/calendar-grid|apps\/web\/src\/features\/find\/cast\/api\/cast)\.tsx?/,
  // A booking's status, for cards and lists.
  status:
    /\/packages\/domain\/src\/meeting\/(?:booking\/(?:display-status|due|meeting-span|state)|review\/index)\.ts|\/features\/find\/group\/group-select\.tsx|\/features\/meeting\/booking\/(?:badge-chips|booking-card|ja|reads|screens|span|state|use-booking-refresh)\.tsx?/,
  // Each side's bookings, for its home, its list and what follows from them.
  'guest-meetings':
    /\/features\/meeting\/guest-booking\/(?:api\/queries|cast-stack|ja|participations|use-approval-toast)\.tsx?/,
  'cast-meetings':
    /\/features\/meeting\/(?:cast-booking\/(?:api\/queries|booking-card|ja|others-card)|cast-home\/(?:ja|sections))\.tsx?/,
  // The terms of a booking.
  terms: /\/packages\/ui\/src\/(?:confirm-dialog|fee-table|timeline)\.tsx/,
  // How a booking proceeds: its process, and what queries it.
  process:
    /\/packages\/domain\/src\/meeting\/booking\/(?:actions|booking-process|cancel-policy|decide|decide-booking|extension|guards|resolve|settlement)\.ts|\/features\/meeting\/booking\/(?:booking-actions|use-command|settlement-now)\.ts/,
  // Where the guest's home opens, and what stands around its list.
  home: /\/(?:packages\/(?:domain\/src\/find\/search\/rules|ui\/src\/lib\/districts)|apps\/web\/src\/features\/(?:find\/search\/(?:district-strip|filter\.ja|opening-place|read-filters|recently-viewed)|meeting\/guest-booking\/(?:home-steps|home\.ja)))\.tsx?/,
  // What is filled in.
  fields:
    /\/packages\/ui\/src\/(?:checkbox|code-field|number-field|radio-cards|select|stepper|time-select)\.tsx/,
  // Names of things that are stored as numbers.
  names:
    /\/packages\/(?:domain|contract)\/src\/[\w-]+\/[\w-]+\/[\w-]+\.ja\.ts|\/features\/[\w-]+\/[\w-]+\/labels\.ja\.ts/,
};

/** What the base would pull in although only one screen shows it; it imports nothing itself. */
export const lateGroup = {
  name: 'history',
  test: /\/packages\/contract\/src\/money\/points\/labels\.ja\.ts/,
};

export const partGroups = Object.entries(groups).map(([name, test]) => ({ name, test }));
