import type { figuresAdminRoutes } from '@yoimachi/contract/figures';
import type { AnswerInputOf, QueryOf } from '@yoimachi/contract/route';
import { sql } from 'kysely';
import type { Place } from '#base/queue';

type Routes = typeof figuresAdminRoutes;

/** Tokyo days, both included; of a district or a class alone where one is named. */
export type Span = Omit<QueryOf<Routes['listSettled']>, 'cursor'>;

/** As many rows as `limit` after a place, the last first; null: the first page. */
export interface PageOfCounted {
  readonly after: Place | null;
  readonly limit: number;
}

/** A cast's share of a booking, and when something became of it, as a list shows it. */
export type Share<Name extends 'listCounted' | 'listSettled'> = AnswerInputOf<
  Routes[Name]
>['items'][number] & { readonly at: Date };

/** Whose share: of a participation `p`, its booking `b`, guest `g` and cast `c`. */
export const WHOSE = sql`json_build_object('id', b.id, 'number', b.number) as booking,
  json_build_object('id', p.guest_id, 'nickname', g.nickname) as guest,
  json_build_object('id', p.cast_id, 'nickname', c.nickname) as cast, p.district, p.cast_class as "castClass"`;

/** The same in a file, where members stand by their numbers. */
export interface ShareLine extends Pick<Share<'listCounted'>, 'at' | 'district' | 'castClass'> {
  readonly number: string;
  readonly guestNumber: number;
  readonly castNumber: number;
}
