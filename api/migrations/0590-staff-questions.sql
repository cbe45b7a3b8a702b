-- What members of the staff asked their assistant, with its answers, for 30 days. Each reads and deletes their own.
create table staff_questions (
  property_id text not null references properties (id),
  id text not null,
  member_id text not null,
  asked_at timestamptz(3) not null,
  question text not null,
  answer jsonb not null,
  primary key (property_id, id),
  foreign key (property_id, member_id) references staff_members (property_id, id) on delete cascade
);
create index staff_questions_by_member on staff_questions (property_id, member_id, asked_at desc);

alter table staff_questions enable row level security;
alter table staff_questions force row level security;
create policy of_property on staff_questions using (property_id = current_setting('app.property'))
  with check (property_id = current_setting('app.property'));
create policy for_the_house on staff_questions as restrictive for all
  using (current_setting('app.audience', true) = 'house' or current_setting('app.lookup', true) <> '');

do $$
begin
  if exists (select from pg_roles where rolname = 'bellkey_app') then
    grant select, insert, delete on staff_questions to bellkey_app;
  end if;
end
$$;
