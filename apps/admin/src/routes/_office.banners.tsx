import { createFileRoute } from '@tanstack/react-router';
import { BannersPage } from '#features/news';
import { refuseOthers } from '../app/guard.ts';

export const Route = createFileRoute('/_office/banners')({
  beforeLoad: ({ context }) => refuseOthers(context.office, 'listBanners'),
  component: BannersPage,
});
