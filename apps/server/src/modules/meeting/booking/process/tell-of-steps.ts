import { isOpen, phaseOf, recipientOf, type NotificationKind, type Step } from '@yoimachi/domain/booking';
import type { Trx } from '#platform/database';
import { publishAll, type Happened } from '#platform/outbox';
import type { ToldPoints } from '../booking.ja.ts';
import type { Part, Whole } from './part.ts';
import type { Moved, Settled } from '../money/move-money.ts';
import { changeOf, messageOf, messageToOther, type Kind } from './tell.ts';

interface Told {
  readonly moved: Moved;
  /** For the operators, by part. */
  readonly alerts: ReadonlyMap<string, readonly Kind[]>;
  readonly at: Date;
}

/** Leaves what everybody is to hear of the steps of a decision. `parts` are those afterwards. */
export async function tellOfSteps(
  trx: Trx,
  parts: Whole,
  steps: readonly Step[],
  { moved, alerts, at }: Told,
): Promise<void> {
  const { settled } = moved;
  const isPaid = settled !== null && settled.points > 0;
  const messages: Happened[] = [];
  for (const step of steps) {
    const part = parts.find(({ id }) => id === step.id)!;
    const kinds = step.decision.notify.filter((kind) => !isPaid || kind !== 'GUEST_FINISHED');
    messages.push(...kinds.flatMap((kind) => messagesOf(parts, part, kind, at)));
    messages.push(...(alerts.get(part.id) ?? []).map((kind) => messageOf(part, kind, at)));
  }
  if (isPaid) messages.push(...settlementMessages(parts, settled, at));
  for (const step of steps) {
    // The clock's end comes together with the first question whether she left safely, and takes its place.
    if (step.decision.action !== 'autoFinish') continue;
    messages.push(
      messageOf(
        parts.find(({ id }) => id === step.id)!,
        'CAST_CHECKOUT_ASK',
        at,
      ),
    );
  }
  await publishAll(trx, [...parts.map((part) => changeOf(part, at)), ...onceEach(messages)]);
}

function messagesOf(parts: Whole, part: Part, kind: NotificationKind, at: Date): Happened[] {
  const others = parts.filter((other) => other.id !== part.id);
  if (recipientOf(kind) !== 'others') {
    const otherCasts = others.filter(({ state }) => phaseOf(state) !== 'closed').length;
    return [messageOf(part, kind, at, { otherCasts })];
  }
  return others.filter(({ state }) => isOpen(state)).map((other) => messageToOther(part, other, kind, at));
}

/** Who is told of the money hears of the end by that: the guest once, of the whole; each cast of her reward. */
function settlementMessages(
  parts: Whole,
  settled: Settled,
  at: Date,
  card?: Pick<ToldPoints, 'cardPoints' | 'cardYen'>,
): Happened[] {
  const kind = parts.some(({ billed }) => billed?.kind === 'USE') ? 'GUEST_SETTLED' : 'GUEST_FEE_SETTLED';
  // Who does not have it yet hears that it is frozen instead.
  const rewarded = parts.filter(
    ({ id, isRewardFrozen }) => !isRewardFrozen && (settled.rewards.get(id) ?? 0) > 0,
  );
  return [
    messageOf(parts[0]!, kind, at, { settledPoints: settled.points }),
    ...(card && (card.cardPoints ?? 0) > 0 ? [messageOf(parts[0]!, 'GUEST_CARD_CHARGED', at, card)] : []),
    ...rewarded.map((part) =>
      messageOf(part, 'CAST_REWARD', at, { rewardPoints: settled.rewards.get(part.id)! }),
    ),
  ];
}

/** Leaves what everybody is to hear of a settlement that had to wait for the card. */
export async function tellOfSettlement(
  trx: Trx,
  parts: Whole,
  settled: Settled,
  card: Pick<ToldPoints, 'cardPoints' | 'cardYen'>,
  at: Date,
): Promise<void> {
  const changes = parts.map((part) => changeOf(part, at));
  await publishAll(trx, [...changes, ...settlementMessages(parts, settled, at, card)]);
}

/** The guest of several casts reads the same words once. */
function onceEach(messages: readonly Happened[]): Happened[] {
  const seen = new Set<string>();
  return messages.filter(({ topic, key, payload }) => {
    const text = JSON.stringify([topic, key, payload]);
    return !seen.has(text) && seen.add(text);
  });
}
