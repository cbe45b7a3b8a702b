-- The kitchen (decisions 0605 and 0606): lines of an order that it has run out of, and its break from new orders.

-- asked: the guest is to swap it or leave it out; left-out: they have left it out. Neither is charged.
alter table order_lines add column refusal text check (refusal in ('asked', 'left-out'));

-- Since when, until when, and who paused it; null while it takes orders.
alter table properties add column kitchen_pause jsonb;
