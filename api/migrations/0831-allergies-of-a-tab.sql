-- What each guest of a tab said about allergies, [{ guest, name, text }]: orders.allergy is their text, made anew when a
-- guest is erased. Replacing a name within the text could change what others said.
alter table orders add column allergies jsonb;

create or replace function forget_tab_guest() returns trigger language plpgsql as $$
declare
  made record;
  said jsonb;
  told text;
begin
  for made in select o.id, o.request_id, o.allergy, o.allergies from orders o
    where o.property_id = old.property_id and o.tab_id = old.tab_id
      and o.allergies @> jsonb_build_array(jsonb_build_object('guest', old.id))
  loop
    select jsonb_agg(case when one ->> 'guest' = old.id then one - 'name' else one end order by place),
        string_agg(coalesce(case when one ->> 'guest' = old.id then null else one ->> 'name' end || ': ', '')
          || (one ->> 'text'), '; ' order by place)
      into said, told
      from jsonb_array_elements(made.allergies) with ordinality as each (one, place);
    update orders set allergies = said, allergy = told where property_id = old.property_id and id = made.id;
    update requests set note = replace(note, 'ALLERGY: ' || made.allergy, 'ALLERGY: ' || told)
      where property_id = old.property_id and id = made.request_id and note is not null;
  end loop;
  delete from tabs where property_id = old.property_id and id = old.tab_id
    and not exists (select from tab_guests g where g.property_id = old.property_id and g.tab_id = old.tab_id);
  return null;
end
$$;
