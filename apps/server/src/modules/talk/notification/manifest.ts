import type { Manifest } from '#platform/module/manifest.ts';

export const manifest: Manifest = {
  doors: ['#base/queue', '#people/account', '#people/consent', '#people/login', '#people/mail-code'],
  tables: {
    notification: {
      exported: 'what was told',
      erased: 'a year after it was sent, at the latest 90 days after leaving',
      kept: null,
    },
    notification_setting: {
      exported: 'the channels switched on and off',
      erased: '90 days after leaving',
      kept: null,
    },
    notification_preference: {
      exported: 'quiet hours, and whether every channel tells',
      erased: '90 days after leaving',
      kept: null,
    },
    notification_text: {
      exported: null,
      erased: '90 days after it was written, with the last of its deliveries',
      kept: null,
    },
    notice_wording: null,
    notification_delivery: {
      exported: 'by which channel what was told when, and whether it arrived',
      erased: '90 days after it was written, at the latest 90 days after leaving',
      kept: null,
    },
    notification_mail: {
      exported: 'the mail address for notifications, and when it was verified',
      erased: 'when it is removed, and 90 days after leaving',
      kept: null,
    },
    notification_count: {
      exported: null,
      erased: '90 days after leaving',
      kept: null,
    },
  },
  reads: ['account', 'identity', 'line_user', 'operator'],
  hears: ['notify'],
};
