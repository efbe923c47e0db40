import type { Manifest } from '#platform/module/manifest.ts';

export const manifest: Manifest = {
  doors: ['#people/group', '#talk/chat', '#base/text-guard'],
  tables: {
    group_message: {
      exported: 'her own messages to groups',
      erased: 'a year after it was sent, or 90 days after leaving',
      kept: null,
    },
    group_message_part: {
      exported: null,
      erased: 'with its message, or 90 days after its guest left',
      kept: null,
    },
  },
  private: { group_message: ['body'] },
  reads: ['account', 'chat_conversation', 'contact_group', 'contact_group_member', 'group_member_ids'],
};
