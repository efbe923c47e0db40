import { UserType } from '@yoimachi/domain/account';

/** Where the person's own age check stands in the web. */
export const linkOf = ({ user_type }: { readonly user_type: UserType }): string =>
  user_type === UserType.CAST ? '/cast/age-verification' : '/guest/age-verification';
