export * from './search.routes.ts';
export * from './search.schema.ts';
