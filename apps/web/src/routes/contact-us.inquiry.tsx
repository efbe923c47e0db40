import { createFileRoute } from '@tanstack/react-router';
import { InquiryThreadPage } from '#talk/inquiry';
import { requireAnySession } from '../app/guard.ts';

export const Route = createFileRoute('/contact-us/inquiry')({
  validateSearch: ({ inquiryId }: Readonly<Record<string, unknown>>): { readonly inquiryId?: string } =>
    typeof inquiryId === 'string' ? { inquiryId } : {},
  beforeLoad: ({ location }) => requireAnySession(location.href),
  component: InquiryThreadPage,
});
