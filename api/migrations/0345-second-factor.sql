-- A property can require a second factor: its managers and owners then sign in with one, or reach nothing of it.

alter table properties add column second_factor_required boolean not null default false;
