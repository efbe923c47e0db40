export * from './schedule.routes.ts';
export * from './schedule.schema.ts';
