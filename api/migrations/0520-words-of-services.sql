-- What guests call a service besides its title, and what it is: the concierge finds services of a property's own by them.
alter table services
  add column words text[] not null default '{}',
  add column description text not null default '';
