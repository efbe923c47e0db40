import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { STATE_KINDS, STATE_REASONS, stateAnchor } from '../../packages/domain/src/desk/state/index.ts';
import { anchorsOf } from '../check/anchors.ts';
import { ROOT } from '../launch/paths.ts';
import { alertsOf, productAlerts, watchedMetrics } from './alerts.ts';

const anchors = anchorsOf(readFileSync(join(ROOT, 'docs/runbook.md'), 'utf8'));

/** Where an alert leads; one that is of any kind of reading leads to all of them. */
function placesOf(runbook: string): string[] {
  const [, anchor = ''] = runbook.split('docs/runbook.md#');
  const kind = '{{ $labels.reading }}';
  return anchor.includes(kind) ? STATE_KINDS.map((one) => anchor.replace(kind, one)) : [anchor];
}
const lost = (alerts: readonly { readonly name: string; readonly runbook: string }[]) =>
  alerts.filter(({ runbook }) => placesOf(runbook).some((place) => !anchors.includes(place)));

test('every alert leads to a section of the runbook', () => {
  const alerts = productAlerts();
  expect(alerts.length).toBeGreaterThan(STATE_KINDS.length);
  expect(lost(alerts)).toEqual([]);
  const planted = alertsOf(`
groups:
  - rules:
      - alert: Lost
        expr: up == 0
        annotations:
          runbook: docs/runbook.md#state-nowhere
      - alert: Silent
        expr: up == 0
`);
  expect(lost(planted).map(({ name }) => name)).toEqual(['Lost', 'Silent']);
});

test('every section about an alert is led to', () => {
  const places = productAlerts().flatMap(({ runbook }) => placesOf(runbook));
  expect(
    anchors.filter((anchor) => /^(?:alert|state)-(?!of-)/.test(anchor) && !places.includes(anchor)),
  ).toEqual([]);
});

test('every kind of reading that can be wrong calls somebody, and says where it stands', () => {
  const paging = productAlerts().filter(({ severity }) => severity === 'page');
  for (const kind of STATE_KINDS) {
    const isEverWrong = Object.values<string>(STATE_REASONS[kind]).includes('TROUBLE');
    const of = paging.filter(({ expr }) => expr.includes(`yoimachi_state{reading="${kind}"}`));
    expect(
      of.map(({ runbook }) => runbook),
      kind,
    ).toEqual(isEverWrong ? [`docs/runbook.md#${stateAnchor(kind)}`] : []);
  }
});

test('every alert has a case in the tests of the rules', () => {
  const cases = readFileSync(join(ROOT, 'ops/prometheus/rules.test.yml'), 'utf8');
  const raised = new Set([...cases.matchAll(/alertname: (\w+)\n +exp_alerts:\n/g)].map(([, name]) => name));
  expect(
    productAlerts()
      .map(({ name }) => name)
      .filter((name) => !raised.has(name)),
  ).toEqual([]);
});

test('rules and dashboard ask for something', () => {
  expect(watchedMetrics().length).toBeGreaterThan(20);
});
