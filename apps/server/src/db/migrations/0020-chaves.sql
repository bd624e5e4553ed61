-- Keys led by the owner: what belongs to a provider is found by codigo_credenciado first, what belongs to a patient by
-- codigo_associado. An operator that outgrows one server can then spread the tables by that column.

-- References are put aside while the keys that they point at change.
alter table guia drop constraint guia_numero_ficha_principal_fkey, drop constraint guia_codigo_dentista_fkey;
alter table evento_guia drop constraint evento_guia_numero_ficha_fkey;
alter table rascunho_guia drop constraint rascunho_guia_numero_ficha_fkey;
alter table observacao_guia drop constraint observacao_guia_numero_ficha_fkey;
alter table ocorrencia_guia drop constraint ocorrencia_guia_numero_ficha_fkey;
alter table historico_guia drop constraint historico_guia_numero_ficha_fkey;
alter table imagem_guia drop constraint imagem_guia_numero_ficha_fkey;
alter table prontuario drop constraint prontuario_numero_ficha_fkey;

alter table dentista drop constraint dentista_pkey, add primary key (codigo_credenciado, codigo);
drop index dentista_credenciado;
alter table sessao drop constraint sessao_pkey, add primary key (codigo_credenciado, sid);
-- A session is found by its token alone, before anybody knows whose it is.
create index sessao_sid on sessao (sid);

alter table guia drop constraint guia_pkey, add primary key (codigo_credenciado, numero_ficha);
-- The operator's jobs know a guide by its number alone.
create index guia_numero on guia (numero_ficha);
drop index guia_principal;
create index guia_principal on guia (codigo_credenciado, numero_ficha_principal)
  where numero_ficha_principal is not null;

alter table evento_guia
  drop constraint evento_guia_pkey,
  add primary key (codigo_credenciado, numero_ficha, sequencial_inclusao);
alter table rascunho_guia drop constraint rascunho_guia_pkey, add primary key (codigo_credenciado, numero_ficha);
alter table observacao_guia
  drop constraint observacao_guia_pkey,
  add primary key (codigo_credenciado, numero_ficha, sequencial);
alter table ocorrencia_guia
  drop constraint ocorrencia_guia_pkey,
  add primary key (codigo_credenciado, numero_ficha, numero_ocorrencia);
alter table historico_guia drop constraint historico_guia_pkey, add primary key (codigo_credenciado, id);
drop index historico_guia_numero;
create index historico_guia_numero on historico_guia (codigo_credenciado, numero_ficha, id);
alter table imagem_guia
  drop constraint imagem_guia_pkey,
  add primary key (codigo_credenciado, numero_ficha, sequencial);
drop index imagem_guia_repetida;
create unique index imagem_guia_repetida on imagem_guia (codigo_credenciado, numero_ficha, sha256)
  where removida_em is null;
alter table contato_associado drop constraint contato_associado_pkey, add primary key (codigo_credenciado, id);

alter table prontuario
  drop constraint prontuario_pkey,
  drop constraint prontuario_numero_ficha_sequencial_inclusao_key,
  add primary key (codigo_associado, ordem),
  add unique (codigo_associado, numero_ficha, sequencial_inclusao);
drop index prontuario_associado_idx;

alter table atendimento drop constraint atendimento_pkey, add primary key (codigo_associado, numero);
-- At the desk the number comes alone.
create index atendimento_numero on atendimento (numero);

alter table guia
  add foreign key (codigo_credenciado, numero_ficha_principal) references guia (codigo_credenciado, numero_ficha),
  add foreign key (codigo_credenciado, codigo_dentista) references dentista (codigo_credenciado, codigo);
do $$
declare tabela text;
begin
  foreach tabela in array array['evento_guia', 'rascunho_guia', 'observacao_guia', 'ocorrencia_guia',
                                'historico_guia', 'imagem_guia', 'prontuario'] loop
    execute format('alter table %I add foreign key (codigo_credenciado, numero_ficha) references guia', tabela);
  end loop;
end $$;

-- As before (0015-evidencia.sql), by the keys of now.
create or replace function precisa_conteudo(credenciado integer, ficha bigint, enviada timestamptz,
                                 removida timestamptz, apagada timestamptz, agora timestamptz)
returns boolean language sql stable
  return apagada is null and (
    removida is null
    or removida > agora - make_interval(days => (select dias from retencao where tipo = 'imagemRemovida'))
    or exists (
      select from historico_guia h
       where h.codigo_credenciado = credenciado and h.numero_ficha = ficha
         and h.em between enviada and removida
         and h.acao not in ('uploadImagem', 'updateImagem', 'deleteImagem', 'createObservacao', 'createOcorrencia',
                            'deleteOcorrencia', 'lock', 'unlock')));

-- As before (0019-recem-nato.sql), by the keys of now.
create or replace function prontuario_associado(associado text, hoje date, do_recem_nato boolean default false)
returns table (codigo_evento text, dente text, regiao text, faces text, data date, reservado_ate date, proprio boolean,
               numero_ficha bigint, sequencial_inclusao smallint, ordem bigint)
language sql stable security definer set search_path = public, pg_temp as $$
  select p.codigo_evento, p.dente, p.regiao, p.faces, p.data_realizacao,
         case when p.estado = 'reservado' then g.validade_senha end,
         p.codigo_credenciado = credenciado_atual(),
         case when p.codigo_credenciado = credenciado_atual() then p.numero_ficha end,
         case when p.codigo_credenciado = credenciado_atual() then p.sequencial_inclusao end,
         row_number() over (order by p.data_autorizacao, p.ordem)
    from prontuario p join guia g using (codigo_credenciado, numero_ficha)
   where p.codigo_associado = associado
     and g.recem_nato = do_recem_nato
     and (p.estado = 'realizado'
          or g.validade_senha >= hoje and g.status_ficha not in (-1, 0, 3, 6, 12, 15))
   order by p.data_realizacao desc nulls first, p.data_autorizacao desc, p.ordem desc
$$;
