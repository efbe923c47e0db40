import type { ReadDocument } from '@yoimachi/domain/age-check';
import { expect, test, vi } from 'vitest';
import { WorkerFailure, type WorkerProcess, type WorkerReason } from '#platform/worker-process';
import { companyReader } from '../company-reader.ts';
import { NOTHING_READ } from '../port.ts';
import type { ReaderHandlers } from '../reader.worker.ts';

const clock = { now: () => new Date('2026-11-21T15:00:00Z') };
const licence: ReadDocument = { ...NOTHING_READ, documentName: true, name: '高橋 美咲' };
const picture = new Uint8Array([1, 2, 3]);
const order = { documentType: 'DRIVERS_LICENSE' } as const;

/** Answers one after the other; a reason is a failure. */
function over(...answers: (WorkerReason | ReadDocument)[]) {
  const ask = vi.fn(() => {
    const answer = answers.shift()!;
    return typeof answer === 'string'
      ? Promise.reject(new WorkerFailure(answer, answer))
      : Promise.resolve(answer);
  });
  const worker = { ask, close: vi.fn() } as unknown as WorkerProcess<ReaderHandlers>;
  return { ask, reader: companyReader(worker, clock) };
}

test('asks with the day in Tokyo', async () => {
  const { ask, reader } = over(licence);
  expect(await reader.read(picture, order)).toEqual(licence);
  expect(ask).toHaveBeenCalledExactlyOnceWith(
    'read',
    { documentType: 'DRIVERS_LICENSE', today: '2026-11-22' },
    expect.any(Function),
  );
});

test.each(['DIED', 'TIME', 'MEMORY', 'THREW'] as const)(
  'a process that ended (%s) is followed by another; a picture that ends two was not read',
  async (reason) => {
    const { ask, reader } = over(reason, licence, reason, reason);
    expect(await reader.read(picture, order)).toEqual(licence);
    expect(await reader.read(picture, order)).toEqual(NOTHING_READ);
    expect(ask).toHaveBeenCalledTimes(4);
  },
);

test.each(['BUSY', 'CLOSED', 'INPUT'] as const)(
  'what is no fault of the picture (%s) is thrown',
  async (reason) => {
    const { ask, reader } = over(reason);
    await expect(reader.read(picture, order)).rejects.toThrow(reason);
    expect(ask).toHaveBeenCalledOnce();
  },
);
