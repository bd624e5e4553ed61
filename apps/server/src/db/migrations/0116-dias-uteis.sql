-- Working days after a day, up to another one: Monday to Friday. 1900-01-01 was a Monday. As one expression, which is
-- written into the statement that asks: as a query of its own it took most of a large clinic's year of figures.
create or replace function dias_uteis(de date, ate date) returns integer language sql immutable parallel safe
  return 5 * ((ate - date '1900-01-01') / 7 - (de - date '1900-01-01') / 7)
         + least((ate - date '1900-01-01') % 7 + 1, 5) - least((de - date '1900-01-01') % 7 + 1, 5);
