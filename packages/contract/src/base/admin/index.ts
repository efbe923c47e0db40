export { acts, mayAct, type Act, type AdminCall } from './acts.ts';
export { mayWork, queueLists } from './queues.ts';
export { adminRoutes } from './routes.ts';
