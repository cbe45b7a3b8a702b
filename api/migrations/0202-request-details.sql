-- What the guest said about when, how long and for how many, apart from their words: [{"slot": "date", "value": "2026-11-22"}].
alter table requests add column details jsonb not null default '[]';
