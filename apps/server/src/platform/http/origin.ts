import type { FastifyRequest } from 'fastify';

/** From where a call came. */
export interface Origin {
  readonly address: string;
  /** Its own; null behind a proxy, which opens a connection of its own and does not say. */
  readonly port: number | null;
  readonly agent: string;
}

const AGENT_MAX = 300;

export const originOf = ({ ip, socket, headers }: FastifyRequest): Origin => ({
  address: ip,
  port: ip === socket.remoteAddress ? (socket.remotePort ?? null) : null,
  agent: (headers['user-agent'] ?? '').slice(0, AGENT_MAX),
});
