-- Keys with which a property's own programs call the API (decision 0501). Only hashes of their secrets are kept.
create table api_keys (
  property_id text not null references properties (id),
  id text not null,
  name text not null,
  scopes text[] not null,
  created_at timestamptz(3) not null,
  created_by text not null,
  -- As it was at the time: members are renamed and leave.
  created_by_name text not null,
  -- Null: it does not end by itself.
  expires_at timestamptz(3),
  revoked_at timestamptz(3),
  revoked_by_name text,
  primary key (property_id, id),
  foreign key (property_id, created_by) references staff_members (property_id, id)
);

-- A key has one secret that stays and, for a while after it was rotated, the one before.
create table api_key_secrets (
  property_id text not null,
  id text not null,
  key_id text not null,
  secret_hash text not null unique,
  -- How the secret begins, for people to tell keys apart.
  prefix text not null,
  created_at timestamptz(3) not null,
  -- Null: as long as the key.
  ends_at timestamptz(3),
  primary key (property_id, id),
  foreign key (property_id, key_id) references api_keys (property_id, id) on delete cascade
);
create index api_key_secrets_of_key on api_key_secrets (property_id, key_id, created_at desc);

-- When each key was last used, to within a minute. Apart from the key, whose every change is announced.
create table api_key_uses (
  property_id text not null,
  key_id text not null,
  at timestamptz(3) not null,
  primary key (property_id, key_id),
  foreign key (property_id, key_id) references api_keys (property_id, id) on delete cascade
);

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array['api_keys', 'api_key_secrets', 'api_key_uses'] loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('alter table %I force row level security', tenant_table);
    execute format(
      'create policy of_property on %I using (property_id = current_setting(''app.property''))
       with check (property_id = current_setting(''app.property''))', tenant_table);
    execute format(
      'create policy for_the_house on %I as restrictive for all
       using (current_setting(''app.audience'', true) = ''house'' or current_setting(''app.lookup'', true) <> '''')',
      tenant_table);
  end loop;
  if exists (select from pg_roles where rolname = 'bellkey_app') then
    -- Keys that ended stay: requests and changes name them.
    grant select, insert, update on api_keys, api_key_secrets, api_key_uses to bellkey_app;
  end if;
end
$$;

create policy by_api_key on api_key_secrets for select
  using ('api-key:' || secret_hash = current_setting('app.lookup', true));

-- Processes keep keys in memory. Whatever changes one ends that at once, in every process.
create trigger announce_change after update or delete on api_keys for each row
  execute function announce_change('api-key', 'id');
create trigger announce_change after update or delete on api_key_secrets for each row
  execute function announce_change('api-key', 'key_id');
