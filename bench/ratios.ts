import type { Figures, Measured } from './figures.ts';
import { SIMPLE_AIM } from './search-report.ts';
import { cpuShareOf, shareOf, type LoadFigures } from './turns.ts';

/** What of its limit, measured in the same run, the product reaches. */
export interface Ratio {
  readonly name: string;
  readonly share: number;
  /** The same of processor time; null where the rate alone is compared. */
  readonly cpuShare: number | null;
  /** The product's rate, each second. */
  readonly perSecond: number;
  /** What the limit is. */
  readonly beside: string;
  /** The least that it is to reach; null: nothing was promised. */
  readonly aim: number | null;
}

const BARE = 'a bare server with the same statements and bytes';
const MIX_AIM = 0.9;
/** Of calls that change something, by their names in the report. */
const COMMAND_AIM = 0.5;
const COMMAND_AIMS: Readonly<Record<string, number>> = { 'login by a code': 0.9 };
const MINUTE_SECONDS = 60;

const besideLoad = (
  name: string,
  product: LoadFigures,
  limit: LoadFigures,
  { beside = BARE, aim = null }: Partial<Pick<Ratio, 'beside' | 'aim'>>,
): Ratio => ({
  name,
  beside,
  aim,
  share: shareOf(product, limit),
  cpuShare: cpuShareOf(product, limit),
  perSecond: product.perSecond,
});

const besideRate = (
  name: string,
  perSecond: number,
  limitPerSecond: number,
  { beside, aim = null }: { readonly beside: string; readonly aim?: number | null },
): Ratio => ({ name, beside, aim, cpuShare: null, share: perSecond / limitPerSecond, perSecond });

/** The least that a call that changes something is to reach of its statements alone. */
export const commandAim = (name: string): number => COMMAND_AIMS[name] ?? COMMAND_AIM;

const ofCommand = ({ name, figures: { serial, limit } }: Measured): Ratio =>
  besideRate(name, serial.perSecond, limit.perSecond, {
    beside: 'its statements alone',
    aim: commandAim(name),
  });

/** Everything of a run that has a limit beside it. */
export function ratiosOf(figures: Figures): Ratio[] {
  const { search, authorisation, uploads, reads, commands, chat, notices, pictures } = figures;
  return [
    besideLoad('search, the mix', search.product, search.bare, { aim: MIX_AIM }),
    ...search.simple.map((one) =>
      besideLoad(`search: ${one.name}`, one.product, one.bare, { aim: SIMPLE_AIM }),
    ),
    ...reads.map((one) => besideLoad(one.name, one.product, one.bare, { aim: SIMPLE_AIM })),
    besideLoad('the smallest call with a token', authorisation.product, authorisation.bare, {
      beside: 'the framework alone',
    }),
    ...commands.map(ofCommand),
    ...chat.map((one) =>
      besideRate(`chat, pairs: ${one.pairs}`, one.perSecond, one.relayPerSecond, { beside: 'a relay' }),
    ),
    ...notices.channels.map((one) =>
      besideRate(`notices by ${one.channel}`, one.perSecond, one.alonePerSecond, {
        beside: 'its adapter alone',
      }),
    ),
    besideRate('uploads', uploads.perMinute / MINUTE_SECONDS, uploads.barePerMinute / MINUTE_SECONDS, {
      beside: 'the disk alone',
    }),
    ...pictures.work.flatMap(({ name, perMinute, limitPerMinute }) =>
      limitPerMinute === null
        ? []
        : [
            besideRate(`pictures: ${name}`, perMinute / MINUTE_SECONDS, limitPerMinute / MINUTE_SECONDS, {
              beside: 'sharp alone',
            }),
          ],
    ),
  ];
}
