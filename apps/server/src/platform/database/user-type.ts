import { sql } from 'kysely';
import { UserType } from '@yoimachi/domain/account';

/** How SQL tells accounts apart: part of its text, so that a plan may use what it says, and never a parameter. */
export const GUEST = sql.lit(UserType.GUEST);
export const CAST = sql.lit(UserType.CAST);
