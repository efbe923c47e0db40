/** The product did something other than the model says; `told` holds the last steps. */
export class Differs extends Error {
  readonly told: string;
  /** How many steps had been taken. */
  readonly taken: number;

  constructor(cause: unknown, told: string, taken: number) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.name = 'Differs';
    this.told = told;
    this.taken = taken;
  }
}
