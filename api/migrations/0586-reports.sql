-- What reports and the shift page read by time.
create index requests_by_time on requests (property_id, created_at);
create index request_steps_slips on request_steps (property_id, at)
  where event ->> 'kind' in ('slipped', 'promised', 'reopened');
create index turns_by_time on turns (property_id, created_at);
