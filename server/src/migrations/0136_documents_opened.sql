-- How often a member of staff opened documents of customers, within an hour and a day, without reading the record.
create index audit_documents_opened on staff.audit (at, member_id)
  where action in ('identity.documents', 'identity.reveal', 'deposits.documents', 'withdrawals.documents');
