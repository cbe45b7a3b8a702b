-- Ordering together (decision 0760): a tab joins the carts of guests at one place, until it is closed.
create table tabs (
  property_id text not null references properties (id),
  id text not null,
  location_id text not null,
  -- The tab_guests row of whoever opened it, and confirms for all.
  owner_id text not null,
  -- Shown to its guests alone; a new one when a guest is removed.
  share_code text not null,
  created_at timestamptz(3) not null,
  -- By itself: three hours after it was opened, or after its last order.
  closes_at timestamptz(3) not null,
  closed_at timestamptz(3),
  primary key (property_id, id),
  unique (property_id, share_code)
);

create table tab_guests (
  property_id text not null references properties (id),
  id text not null,
  tab_id text not null,
  conversation_id text not null,
  guest_session_id text not null,
  -- As they call themselves at the table.
  name text not null,
  joined_at timestamptz(3) not null,
  -- Null while they are part of it.
  left_at timestamptz(3),
  primary key (property_id, id),
  unique (property_id, tab_id, conversation_id),
  foreign key (property_id, tab_id) references tabs (property_id, id) on delete cascade,
  foreign key (property_id, conversation_id) references conversations (property_id, id) on delete cascade
);
-- A guest is part of one tab at a time.
create unique index tab_guests_now on tab_guests (property_id, conversation_id) where left_at is null;

-- The tab that an order was made in, and whose line is whose. Without foreign keys: who is erased leaves the order.
alter table orders add column tab_id text;
alter table order_lines add column tab_guest_id text;
create index orders_of_tab on orders (property_id, tab_id) where tab_id is not null;

-- Erasing a guest erases their name from what others ordered for them, and a tab without guests.
create function forget_tab_guest() returns trigger language plpgsql as $$
begin
  update orders set allergy = replace(allergy, old.name || ': ', '')
    where property_id = old.property_id and tab_id = old.tab_id and allergy is not null;
  update requests set note = replace(note, old.name || ': ', '')
    where property_id = old.property_id and note is not null
      and id in (select request_id from orders where property_id = old.property_id and tab_id = old.tab_id);
  delete from tabs where property_id = old.property_id and id = old.tab_id
    and not exists (select from tab_guests g where g.property_id = old.property_id and g.tab_id = old.tab_id);
  return null;
end
$$;
create trigger forget_tab_guest after delete on tab_guests for each row execute function forget_tab_guest();

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array['tabs', 'tab_guests'] loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('alter table %I force row level security', tenant_table);
    execute format(
      'create policy of_property on %I using (property_id = current_setting(''app.property''))
       with check (property_id = current_setting(''app.property''))', tenant_table);
    if exists (select from pg_roles where rolname = 'bellkey_app') then
      execute format('grant select, insert, update on %I to bellkey_app', tenant_table);
    end if;
  end loop;
end
$$;
