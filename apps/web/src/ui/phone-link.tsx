import { formatShopPhone } from '@yoimachi/domain/account';

/** A shop's number with its hyphens; a press calls it. */
export function PhoneLink({ phone }: { readonly phone: string }) {
  return (
    <a href={`tel:${phone}`} className="nums hit whitespace-nowrap underline underline-offset-4">
      {formatShopPhone(phone)}
    </a>
  );
}
