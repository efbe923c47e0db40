import { UserType } from '@yoimachi/domain/account';

/** Where the person's own age check stands in the web. */
export const linkOf = ({ userType }: { readonly userType: UserType }): string =>
  userType === UserType.CAST ? '/cast/age-verification' : '/guest/age-verification';
