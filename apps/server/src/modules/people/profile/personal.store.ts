import { LEFT_NAME } from '@yoimachi/domain/leaving';
import { sql } from 'kysely';
import type { PersonalTables } from '#platform/personal';
import { openAccountInfo, openBankAccount } from './private.ts';

/** What is exported and erased of people's profiles. */
export const profilePersonal: PersonalTables = {
  guest: {
    exported: (_, { accountId }) =>
      sql`select nickname, birthday, profile, age_checked_at as "ageCheckedAt" from guest where id = ${accountId}`,
    erased: (_, { accountId }) =>
      sql`update guest set nickname = ${LEFT_NAME}, birthday = null, profile = '{}' where id = ${accountId}`,
  },
  cast_member: {
    exported: (_, { accountId }) =>
      sql`select nickname, birthday, cast_class as "castClass", stage, price30, price15,
          short_profile as "shortProfile", self_intro as "selfIntro", profile,
          review_count as "reviewCount", review_score as "reviewScore", registered_at as "registeredAt",
          paused_at as "pausedAt", resumes_at as "resumesAt"
        from cast_member where id = ${accountId}`,
    erased: (_, { accountId }) =>
      sql`update cast_member set nickname = ${LEFT_NAME}, birthday = null, profile = '{}',
        short_profile = '', self_intro = '', search_text = '' where id = ${accountId}`,
  },
  cast_private: {
    async exported(db, { accountId }, crypto) {
      const rows = await db
        .selectFrom('cast_private')
        .select(['account_info', 'bank_account'])
        .where('cast_id', '=', accountId)
        .execute();
      return rows.map((row) => ({
        accountInfo: openAccountInfo(crypto, accountId, row.account_info),
        bankAccount: openBankAccount(crypto, accountId, row.bank_account),
      }));
    },
    erased: (_, { accountId }) => sql`delete from cast_private where cast_id = ${accountId}`,
  },
  cast_tag: {
    exported: (_, { accountId }) =>
      sql`select tag_group as "group", tag from cast_tag where cast_id = ${accountId} order by tag_group, tag`,
    erased: (_, { accountId }) => sql`delete from cast_tag where cast_id = ${accountId}`,
  },
  nickname_review: {
    exported: (_, { accountId }) =>
      sql`select forbidden_at as "forbiddenAt" from nickname_review where account_id = ${accountId}`,
    erased: (_, { accountId }) => sql`delete from nickname_review where account_id = ${accountId}`,
  },
  store: {
    exported: (_, { accountId }) =>
      sql`select name, address, phone, url from store where added_by = ${accountId} order by id`,
    erased: (_, { accountId }) => sql`update store set added_by = null where added_by = ${accountId}`,
  },
};
