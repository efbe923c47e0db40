import * as z from 'zod/mini';
import { instant, listOf, text } from '@yoimachi/contract/common';
import { route } from '@yoimachi/contract/route';
import { NOTICE_CATEGORIES } from '@yoimachi/domain/notification';

/** What can be switched on and off; SMS follow from what they are about. */
const freeChannels = ['PUSH', 'LINE', 'MAIL'] as const;
const dayMinute = () => z.int().check(z.minimum(0), z.maximum(1439));

const chosen = {
  /** One for each category and channel that can be switched. */
  channels: listOf({
    category: z.literal(NOTICE_CATEGORIES),
    channel: z.literal(freeChannels),
    isOn: z.boolean(),
  }).check(z.maxLength(NOTICE_CATEGORIES.length * freeChannels.length)),
  /** Minutes of the Tokyo day; over midnight where the end comes first. */
  quiet: z.object({ isOn: z.boolean(), fromMinute: dayMinute(), toMinute: dayMinute() }),
  /** By all chosen channels, instead of the first that reaches the person. */
  everyChannel: z.boolean(),
};

const waitingMail = z.object({ email: z.string(), expiresAt: instant(), resendAt: instant() });

export const noticeSettings = z.object({
  ...chosen,
  addresses: z.object({
    isLineLinked: z.boolean(),
    maskedEmail: z.nullable(z.string()),
    /** An address whose code has not been entered yet. */
    waitingMail: z.nullable(waitingMail),
    maskedPhone: z.nullable(z.string()),
  }),
});
export type NoticeSettingsAnswer = z.output<typeof noticeSettings>;

const settingsOf = (who: 'cast' | 'guest') => ({
  read: route('GET', `/${who}/settings/notifications`, who, {
    summary: 'By which channels this account is told of what, its quiet hours and where it is reached.',
    answer: noticeSettings,
  }),
  save: route('PUT', `/${who}/settings/notifications`, who, {
    summary: 'Sets channels and quiet hours; what is not named has its default.',
    body: z.object(chosen),
    answer: noticeSettings,
  }),
});
const [guest, cast] = [settingsOf('guest'), settingsOf('cast')];

export const noticeSettingRoutes = {
  guestNoticeSettings: guest.read,
  saveGuestNoticeSettings: guest.save,
  castNoticeSettings: cast.read,
  saveCastNoticeSettings: cast.save,
  sendNoticeMailCode: route('POST', '/notifications/mail-code', 'member', {
    summary:
      'Sends a 6-digit code to the address to which notifications shall go; a new code voids the old one.',
    body: z.object({ email: text(254) }),
    answer: waitingMail,
    errors: ['EMAIL_INVALID', 'RESEND_TOO_SOON', 'TOO_MANY_ATTEMPTS', 'TOO_MANY_REQUESTS'],
  }),
  saveNoticeMail: route('PUT', '/notifications/mail', 'member', {
    summary: 'Notifications go by mail to the address that the code was sent to.',
    body: z.object({ code: text(20) }),
    answer: z.object({ maskedEmail: z.string() }),
    errors: ['CODE_EXPIRED', 'CODE_FORMAT', 'INVALID_VERIFICATION_CODE', 'TOO_MANY_ATTEMPTS'],
  }),
  removeNoticeMail: route('DELETE', '/notifications/mail', 'member', {
    summary: 'No notification goes by mail any more; again changes nothing.',
  }),
} as const;
