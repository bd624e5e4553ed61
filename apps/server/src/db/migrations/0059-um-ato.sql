-- One act is paid once, and somebody is paid (Operadora §1). What can only be denied for a reason of its own keeps nobody
-- from its place, nor does what is too old to be forwarded; and a day that was told when the place was no longer kept comes
-- after all that was authorised by then.
alter table evento_guia
  add column desloca boolean not null default true,
  add column tardio_em date,
  add column apresentar_ate date;
alter table prontuario
  add column desloca boolean not null default true,
  add column tardio_em date,
  add column apresentar_ate date;

-- What was denied so until now, by the codes that name only such reasons.
update evento_guia set desloca = false
 where valor_glosado_centavos > 0
   and exists (select from jsonb_array_elements(motivos) m
                where m ->> 'codigoGlosa' in ('1321', '3091') and m ->> 'severidade' = 'glosa');
-- What is done and not forwarded: every contract says 90 days so far.
update evento_guia e set apresentar_ate = data_realizacao + 90
  from guia g
 where (g.codigo_credenciado, g.numero_ficha) = (e.codigo_credenciado, e.numero_ficha)
   and e.data_realizacao is not null and g.status_ficha in (1, 2, 7, 17, 18, 19);
update prontuario p set desloca = e.desloca, apresentar_ate = e.apresentar_ate
  from evento_guia e
 where (e.codigo_credenciado, e.numero_ficha, e.sequencial_inclusao)
     = (p.codigo_credenciado, p.numero_ficha, p.sequencial_inclusao)
   and (not e.desloca or e.apresentar_ate is not null);

-- As before (0020), with what tells whether a row keeps its place, and with what no longer does.
drop function prontuario_associado(text, date, boolean);
create function prontuario_associado(associado text, hoje date, do_recem_nato boolean default false)
returns table (codigo_evento text, dente text, regiao text, faces text, data date, reservado_ate date, proprio boolean,
               numero_ficha bigint, sequencial_inclusao smallint, ordem bigint, autorizado_em date, tardio boolean,
               desloca boolean)
language sql stable security definer set search_path = public, pg_temp as $$
  select p.codigo_evento, p.dente, p.regiao, p.faces, p.data_realizacao,
         case when p.estado = 'reservado' then g.validade_senha end,
         p.codigo_credenciado = credenciado_atual(),
         case when p.codigo_credenciado = credenciado_atual() then p.numero_ficha end,
         case when p.codigo_credenciado = credenciado_atual() then p.sequencial_inclusao end,
         row_number() over (order by p.data_autorizacao, p.ordem),
         p.data_autorizacao,
         p.tardio_em is not null,
         p.desloca and coalesce(p.apresentar_ate >= hoje, true)
    from prontuario p join guia g using (codigo_credenciado, numero_ficha)
   where p.codigo_associado = associado
     and g.recem_nato = do_recem_nato
     and (p.estado = 'realizado' or g.status_ficha not in (-1, 0, 3, 6, 12, 15))
   order by p.data_realizacao desc nulls first, p.data_autorizacao desc, p.ordem desc
$$;
revoke all on function prontuario_associado(text, date, boolean) from public;
grant execute on function prontuario_associado(text, date, boolean) to portal_app;
