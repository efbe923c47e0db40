export type { FastifyReply as HttpReply, FastifyRequest as HttpRequest } from 'fastify';
