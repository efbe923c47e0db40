/** How somebody who left is called wherever others still see the name. */
export const LEFT_NAME = '退会したユーザー';
