import { formatShopPhone } from '@yoimachi/domain/account';

/** A store's number with hyphens; pressing it dials. */
export function PhoneLink({ phone }: { readonly phone: string }) {
  return (
    <a href={`tel:${phone}`} className="nums hit whitespace-nowrap underline underline-offset-4">
      {formatShopPhone(phone)}
    </a>
  );
}
