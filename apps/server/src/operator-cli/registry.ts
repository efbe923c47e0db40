import { accessRecordCommands } from './access-records.ts';
import { accountCommands } from './accounts.ts';
import { ageCheckCommands } from './age-checks.ts';
import { alertCommands } from './alerts.ts';
import { bankLayoutCommands } from './bank-layouts.ts';
import { bankMatchCommands } from './bank-matches.ts';
import { bannerCommands } from './banners.ts';
import { bookingCommands } from './bookings.ts';
import { chatCommands } from './chats.ts';
import { claimCommands } from './claims.ts';
import type { CliCommand } from './command.ts';
import { deadWorkCommands } from './dead-work.ts';
import { deliveryCommands } from './deliveries.ts';
import { inquiryCommands } from './inquiries.ts';
import { nameRequestCommands } from './name-requests.ts';
import { nicknameCommands } from './nicknames.ts';
import { payoffFileCommands } from './payoff-files.ts';
import { payoffSettingCommands } from './payoff-settings.ts';
import { pageCommands } from './pages.ts';
import { figureCommands } from './figures.ts';
import { ledgerCommands } from './ledger.ts';
import { payoffCommands } from './payoff.ts';
import { mediaCommands } from './media.ts';
import { matchCommands } from './matches.ts';
import { maintenanceCommands } from './maintenance.ts';
import { newsCommands } from './news.ts';
import { onCallCommands } from './on-call.ts';
import { membershipCommands } from './memberships.ts';
import { operatorCommands } from './operators.ts';
import { penaltyCommands } from './penalties.ts';
import { exportCommands } from './exports.ts';
import { frozenRewardCommands } from './frozen-rewards.ts';
import { phoneCommands } from './phones.ts';
import { personCommands } from './persons.ts';
import { readLogCommands } from './read-log.ts';
import { pointsCommands } from './points.ts';
import { consentCommands } from './consents.ts';
import { reportCommands } from './reports.ts';
import { districtCommands } from './districts.ts';
import { storeCommands } from './stores.ts';
import { sealKeyCommands } from './seal-keys.ts';
import { stageCommands } from './stages.ts';
import { stateCommands } from './state.ts';
import { receiptCommands } from './receipts.ts';
import { callCommands, callsCommand } from './table-calls.ts';
import { textRuleCommands } from './text-rules.ts';
import { wordingCommands } from './wordings.ts';

/** Commands that are looked for together. */
export interface CommandTopic {
  readonly title: string;
  /** What holds for several of them, in Markdown as it stands in `docs`. */
  readonly about?: string;
  readonly commands: readonly CliCommand[];
}

/** Those that are written by hand. Each feature adds its list. */
const ownTopics: readonly CommandTopic[] = [
  {
    title: 'Operators and the audit',
    about:
      'Without demo data the first operator is made with `add-operator --name <name> --role owner`, or with `create-operator`, which prints a link to the back office; nobody need be named for that.',
    commands: [...operatorCommands, ...readLogCommands],
  },
  {
    title: 'People',
    commands: [
      ...accountCommands,
      ...membershipCommands,
      ...personCommands,
      ...consentCommands,
      ...accessRecordCommands,
    ],
  },
  {
    title: 'What people registered',
    commands: [
      ...ageCheckCommands,
      ...nameRequestCommands,
      ...nicknameCommands,
      ...phoneCommands,
      ...mediaCommands,
    ],
  },
  {
    title: 'Trouble between people',
    commands: [
      ...alertCommands,
      ...onCallCommands,
      ...reportCommands,
      ...chatCommands,
      ...matchCommands,
      ...penaltyCommands,
    ],
  },
  {
    title: 'Inquiries',
    commands: inquiryCommands,
  },
  {
    title: 'Bookings and their end',
    about: '`--preview` of `end-booking` and `finish-booking` says what it would cost, and changes nothing.',
    commands: [...bookingCommands, ...claimCommands, ...frozenRewardCommands],
  },
  {
    title: 'What two of them decide, and files',
    about:
      '`goodwill` gives alone, within `goodwill-limit`. `adjust` and `refund` here, `finish-booking`, `return-reward` and what asks for a file elsewhere only propose: somebody else says `approve`, or `decline`.',
    commands: [...pointsCommands, ...exportCommands],
  },
  {
    title: 'Money of guests',
    commands: receiptCommands,
  },
  {
    title: 'Money of casts',
    commands: [
      ...payoffCommands,
      ...payoffFileCommands,
      ...payoffSettingCommands,
      ...bankLayoutCommands,
      ...bankMatchCommands,
      ...stageCommands,
    ],
  },
  {
    title: 'Books and figures',
    commands: [...ledgerCommands, ...figureCommands],
  },
  {
    title: 'Pages and maintenance',
    commands: [...pageCommands, ...maintenanceCommands],
  },
  {
    title: 'Stores, districts, rankings',
    commands: [...storeCommands, ...districtCommands],
  },
  {
    title: 'News and words',
    commands: [...newsCommands, ...bannerCommands, ...wordingCommands, ...textRuleCommands],
  },
  {
    title: 'How the product stands',
    about:
      '`state` says what of processes, database, storage, events, jobs, due work, routines, messages, payments and books needs somebody. It names nobody. `/metrics` says the same in figures (`ops/prometheus`, `ops/grafana`), and [the runbook](runbook.md#state-of-the-product) what to do.',
    commands: [...stateCommands, ...deadWorkCommands, ...deliveryCommands, ...sealKeyCommands],
  },
];

const ownNames = new Set(ownTopics.flatMap(({ commands }) => commands.map(({ name }) => name)));

/** Every command of the command line by topic: `npm run gen` writes docs/operator-terminal.md from it. */
export const commandTopics: readonly CommandTopic[] = [
  ...ownTopics,
  {
    title: 'Calls by their own names',
    about:
      'Every call of the back office that neither takes nor answers a file, by the name that [roles.md](roles.md) gives it. What stands in its path comes first, all else is an option: a number, `true` or `false`, a time of Tokyo such as `2026-12-01T10:00`, several with commas, `null` for nothing. What it answers is printed.',
    commands: [callsCommand, ...callCommands.filter(({ name }) => !ownNames.has(name))],
  },
];

/** All of them, in the order its usage shows them. */
export const allCommands: readonly CliCommand[] = commandTopics.flatMap(({ commands }) => commands);
