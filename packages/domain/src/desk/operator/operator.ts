/** An operator's role. Only an owner decides who else is one. */
export const OPERATOR_ROLES = ['reviewer', 'finance', 'support', 'owner'] as const;
export type OperatorRole = (typeof OPERATOR_ROLES)[number];

export const isOperatorRole = (text: string): text is OperatorRole =>
  OPERATOR_ROLES.some((role) => role === text);

/** The actor: the operator's row. What he does refers to the id; the name is for human readers. */
export interface OperatorRef {
  readonly id: string;
  readonly name: string;
}
