-- The address at which a guest agreed to get e-mails about their visit while the page is closed. It is used once the
-- guest has typed the code that was sent to it, ends with the guest's session, and is erased with it.
create table guest_emails (
  property_id text not null references properties (id),
  guest_session_id text not null,
  address text not null check (char_length(address) <= 254),
  agreed_at timestamptz(3) not null,
  -- Until it is confirmed: the code, its end, and how often something else was typed.
  code text,
  code_ends_at timestamptz(3),
  tries smallint not null default 0,
  confirmed_at timestamptz(3),
  -- Where the guest has the page; null for the property's own address.
  page_origin text,
  -- Whoever has it, and every e-mail has, ends the e-mails; it does nothing else.
  stop_token text not null,
  primary key (property_id, guest_session_id),
  unique (property_id, stop_token),
  foreign key (property_id, guest_session_id) references guest_sessions (property_id, id) on delete cascade
);

alter table guest_emails enable row level security;
alter table guest_emails force row level security;
create policy of_property on guest_emails using (property_id = current_setting('app.property'))
  with check (property_id = current_setting('app.property'));

do $$
begin
  if exists (select from pg_roles where rolname = 'bellkey_app') then
    grant select, insert, update, delete on guest_emails to bellkey_app;
  end if;
end
$$;
