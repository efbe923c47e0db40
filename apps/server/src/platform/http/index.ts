export { authCodeOf, unauthenticated, type Access } from './auth.ts';
export { bindRoutes } from './bind.ts';
export type { AnyHandlers, Handlers, Principal, Routes } from './call.ts';
export { answerUnknown, createHttp } from './create-http.ts';
export { runIdempotent, ticketOf, type IdempotencyTicket } from './idempotency.ts';
export { makeOpenApi } from './openapi.ts';
export { serveOperations } from './operations.ts';
export { createRateLimit } from './rate-limit.ts';
export { serveWeb } from './web-files.ts';
