export * from './booking.routes.ts';
export * from './booking.schema.ts';
export { toDoRoutes } from './to-do.routes.ts';
