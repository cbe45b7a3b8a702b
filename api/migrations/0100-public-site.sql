-- What the public site needs of the API: enquiries (leads), sign-up of a property, and throw-away demo properties.

-- Who runs the platform. Filled from the configuration at each start; `brand` null reads every brand's leads.
create table operators (
  uid text primary key,
  brand text
);

-- Enquiries to whoever runs the platform or a co-brand. They belong to no property, and no property's staff reads them.
create table leads (
  id text primary key,
  reference text not null unique,
  kind text not null check (kind in ('contact', 'partner', 'integration-request')),
  -- The brand on whose host it was sent.
  brand text not null,
  name text not null,
  email text not null,
  property text not null,
  rooms integer check (rooms between 1 and 100000),
  message text not null check (length(message) <= 1000),
  system text,
  consent_at timestamptz(3) not null,
  -- What makes a repeat of the same sending known; and what was sent, so that another content is noticed.
  sent_key text not null unique,
  content_hash text not null,
  handled_at timestamptz(3),
  handled_by text,
  created_at timestamptz(3) not null
);
create index leads_newest on leads (created_at desc);

alter table operators enable row level security;
alter table operators force row level security;
create policy oneself on operators for select using ('operator:' || uid = current_setting('app.lookup'));
create policy configured on operators using (current_setting('app.lookup') = 'configuration')
  with check (current_setting('app.lookup') = 'configuration');

alter table leads enable row level security;
alter table leads force row level security;
create policy sent on leads for insert with check ('lead:' || sent_key = current_setting('app.lookup'));
create policy by_sender on leads for select using ('lead:' || sent_key = current_setting('app.lookup'));
create policy for_operators on leads for select using (exists (
  select from operators where 'operator:' || uid = current_setting('app.lookup')
    and (operators.brand is null or operators.brand = leads.brand)));
create policy handled_by_operators on leads for update using (exists (
  select from operators where 'operator:' || uid = current_setting('app.lookup')
    and (operators.brand is null or operators.brand = leads.brand)));

alter table organizations
  add column contact_name text,
  add column contact_email text,
  add column contact_phone text,
  -- The owner's address is of a provider of throw-away addresses; somebody should look.
  add column disposable_email boolean not null default false;

alter table properties
  -- What the concierge may do here: answer, draft for the staff, or nothing.
  add column ai_mode text not null default 'auto' check (ai_mode in ('off', 'suggest', 'auto')),
  -- Set for throw-away demo properties alone: when everything of it is deleted.
  add column demo_until timestamptz(3);

create policy by_slug on properties for select using ('slug:' || slug = current_setting('app.lookup'));

-- Who may act in a demo property, besides its guest: the visitor, as a member of its staff.
create table demo_sessions (
  property_id text primary key references properties (id),
  staff_token_hash text not null unique,
  expires_at timestamptz(3) not null
);
alter table demo_sessions enable row level security;
alter table demo_sessions force row level security;
create policy of_property on demo_sessions using (property_id = current_setting('app.property'))
  with check (property_id = current_setting('app.property'));
create policy by_staff_token on demo_sessions for select
  using ('demo:' || staff_token_hash = current_setting('app.lookup'));

-- Deletes a demo property whose time is over, with every row of it. The application's role may not delete events and
-- histories; this may, and nothing but this: it refuses any property that is no demo or is still in use.
create function purge_demo_property(wanted text, at timestamptz) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  tenant_table text;
  waiting text[];
  kept text[];
  organization text;
begin
  perform set_config('app.property', wanted, true);
  perform set_config('app.lookup', '', true);
  perform set_config('app.organization', '', true);
  select organization_id into organization from properties
    where id = wanted and demo_until is not null and demo_until <= at for update;
  if not found then return false; end if;
  select array_agg(c.relname::text) into waiting
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relkind = 'r' and a.attname = 'property_id' and not a.attisdropped
      and c.relnamespace = 'public'::regnamespace;
  -- Tables refer to each other: what is still referred to waits for the next round.
  while array_length(waiting, 1) > 0 loop
    kept := array[]::text[];
    foreach tenant_table in array waiting loop
      begin
        execute format('delete from public.%I where property_id = $1', tenant_table) using wanted;
      exception when foreign_key_violation then
        kept := kept || tenant_table;
      end;
    end loop;
    if kept = waiting then raise exception 'the demo property % cannot be deleted: %', wanted, kept; end if;
    waiting := kept;
  end loop;
  delete from properties where id = wanted;
  perform set_config('app.organization', organization, true);
  delete from organizations where id = organization;
  return true;
end
$$;
revoke all on function purge_demo_property(text, timestamptz) from public;

do $$
begin
  if exists (select from pg_roles where rolname = 'bellkey_app') then
    grant select, insert, update, delete on operators, demo_sessions to bellkey_app;
    grant select, insert, update on leads to bellkey_app;
    grant execute on function purge_demo_property(text, timestamptz) to bellkey_app;
  else
    grant execute on function purge_demo_property(text, timestamptz) to current_user;
  end if;
end
$$;
