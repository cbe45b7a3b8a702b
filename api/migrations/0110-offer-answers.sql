-- An offer is accepted or declined on the public site; it comes in as an enquiry with a reference.
alter table leads drop constraint leads_kind_check;
alter table leads add constraint leads_kind_check
  check (kind in ('contact', 'partner', 'integration-request', 'offer-answer'));
