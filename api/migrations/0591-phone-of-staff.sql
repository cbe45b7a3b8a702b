-- A telephone number that a member of the staff gives for the people they work with.
alter table staff_members add column phone text;
