import { sql } from 'kysely';
import { FAVORITES_GROUP_ID, type GroupSide } from '@yoimachi/domain/group';
import { foldForSearch } from '@yoimachi/domain/text';
import type { Day } from '@yoimachi/domain/time';
import { allRows, allValues, oneOf, type Db } from '#platform/database';

/** Whom an account knows of these; the others it must not name. */
export async function knownOf(db: Db, ownerId: string, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  return new Set(
    await allValues<string>(db)`
    select id from known_people(${ownerId}) as known (id) where id = ${oneOf(ids)}`,
  );
}

/** Who is in each of these groups now; the first to have registered first. */
export async function membersOf(
  db: Db,
  ownerId: string,
  groupIds: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows } = await sql<{ group_id: string; ids: string[] }>`
    select group_id, array(select id from group_member_ids(${ownerId}, group_id) as member (id) order by id) as ids
    from unnest(array(select unnest(${[...groupIds]}::uuid[]))) as group_id`.execute(db);
  return new Map(rows.map(({ group_id, ids }) => [group_id, ids]));
}

export interface FaceRow {
  readonly id: string;
  readonly nickname: string;
  readonly photo: string | null;
}

export async function facesOf(db: Db, side: GroupSide, ids: readonly string[]): Promise<FaceRow[]> {
  if (ids.length === 0) return [];
  const { rows } =
    side === 'cast'
      ? await sql<FaceRow>`select g.id, g.nickname, p.path as photo from guest g
          left join guest_photo p on p.guest_id = g.id where g.id = ${oneOf(ids)}`.execute(db)
      : await sql<FaceRow>`select c.id, c.nickname, p.path as photo from cast_member c
          left join cast_photo p on p.cast_id = c.id where c.id = ${oneOf(ids)}`.execute(db);
  return rows;
}

export interface PersonRow extends Omit<FaceRow, 'id'> {
  readonly userId: string;
  readonly meetingCount: number;
  readonly lastMetOn: Day | null;
  /** What a page is ordered by. */
  readonly metOn: Day;
  readonly favorite: boolean;
  readonly favored: boolean;
}

export interface Position {
  readonly metOn: string;
  readonly id: string;
}
interface Page {
  /** Part of a nickname; empty for everybody. */
  readonly keyword: string;
  readonly after: Position | null;
  readonly limit: number;
}

const NEVER = '1900-01-01';

/** Who is in a group, or whom an account may choose for one (a guest among his favourites), the last met first. */
export function peopleOf(
  db: Db,
  side: GroupSide,
  ownerId: string,
  groupId: string | null,
  { keyword, after, limit }: Page,
): Promise<PersonRow[]> {
  const from = groupId ?? (side === 'guest' ? FAVORITES_GROUP_ID : null);
  const ids = from === null ? sql`known_people(${ownerId})` : sql`group_member_ids(${ownerId}, ${from})`;
  const [own, other] =
    side === 'cast' ? (['cast_id', 'guest_id'] as const) : (['guest_id', 'cast_id'] as const);
  const person =
    side === 'cast'
      ? sql`guest n on n.id = k.id left join guest_photo ph on ph.guest_id = k.id`
      : sql`cast_member n on n.id = k.id left join cast_photo ph on ph.cast_id = k.id`;
  const favorites =
    side === 'cast'
      ? sql`exists (select from favorite_guest f where f.cast_id = ${ownerId} and f.guest_id = k.id) as favorite,
          exists (select from favorite f where f.cast_id = ${ownerId} and f.guest_id = k.id) as favored`
      : sql`exists (select from favorite f where f.guest_id = ${ownerId} and f.cast_id = k.id) as favorite,
          false as favored`;
  return allRows<PersonRow>(db)`
    with met as (
      select p.${sql.ref(other)} as id, count(distinct p.booking_id)::int as meetings, max(p.day) as last_day
      from participation p
      where p.${sql.ref(own)} = ${ownerId} and p.status in ('FORCE_FINISH', 'APPROVE') and p.finished_at is not null
        and p.cancel_type is distinct from 'GUEST_NO_SHOW'
      group by 1),
    person as (
      select k.id, n.nickname, ph.path as photo, coalesce(met.meetings, 0) as meeting_count, met.last_day as last_met_on,
        coalesce(met.last_day, ${NEVER}::date) as met_on
      from ${ids} as k (id) join ${person} left join met on met.id = k.id
      where ${keyword} = '' or strpos(nickname_key(n.nickname), ${foldForSearch(keyword)}) > 0)
    select k.id as "userId", k.nickname, k.photo, k.meeting_count as "meetingCount", k.last_met_on as "lastMetOn",
      k.met_on as "metOn", ${favorites} from person k
    where ${after?.id ?? null}::uuid is null
      or (k.met_on, k.id) < (${after?.metOn ?? null}::date, ${after?.id ?? null}::uuid)
    order by k.met_on desc, k.id desc limit ${limit}`;
}
