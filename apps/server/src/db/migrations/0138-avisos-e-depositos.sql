-- What a provider was told of one thing is asked for at each release and by each round of warnings, and nothing deletes
-- what was told.
create index notificacao_referencia on notificacao (codigo_credenciado, tipo, referencia);

-- A deposit is told from another by the words of its line too. Those that were read before kept a sign as the number that
-- stands for it ("CAF&#201;"), and the same line read today ("CAFÉ") would come in as a second deposit (Operadora §4). Each
-- gets the words and the identity that it would get today, but where it came in twice already.
create function pg_temp.plano(texto text) returns text language sql immutable as
  $$ select lower(regexp_replace(normalize(texto, NFD), '[\u0300-\u036f]', '', 'g')) $$;

create function pg_temp.legivel(texto text) returns text language plpgsql immutable as $$
declare
  achado text[];
  codigo integer;
begin
  for achado in select distinct regexp_matches(texto, '(&#(?:(\d{1,7})|[xX]([0-9A-Fa-f]{1,6}));)', 'g') loop
    codigo := coalesce(achado[2]::integer, ('x' || lpad(achado[3], 8, '0'))::bit(32)::integer);
    if codigo between 32 and 126 or codigo between 160 and 55295 or codigo between 57344 and 1114111 then
      texto := replace(texto, achado[1], case codigo when 160 then ' ' else chr(codigo) end);
    end if;
  end loop;
  return left(btrim(regexp_replace(texto, '\s+', ' ', 'g')), 200);
end $$;

with lido as (
  select codigo_credenciado, numero, vale, pg_temp.legivel(historico) as historico,
         replace(identidade, '|' || pg_temp.plano(historico) || '|',
                 '|' || pg_temp.plano(pg_temp.legivel(historico)) || '|') as identidade
    from deposito where historico ~ '&#(\d{1,7}|[xX][0-9A-Fa-f]{1,6});'
)
update deposito d
   set historico = l.historico, identidade = l.identidade,
       padrao = coalesce((select string_agg(palavra[1], ' ' order by n)
                            from regexp_matches(pg_temp.plano(l.historico), '[[:alnum:]]+', 'g')
                                 with ordinality as p(palavra, n)
                           where palavra[1] !~ '\d'), '')
  from lido l
 where (d.codigo_credenciado, d.numero) = (l.codigo_credenciado, l.numero)
   and not exists (select from deposito o
                    where l.vale and o.vale and o.codigo_credenciado = l.codigo_credenciado and o.numero <> l.numero
                      and o.identidade = l.identidade);
