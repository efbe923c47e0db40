export { admit, authCodeOf, unauthenticated, type Access, type Views } from './auth.ts';
export { API_BASE, bindRoutes, type Door } from './bind.ts';
export type {
  AnyHandlers,
  Call,
  Handlers,
  OperatorCall,
  OperatorHandlers,
  OrderOf,
  Principal,
  Routes,
} from './call.ts';
export { createComing, wholeBody, type ComingBodies } from './coming-bodies.ts';
export { browserDestinations, type BrowserService } from './destinations.ts';
export { answerUnknown, createHttp, stopListening } from './create-http.ts';
export { failureAnswer, sendFailure } from './failure-answer.ts';
export { runIdempotent, ticketOf, type IdempotencyTicket } from './idempotency.ts';
export { isWithin, networkOf } from './network.ts';
export { makeOpenApi } from './openapi.ts';
export { cutPage, pageOf } from './page-of.ts';
export { parseInput } from './parse.ts';
export { serveOperations } from './operations.ts';
export { readCookie, writeCookie } from './cookies.ts';
export { createCallLimits } from './call-limits.ts';
export { forgetRateWindows } from './rate-window.store.ts';
export { inlineScriptSources } from './inline-scripts.ts';
export { createUnreadQuery } from './unread-query.ts';
export { createMinuteCount, type MinuteCount } from './shared-limit.ts';
export { sendStored } from './send-stored.ts';
export { createLinks, type Links } from './signed-link.ts';
export type { FastifyReply as HttpReply, FastifyRequest as HttpRequest } from 'fastify';
export { createSocketCalls, type SocketCalls } from './socket-calls.ts';
export { sendFile } from './send-file.ts';
export { sendStream } from './send-stream.ts';
export { serveAdmin } from './admin-files.ts';
export { isScreenAddress, servePortraits, serveWeb } from './web-files.ts';
export { ToldFailure } from './told-failure.ts';
export type { Consents, Records } from './answer-call.ts';
export { originOf, type Origin } from './origin.ts';
export { serializerOf } from './serialize.ts';
