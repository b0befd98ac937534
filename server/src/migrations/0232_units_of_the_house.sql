-- Whose accounts are the house's own: what they have in a pool is published.

alter table identity.institution add column is_house boolean not null default false;
update identity.institution set is_house = true where code = 'PRACTICE-PARTICIPANTS';
