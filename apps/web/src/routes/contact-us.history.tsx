import { createFileRoute } from '@tanstack/react-router';
import { InquiryHistoryPage } from '#talk/inquiry';
import { requireAnySession } from '../app/guard.ts';

export const Route = createFileRoute('/contact-us/history')({
  /** `sent`: the number of what was sent just now. */
  validateSearch: ({ sent }: Readonly<Record<string, unknown>>): { readonly sent?: string } =>
    typeof sent === 'string' && /^Y-\w{4}-\w{4}$/.test(sent) ? { sent } : {},
  beforeLoad: ({ location }) => requireAnySession(location.href),
  component: InquiryHistoryPage,
});
