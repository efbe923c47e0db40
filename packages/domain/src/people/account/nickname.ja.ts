/** The name of a guest who gave none. */
export const DEFAULT_GUEST_NICKNAME = 'ゲスト';
