/** Every address that the specification names (rules.md 10.2), below its side. */
const SPECIFIED: Readonly<Record<string, readonly string[]>> = {
  '/cast': [
    ...['', '/my-profile', '/setting/setting-price', '/setting/setting-schedule', '/setting-point'],
    ...['/bookings', '/payoff', '/help', '/chat-list', '/ranking', '/pause', '/notification', '/favorite'],
    ...['/policy', '/commercial-transaction', '/privacy-policy-detail', '/term-of-service', '/faq'],
    ...['/how-to-use', '/edit-profile', '/account-info', '/bank-account', '/point-history'],
    ...['/request-payoff', '/change-phone', '/dohan-list', '/dohan-detail', '/dohan-day'],
  ],
  '/guest': [
    ...['', '/chat-list', '/my-profile', '/my-profile/edit/nickname', '/my-profile/edit/birthday'],
    ...['/my-profile/edit/self-introduction', '/my-profile/edit/short-profile'],
    ...['/my-profile/edit/detail-infomation', '/edit-profile', '/help/faq', '/help/terms-service'],
    ...['/help/privacy-policy', '/favorite', '/search', '/ranking', '/user-profile', '/notification'],
    ...['/buy-point', '/buy-point/history', '/payment-info', '/used-point-history', '/coupon'],
    ...['/change-phone', '/dohan-list', '/dohan-detail', '/dohan-day'],
  ],
  '': ['/authentication', '/contact-us', '/notification-setting', '/notification'],
};
export const SPECIFIED_ADDRESSES = Object.entries(SPECIFIED).flatMap(([side, paths]) =>
  paths.map((path) => side + path),
);
