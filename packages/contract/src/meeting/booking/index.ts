export * from './booking.routes.ts';
export * from './booking.schema.ts';
