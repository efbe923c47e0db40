import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

export { addGauge, type Sample } from './add-gauge.ts';
export { readSeldom } from './read-seldom.ts';
export { showProcess } from './show-process.ts';

/** This process's metrics in Prometheus format. */
export interface Metrics {
  readonly registry: Registry;
  readonly httpSeconds: Histogram<'route' | 'status'>;
  readonly unreadQueries: Counter<'route'>;
  readonly dueRuns: Counter<'work' | 'outcome'>;
  readonly outboxEvents: Counter<'topic' | 'outcome'>;
  readonly jobs: Counter<'job' | 'outcome'>;
  readonly operatorAlerts: Counter<'kind'>;
  readonly messages: Counter<'channel' | 'outcome'>;
  readonly workerSeconds: Histogram<'worker' | 'kind' | 'outcome'>;
  readonly sockets: Gauge;
  readonly socketsRefused: Counter<'limit'>;
  readonly liveDeaf: Gauge;
  readonly liveFound: Counter;
  readonly ledgerIncoherences: Gauge;
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  return {
    registry,
    httpSeconds: new Histogram({
      name: 'yoimachi_http_seconds',
      help: 'Time to answer a call',
      labelNames: ['route', 'status'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15],
      registers,
    }),
    unreadQueries: new Counter({
      name: 'yoimachi_unread_queries_total',
      help: 'Calls with a query parameter that nobody reads',
      labelNames: ['route'],
      registers,
    }),
    dueRuns: new Counter({
      name: 'yoimachi_due_runs_total',
      help: 'Things done because their time had come',
      labelNames: ['work', 'outcome'],
      registers,
    }),
    outboxEvents: new Counter({
      name: 'yoimachi_outbox_events_total',
      help: 'Outbox events handed to their subscribers',
      labelNames: ['topic', 'outcome'],
      registers,
    }),
    jobs: new Counter({
      name: 'yoimachi_jobs_total',
      help: 'Tries of jobs',
      labelNames: ['job', 'outcome'],
      registers,
    }),
    operatorAlerts: new Counter({
      name: 'yoimachi_operator_alerts_total',
      help: 'What operators had to be told at once',
      labelNames: ['kind'],
      registers,
    }),
    messages: new Counter({
      name: 'yoimachi_messages_total',
      help: 'Messages given to a service of SMS or mail',
      labelNames: ['channel', 'outcome'],
      registers,
    }),
    workerSeconds: new Histogram({
      name: 'yoimachi_worker_seconds',
      help: 'Time until a worker process answered or failed',
      labelNames: ['worker', 'kind', 'outcome'],
      buckets: [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60],
      registers,
    }),
    ...createSocketMetrics(registers),
    ledgerIncoherences: new Gauge({
      name: 'yoimachi_ledger_incoherences',
      help: "Rules of the ledger found broken by the last night's check",
      registers,
    }),
  };
}

const createSocketMetrics = (registers: Registry[]) => ({
  sockets: new Gauge({ name: 'yoimachi_sockets', help: 'Open sockets', registers }),
  socketsRefused: new Counter({
    name: 'yoimachi_sockets_refused_total',
    help: 'Sockets beyond the limit of their address or account',
    labelNames: ['limit'],
    registers,
  }),
  liveDeaf: new Gauge({
    name: 'yoimachi_live_deaf',
    help: 'Whether this process does not hear what others tell open screens, and asks the log instead',
    registers,
  }),
  liveFound: new Counter({
    name: 'yoimachi_live_found_total',
    help: 'What open screens were told after it was found in the log',
    registers,
  }),
});
