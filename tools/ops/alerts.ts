import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { ROOT } from '../launch/paths.ts';

/** Where Prometheus finds its rules and Grafana its dashboard. */
export const RULES = 'ops/prometheus/rules.yml';
export const DASHBOARD = 'ops/grafana/yoimachi.json';

export interface Alert {
  readonly name: string;
  readonly expr: string;
  readonly severity: string;
  /** The file and the anchor of what to do. */
  readonly runbook: string;
}

const textOf = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

interface Rule {
  readonly alert: string;
  readonly expr: string;
  readonly labels?: { readonly severity?: string };
  readonly annotations?: { readonly runbook?: string };
}

/** Alerts of a file of rules; what one lacks is empty. */
export const alertsOf = (rules: string): Alert[] =>
  (parse(rules) as { readonly groups: readonly { readonly rules: readonly Rule[] }[] }).groups.flatMap(
    (group) =>
      group.rules.map(({ alert: name, expr, labels, annotations }) => ({
        name,
        expr,
        severity: labels?.severity ?? '',
        runbook: annotations?.runbook ?? '',
      })),
  );

export const productAlerts = (): Alert[] => alertsOf(textOf(RULES));

/** Metrics that a text asks for: the product's own and those of its process. */
export const metricsIn = (text: string): string[] =>
  [...new Set([...text.matchAll(/\b(?:yoimachi|process|nodejs)_\w+/g)].map(([name]) => name))].sort();

/** All that rules and dashboard ask for. */
export const watchedMetrics = (): string[] =>
  metricsIn(`${textOf(RULES)}\n${expressionsOf(textOf(DASHBOARD))}`);

/** What the panels of a dashboard ask. */
export const expressionsOf = (dashboard: string): string =>
  (JSON.parse(dashboard) as { panels: { targets: { expr: string }[] }[] }).panels
    .flatMap(({ targets }) => targets.map(({ expr }) => expr))
    .join('\n');
