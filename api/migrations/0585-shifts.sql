-- Hand-over notes: what a shift leaves to the next. A draft is one per department, and one for the whole property;
-- signed, a note does not change any more.
create table shift_notes (
  property_id text not null references properties (id),
  id text not null,
  -- Null: for the whole property.
  department_key text,
  version integer not null default 1,
  -- Since when the note tells: when the note before was signed.
  since timestamptz(3) not null,
  sections jsonb not null,
  created_at timestamptz(3) not null,
  changed_at timestamptz(3) not null,
  changed_by text not null,
  -- As it was at the time: members are renamed and leave.
  changed_by_name text not null,
  signed_at timestamptz(3),
  signed_by text,
  signed_by_name text,
  primary key (property_id, id),
  foreign key (property_id, department_key) references departments (property_id, key)
);
create unique index shift_notes_one_draft on shift_notes (property_id, coalesce(department_key, ''))
  where signed_at is null;
create index shift_notes_by_time on shift_notes (property_id, signed_at desc);

-- Who has read a note, by name.
create table shift_note_readers (
  property_id text not null references properties (id),
  note_id text not null,
  member_id text not null,
  member_name text not null,
  at timestamptz(3) not null,
  primary key (property_id, note_id, member_id),
  foreign key (property_id, note_id) references shift_notes (property_id, id) on delete cascade
);

-- Whoever is on duty may be away for a moment. It says nothing to clocks: a department whose people are all away is
-- still attended, and its deadlines escalate as always.
alter table staff_presence add column away boolean not null default false;

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array['shift_notes', 'shift_note_readers'] loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('alter table %I force row level security', tenant_table);
    execute format(
      'create policy of_property on %I using (property_id = current_setting(''app.property''))
       with check (property_id = current_setting(''app.property''))', tenant_table);
    execute format(
      'create policy for_the_house on %I as restrictive for all
       using (current_setting(''app.audience'', true) = ''house'')', tenant_table);
  end loop;
  if exists (select from pg_roles where rolname = 'bellkey_app') then
    grant select, insert, update, delete on shift_notes, shift_note_readers to bellkey_app;
  end if;
end
$$;
