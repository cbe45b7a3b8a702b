-- A team message that is sent again is the same message.
create unique index team_messages_once on team_messages (property_id, channel_id, member_id, client_id);
drop index team_messages_calls;
