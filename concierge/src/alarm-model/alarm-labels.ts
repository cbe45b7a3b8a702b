/** The model's labels, in the order of its outputs. `none`: no danger. */
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

/** The kind of alarm of a label: staff and guests see fewer kinds than the labels distinguish. */
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
