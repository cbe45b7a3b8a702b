-- What was ordered, of a request for food: { allergy, dishes, totalCents, currency, payment }. It is erased with the note.
alter table requests add column food jsonb;

create function forget_ordered_food() returns trigger language plpgsql as $$
begin
  new.food := null;
  return new;
end
$$;

create trigger forget_ordered_food before update on requests
  for each row when (new.note is null and new.food is not null) execute function forget_ordered_food();

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
    update requests set note = replace(note, 'ALLERGY: ' || made.allergy, 'ALLERGY: ' || told),
        food = jsonb_set(food, '{allergy}', to_jsonb(told))
      where property_id = old.property_id and id = made.request_id and note is not null;
  end loop;
  delete from tabs where property_id = old.property_id and id = old.tab_id
    and not exists (select from tab_guests g where g.property_id = old.property_id and g.tab_id = old.tab_id);
  return null;
end
$$;
