-- The language that an answer of the assistant is written in, as its turn said it; null where it is not known. Guests'
-- pages say it to screen readers.
alter table messages add column language text;
