-- What a house has written down (services, menu, knowledge) is read for every answer and changed a few times a day.
-- Its version says whether what a process holds of it is still true. Numbers come from one sequence, so that none is
-- ever used twice, not even by a transaction that was rolled back or a property that was made anew.
create sequence content_version;

create table content_versions (
  property_id text primary key references properties (id) on delete cascade,
  version bigint not null default nextval('content_version')
);

insert into content_versions (property_id) select id from properties;

create function content_changed() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    -- What is deleted was once written, so the version is there, unless the property itself is going.
    update content_versions set version = nextval('content_version') where property_id = old.property_id;
  else
    insert into content_versions (property_id) values (new.property_id)
      on conflict (property_id) do update set version = nextval('content_version');
  end if;
  return null;
end
$$;

do $$
declare
  content_table text;
begin
  foreach content_table in array array[
    'departments', 'services', 'facts', 'synonym_groups', 'menu_categories', 'menu_items'
  ] loop
    execute format(
      'create trigger content_changed after insert or update or delete on %I
       for each row execute function content_changed()', content_table);
  end loop;
end
$$;

alter table content_versions enable row level security;
alter table content_versions force row level security;
create policy of_property on content_versions using (property_id = current_setting('app.property'))
  with check (property_id = current_setting('app.property'));

do $$
begin
  if exists (select from pg_roles where rolname = 'bellkey_app') then
    grant select, insert, update, delete on content_versions to bellkey_app;
    grant usage on sequence content_version to bellkey_app;
  end if;
end
$$;
