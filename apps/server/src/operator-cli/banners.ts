import { NEWS_AUDIENCES } from '@yoimachi/domain/news';
import { listBanners } from '#talk/news';
import { call } from './call.ts';
import {
  UsageError,
  type ActingContext,
  type CliArgs,
  type CliCommand,
  type OperatorContext,
} from './command.ts';
import { sentPicture } from './news-picture.ts';
import { showList } from './show-list.ts';
import { tokyoTime } from './tokyo-time.ts';

const LISTED = 50;
const REASONS = {
  VALIDATION: '{field} is missing, out of its limits, or leads where nobody may be led',
  NOT_FOUND: 'there is no such banner',
};

export const bannerCommands: readonly CliCommand[] = [
  {
    name: 'banner-create',
    usage:
      '<guests|casts|all> --title <text> --link <path|https address> --picture <file> [--from <day|time>] [--until <day|time>]: shows a banner of 3:1; the title is what it says to who does not see it',
    act: runCreate,
  },
  {
    name: 'banner-edit',
    usage:
      '<banner id> --title <text> --link <path|https address> --reason <text> [--picture <file>]: changes what is named',
    act: runEdit,
  },
  { name: 'banner-end', usage: '<banner id> --reason <text>: shows it no more', act: runEnd },
  { name: 'banners', usage: ': the newest banners', run: runList },
];

async function runCreate(context: ActingContext, args: CliArgs): Promise<void> {
  const audience = NEWS_AUDIENCES.find((word) => word === args.at(0).toUpperCase());
  if (!audience) throw new UsageError('guests, casts or all?');
  const body = {
    audience,
    title: args.required('title'),
    link: args.required('link'),
    startsAt: (tokyoTime(args, 'from', 'begin') ?? context.clock.now()).toISOString(),
    endsAt: tokyoTime(args, 'until', 'end')?.toISOString() ?? null,
  };
  const pictureId = await sentPicture(context, args);
  if (pictureId === null) throw new UsageError('--picture is missing.');
  const { bannerId } = await call(context, 'createBanner', { body: { ...body, pictureId } }, REASONS);
  console.log(`Created: ${bannerId}`);
}

async function runEdit(context: ActingContext, args: CliArgs): Promise<void> {
  const body = {
    title: args.required('title'),
    link: args.required('link'),
    reason: args.required('reason'),
    pictureId: await sentPicture(context, args),
  };
  await call(context, 'editBanner', { params: { bannerId: args.at(0) }, body }, REASONS);
  console.log(`Changed: ${args.at(0)}`);
}

async function runEnd(context: ActingContext, args: CliArgs): Promise<void> {
  const input = { params: { bannerId: args.at(0) }, body: { reason: args.required('reason') } };
  await call(context, 'endBanner', input, REASONS);
  console.log(`Ended: ${args.at(0)}`);
}

async function runList({ db, clock }: OperatorContext): Promise<void> {
  const now = clock.now();
  showList(await listBanners(db, LISTED), { most: LISTED, what: 'banners' }, (row) => {
    const isOver = row.endsAt !== null && row.endsAt <= now;
    const state = isOver ? 'OVER' : row.startsAt > now ? 'COMING' : 'SHOWN';
    const until = row.endsAt ? ` to ${row.endsAt.toISOString()}` : '';
    return `${row.bannerId}  for ${row.audience}  ${state}  ${row.startsAt.toISOString()}${until}  ${row.link}  ${row.title}`;
  });
}
