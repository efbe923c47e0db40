const passed = new Map<string, number>();

/** A step of a program of tests, which dies without notice at the one that DIE_AT names, when it comes there for the `turn`th time. */
export async function step(name: string, turn = 1): Promise<void> {
  passed.set(name, (passed.get(name) ?? 0) + 1);
  if (name !== process.env['DIE_AT'] || passed.get(name) !== turn) return;
  process.kill(process.pid, 'SIGKILL');
  // Nothing proceeds until the signal arrives.
  await new Promise(() => undefined);
}

/** Another product begins in this process. */
export const forgetSteps = (): void => passed.clear();
