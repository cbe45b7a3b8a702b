-- Attempts to sign in at an OpenID Connect provider, from leaving for the provider to the answer. Each is answered once,
-- by the browser that began it. State and browser token are kept as hashes only.
create table provider_sign_ins (
  state_hash text primary key,
  browser_hash text not null,
  redirect_uri text not null,
  -- Sent to the provider as its SHA-256; and the secret of the code challenge (PKCE).
  raw_nonce text not null,
  code_verifier text not null,
  next text check (length(next) <= 500),
  expires_at timestamptz(3) not null
);
create index provider_sign_ins_over on provider_sign_ins (expires_at);

alter table provider_sign_ins enable row level security;
alter table provider_sign_ins force row level security;
create policy by_state on provider_sign_ins using ('provider-sign-in:' || state_hash = current_setting('app.lookup'))
  with check ('provider-sign-in:' || state_hash = current_setting('app.lookup'));
-- What is over may be cleared by whoever comes next.
create policy over_seen on provider_sign_ins for select using (
  current_setting('app.lookup') like 'provider-sign-in:%' and expires_at < now() - interval '1 hour');
create policy over_cleared on provider_sign_ins for delete using (
  current_setting('app.lookup') like 'provider-sign-in:%' and expires_at < now() - interval '1 hour');

do $$
begin
  if exists (select from pg_roles where rolname = 'bellkey_app') then
    grant select, insert, delete on provider_sign_ins to bellkey_app;
  end if;
end
$$;
