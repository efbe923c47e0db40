/** Sentences about operators and their names, by code. */
export const operatorReasons: Readonly<Record<string, string>> = {
  OPERATOR_NAME_MISSING: 'the name has nothing that can be seen',
  OPERATOR_NAME_TOO_LONG: 'the name is too long',
  OPERATOR_NAME_LETTERS: 'a name needs a letter',
  OPERATOR_NAME_SCRIPTS:
    'a name is written in Latin letters or in Japanese, never in both nor in other letters',
  OPERATOR_NAME_TAKEN: 'an operator has this name already, perhaps in another spelling; see list-operators',
  OPERATOR_UNKNOWN: 'no operator is called so; see list-operators',
  OPERATOR_DISABLED: 'this operator is disabled; an owner can enable-operator',
  EMAIL_INVALID: 'this is no mail address',
  OPERATOR_MAIL_TAKEN: 'another operator has this mail address',
  OFFICE_INVITE_SELF: 'another owner renews what you come in by',
  OPERATOR_ROLE: 'your role may not do this; an owner can change-role',
  OPERATOR_REQUIRED: 'there is an owner already: name one with --operator',
  OWNER_ONLY: 'only an owner decides who is an operator',
  OWNER_FIRST: 'the first operator is an owner: --role owner',
  LAST_OWNER: 'this is the last owner; make another one first',
};
