import { createFileRoute } from '@tanstack/react-router';
import { GiftsPage } from '#features/gifts';
import { refuseOthers } from '../app/guard.ts';

export const Route = createFileRoute('/_office/gifts')({
  beforeLoad: ({ context }) => refuseOthers(context.office, 'listGifts'),
  component: GiftsPage,
});
