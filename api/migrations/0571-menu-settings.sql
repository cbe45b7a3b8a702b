-- The menu as managers set it: a dish that is taken off stays for the orders that have it, and one that is sold out may
-- come back by itself at a time.
alter table menu_categories add column version integer not null default 1;
alter table menu_items
  add column version integer not null default 1,
  add column listed boolean not null default true,
  add column sold_out_until timestamptz(3);

alter table setting_changes drop constraint setting_changes_subject_check;
alter table setting_changes add constraint setting_changes_subject_check
  check (subject in ('property', 'department', 'service', 'place', 'dish', 'category'));
