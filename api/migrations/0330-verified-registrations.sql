-- A request to join is approved only once the identity provider has seen that the e-mail address is theirs: a manager
-- reads the address and believes it.

alter table staff_members add column email_verified boolean not null default false;
update staff_members set email_verified = true where state <> 'pending';
