import { createFileRoute, notFound } from '@tanstack/react-router';
import { queueLists } from '@yoimachi/contract/admin';
import { refuseOthers } from '../app/guard.ts';
import { QueuePage } from '../app/queue-page.tsx';
import { queueSearch } from '../app/queue-search.ts';
import { queueScreens } from '../app/queues.ts';

const isQueue = (name: string): name is keyof typeof queueLists => Object.hasOwn(queueLists, name);

export const Route = createFileRoute('/_office/queues/$queue')({
  validateSearch: queueSearch,
  beforeLoad: ({ context, params: { queue } }) => {
    if (!isQueue(queue)) throw notFound();
    refuseOthers(context.office, queueLists[queue]);
  },
  loader: ({ params: { queue } }) => {
    if (!isQueue(queue)) throw notFound();
    return queueScreens[queue]();
  },
  component: QueuePage,
});
