-- The reasons of restrictions as numbered paragraphs, where money goes, and what is kept of a verification.

insert into identity.consent_text (version, effective_from, note)
values ('2026-11-21', '2026-11-21T00:00:00Z', 'User agreement, privacy policy and risk notice of the practice install.');
