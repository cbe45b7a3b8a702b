-- The co-brand that a property belongs to: its codes also open at the brand's address. Null for the product's own.
alter table properties add column brand text;
