/** What a line can say, in the order of the model's outputs. `none`: no danger. */
export const ALARM_LABELS = [
  'none',
  'fire',
  'gas',
  'medical',
  'poisoning',
  'self-harm',
  'violence',
  'intruder',
  'missing',
  'trapped',
  'drowning',
  'flood',
  'electric',
  'danger',
] as const;
export type AlarmLabel = (typeof ALARM_LABELS)[number];

/** The kind of alarm that a label raises: staff and guests know fewer kinds than the lines are sorted into. */
export const KIND_OF_LABEL: Readonly<Record<Exclude<AlarmLabel, 'none'>, string>> = {
  fire: 'fire',
  gas: 'fire',
  medical: 'medical',
  poisoning: 'medical',
  'self-harm': 'self-harm',
  violence: 'security',
  intruder: 'security',
  missing: 'missing',
  trapped: 'trapped',
  drowning: 'medical',
  flood: 'water',
  electric: 'power',
  danger: 'danger',
};
