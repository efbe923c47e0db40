import type { groupMessageRoutes } from '@yoimachi/contract/group-message';
import { GROUP_MESSAGES_PER_DAY } from '@yoimachi/domain/group-message';
import { ok } from '@yoimachi/domain/result';
import { dayOf } from '@yoimachi/domain/time';
import type { Handlers } from '#platform/http';
import { does } from '#platform/jobs';
import type { AppContext, Module } from '#platform/module';
import { groupOf } from '#people/group';
import { guardText } from '#base/text-guard';
import { carryGroupMessage } from './carry.ts';
import { audienceOf, countOfDay, lastOf } from './group-message.store.ts';
import { carrying, sendGroupMessage } from './send-group-message.ts';

const SHOWN = 20;

/** A cast's messages to her groups. */
export function groupMessageModule(context: AppContext): Module {
  const { db, clock } = context;
  const handlers: Handlers<typeof groupMessageRoutes> = {
    async previewGroupMessage({ principal: { accountId }, query: { groupId } }) {
      const group = await groupOf(db, { accountId, side: 'cast' }, groupId);
      if (!group.ok) return group;
      const { guestIds, ...others } = await audienceOf(db, accountId, groupId);
      const sentToday = await countOfDay(db, accountId, dayOf(clock.now()));
      return ok({
        peopleCount: guestIds.length,
        ...others,
        leftToday: Math.max(0, GROUP_MESSAGES_PER_DAY - sentToday),
      });
    },
    listGroupMessages: async ({ principal }) => ok({ items: await lastOf(db, principal.accountId, SHOWN) }),
    async sendGroupMessage({ principal: { accountId }, idempotency, body }) {
      const judged = { accountId, byCast: true, place: 'CHAT', text: body.text, field: 'text' } as const;
      const guarded = await guardText(context, judged);
      if (!guarded.ok) return guarded;
      const sent = await sendGroupMessage(context, accountId, idempotency, body);
      if (!sent.ok) return sent;
      const warning = guarded.value && { kind: guarded.value.kind, found: guarded.value.found };
      return ok({ ...sent.value, warning });
    },
  };
  return {
    handlers,
    jobs: [does(carrying, ({ groupMessageId }) => carryGroupMessage(context, groupMessageId))],
  };
}
