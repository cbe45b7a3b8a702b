-- When a guest wants an order that is not for as soon as possible.
alter table orders add column serve_at timestamptz(3);
