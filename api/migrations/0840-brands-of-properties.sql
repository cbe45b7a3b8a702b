-- How a property looks to its guests (decision 0780): the present brand, the one before it, and their images.
alter table properties
  add column guest_brand jsonb,
  add column guest_brand_before jsonb,
  add column guest_brand_version integer not null default 1;

create table brand_images (
  property_id text not null references properties (id) on delete cascade,
  -- Of the content, so that an address never shows anything else.
  hash text not null,
  kind text not null check (kind in ('mark', 'picture')),
  created_at timestamptz(3) not null,
  details jsonb not null,
  -- Written by us, as WebP: whatever the file held besides the picture is gone.
  content bytea not null,
  small bytea,
  primary key (property_id, hash)
);
-- WebP does not compress again.
alter table brand_images alter column content set storage external;
alter table brand_images alter column small set storage external;
alter table brand_images enable row level security;
alter table brand_images force row level security;
create policy of_property on brand_images using (property_id = current_setting('app.property'))
  with check (property_id = current_setting('app.property'));

do $$
begin
  if exists (select from pg_roles where rolname = 'bellkey_app') then
    grant select, insert, update, delete on brand_images to bellkey_app;
  end if;
end
$$;

-- The brand is kept in memory with the rest of the property (migration 0400).
drop trigger announce_change on properties;
create trigger announce_change after update on properties for each row
  when ((old.organization_id, old.slug, old.name, old.kind, old.time_zone, old.currency, old.languages, old.phone,
         old.ai_mode, old.demo_until, old.country, old.second_factor_required, old.guest_brand)
    is distinct from
        (new.organization_id, new.slug, new.name, new.kind, new.time_zone, new.currency, new.languages, new.phone,
         new.ai_mode, new.demo_until, new.country, new.second_factor_required, new.guest_brand))
  execute function announce_change('property', 'id');
