-- How often something was done, by whom: a limit counts and checks in one statement, whichever process asks.
-- Callers are hashes: of a network address, an account or a property. Belongs to no property, so it has no row-level lock.
create table limit_counts (
  name text not null,
  caller text not null,
  began_at timestamptz(3) not null,
  ends_at timestamptz(3) not null,
  count integer not null check (count >= 0),
  primary key (name, caller)
);
create index limit_counts_by_end on limit_counts (ends_at);

do $$
begin
  if exists (select from pg_roles where rolname = 'bellkey_app') then
    grant select, insert, update, delete on limit_counts to bellkey_app;
  end if;
end
$$;
