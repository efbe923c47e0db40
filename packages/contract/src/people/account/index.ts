export * from './account.routes.ts';
export * from './account.schema.ts';
