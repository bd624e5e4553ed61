-- What the session's provider asked of a patient, a unit captured and nobody did yet: each request with its exams, and of
-- each the places, that may still come of it. The guide is the unit's, whom the requester does not read: of it no more is
-- told than that. What is dated, denied or said not to have been done is over, and so is all once the last day of the
-- capture, or of the guide's password, has passed.
create function exames_por_fazer(associado text, hoje date) returns table (numero_solicitacao bigint, eventos jsonb)
language sql stable security definer set search_path = public, pg_temp as $$
  select s.numero_solicitacao, jsonb_agg(e.exame || jsonb_build_object('locais', coalesce(l.locais, '[]')) order by e.n)
    from solicitacao_exame s
    left join guia g on (g.codigo_credenciado, g.numero_ficha) = (s.codigo_unidade, s.numero_ficha_radiologia)
   cross join lateral jsonb_array_elements(s.eventos) with ordinality e (exame, n)
   cross join lateral (
         select count(*) as vivos, jsonb_agg(p.lugar order by p.n) filter (where p.lugar is not null) as locais
           from (select lugar, n from jsonb_array_elements(e.exame -> 'locais') with ordinality as d (lugar, n)
                  union all
                 select null, 0 where e.exame -> 'locais' = '[]') p
          where g.status_ficha is null or g.status_ficha = 8
             or exists (select from evento_guia v
                         where (v.codigo_credenciado, v.numero_ficha) = (g.codigo_credenciado, g.numero_ficha)
                           and v.codigo_evento = e.exame ->> 'codigoEvento'
                           and coalesce(v.dente, v.regiao) is not distinct from p.lugar ->> 'codigoLocal'
                           and v.autorizacao <> 3 and v.data_realizacao is null and not v.nao_realizado)) l
   where s.codigo_credenciado = credenciado_atual() and s.codigo_associado = associado and s.status = 'CAPTURADA'
     and e.exame ->> 'situacao' = 'APROVADO' and l.vivos > 0 and coalesce(g.validade_senha, s.validade) >= hoje
   group by s.numero_solicitacao
$$;
revoke all on function exames_por_fazer(text, date) from public;
grant execute on function exames_por_fazer(text, date) to portal_app;

-- Which tries were counted, of those that had a key: what is sent again with it is the same try. Each is a digest of the
-- key and of what was tried, so that a key counts for nothing else.
alter table tentativa_captura add column chaves text[] not null default '{}';

-- What a documentation kit disables in its guide (Spec §5) is not done beside it on the same day either, in any guide; a
-- bite-wing is of its own place, and no kit's. An installation that is running gets the pairs here.
insert into exclusao_evento (id, exclusao)
select (select max(id) from exclusao_evento) + row_number() over (order by id), exclusao || '{"quando": "mesmoDia"}'
  from exclusao_evento
 where exclusao ->> 'a' in ('98958569', '98958577', '98958585', '98968564', '98958593', '98966162')
   and exclusao ->> 'quando' = 'mesmaGuia' and exclusao ->> 'b' <> '81000375';
