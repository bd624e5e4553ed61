-- Which making of the file writes: one that was thought dead and comes back must not mix its pieces with the next one's.
alter table exportacao add column tentativa integer not null default 0;
-- The code of the request's own refusal, where one that failed was refused.
alter table exportacao add column recusa text;
