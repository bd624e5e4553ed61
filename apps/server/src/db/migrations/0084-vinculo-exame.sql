-- What a radiology unit sends and the requester sees, links to a guide and is told of (Operadora §3).

-- The last day on which images and reports of a radiology guide may come: so many days after it was forwarded, or the
-- closing of the run that it enters, whichever is first. None while it was not forwarded.
create function exame_ate(credenciado integer, ficha bigint) returns date
language sql stable
  return (select least((n.em at time zone 'America/Sao_Paulo')::date + p.dias_imagem::integer, n.fechamento)
            from encaminhamento n join credenciado c on c.codigo = n.codigo_credenciado
            cross join prazo_exame_em(c.rede, (n.em at time zone 'America/Sao_Paulo')::date) p
           where n.codigo_credenciado = credenciado and n.numero_ficha = ficha);
revoke all on function exame_ate(integer, bigint) from public;
grant execute on function exame_ate(integer, bigint) to portal_app;

-- The images and reports of exams that the session's provider asked for, of the forms that its own requests opened: the
-- only reading of another provider's images. What was removed, and what the unit brings to an appeal, is not among them.
create function imagens_exame(fichas bigint[])
returns table (numero_solicitacao bigint, numero_ficha bigint, sequencial smallint, nome_arquivo text, tipo text,
               bytes integer, largura integer, altura integer, paginas smallint, paginas_tela smallint, dente text,
               sha256 text, enviada_em timestamptz, eventos jsonb, contraste real)
language sql stable security definer set search_path = public, pg_temp as $$
  select s.numero_solicitacao, i.numero_ficha, i.sequencial, i.nome_arquivo, i.tipo, i.bytes, i.largura, i.altura,
         i.paginas, i.paginas_tela, i.dente, i.sha256, i.enviada_em, i.eventos, i.contraste
    from solicitacao_exame s
    join imagem_guia i on i.numero_ficha = s.numero_ficha_radiologia and i.codigo_credenciado = s.codigo_unidade
   where s.codigo_credenciado = credenciado_atual() and s.numero_ficha_radiologia = any (fichas)
     and i.removida_em is null and i.momento <> 'recurso'
   order by i.numero_ficha, i.sequencial
$$;
revoke all on function imagens_exame(bigint[]) from public;
grant execute on function imagens_exame(bigint[]) to portal_app;

-- A linked exam is a copy of its image in the clinical guide: of which image, of which form.
alter table imagem_guia
  add column origem_ficha bigint,
  add column origem_sequencial smallint,
  add check ((origem_ficha is null) = (origem_sequencial is null));
create unique index imagem_guia_origem on imagem_guia (codigo_credenciado, origem_ficha, origem_sequencial, numero_ficha)
  where origem_ficha is not null and removida_em is null;

-- As before (0057-sem-linha.sql): that an exam was linked, or came late, decides nothing either.
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
         and h.acao not in ('uploadImagem', 'attachRecurso', 'attachExame', 'linkExames', 'deleteVinculo', 'updateImagem',
                            'deleteImagem', 'createObservacao', 'createOcorrencia', 'deleteOcorrencia', 'lock',
                            'unlock')));

-- The exams of which their requester said that no guide of its own needs them. What comes later is another question.
create table ciencia_exame (
  codigo_credenciado integer not null,
  numero_solicitacao bigint not null,
  em                 timestamptz not null,
  login              integer not null,
  primary key (codigo_credenciado, numero_solicitacao),
  foreign key (codigo_credenciado, numero_solicitacao) references solicitacao_exame
);
alter table ciencia_exame enable row level security;
create policy do_credenciado on ciencia_exame using (codigo_credenciado = (select credenciado_atual()));
revoke delete, truncate on ciencia_exame from portal_app;

-- What came of a request, counted beside it so that no list reads the images of all its history: how many images and
-- reports, when the newest came, and whether one waits, which no guide has and nobody acknowledged.
alter table solicitacao_exame
  add column imagens integer not null default 0,
  add column recebida_em timestamptz,
  add column espera_guia boolean not null default false;
create index solicitacao_exame_espera on solicitacao_exame (codigo_credenciado, numero_solicitacao desc) where espera_guia;

-- Counted anew at each change: a request that was given back has nothing, whoever captures it next begins at nothing.
create function conta_exame() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  select count(*), max(i.enviada_em),
         coalesce(bool_or((c.em is null or i.enviada_em > c.em)
                          and not exists (select from imagem_guia v
                                           where v.codigo_credenciado = new.codigo_credenciado
                                             and v.origem_ficha = i.numero_ficha and v.origem_sequencial = i.sequencial
                                             and v.removida_em is null)), false)
    into new.imagens, new.recebida_em, new.espera_guia
    from imagem_guia i
    left join ciencia_exame c
      on (c.codigo_credenciado, c.numero_solicitacao) = (new.codigo_credenciado, new.numero_solicitacao)
   where i.codigo_credenciado = new.codigo_unidade and i.numero_ficha = new.numero_ficha_radiologia
     and i.codigo_associado = new.codigo_associado and i.removida_em is null and i.momento <> 'recurso';
  return new;
end $$;
create trigger exame_contado before insert or update of numero_ficha_radiologia, imagens on solicitacao_exame
  for each row execute function conta_exame();

-- An image of the exam itself, or a copy of one in a guide. At the commit, when the call has every lock that it takes.
create function conta_exame_da_imagem() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update solicitacao_exame set imagens = imagens
   where numero_ficha_radiologia = coalesce(new.origem_ficha, new.numero_ficha);
  return null;
end $$;
create constraint trigger imagem_do_exame after insert or update of removida_em, momento on imagem_guia
  deferrable initially deferred for each row execute function conta_exame_da_imagem();

create function conta_exame_ciente() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update solicitacao_exame set imagens = imagens
   where (codigo_credenciado, numero_solicitacao) = (new.codigo_credenciado, new.numero_solicitacao);
  return null;
end $$;
create trigger exame_ciente after insert or update on ciencia_exame
  for each row execute function conta_exame_ciente();
revoke all on function conta_exame(), conta_exame_da_imagem(), conta_exame_ciente() from public;

alter table notificacao drop constraint notificacao_tipo_check;
alter table notificacao add constraint notificacao_tipo_check
  check (tipo in ('GUIA', 'PAGAMENTO', 'RECURSO', 'DEMONSTRATIVO', 'ALVARA', 'EXAME'));

-- Open screens of a request are told at the commit, those of its unit too.
create function avisa_solicitacao() returns trigger language plpgsql as $$
begin
  perform pg_notify('solicitacao', quem || ':' || new.numero_solicitacao)
     from unnest(array[new.codigo_credenciado, new.codigo_unidade, old.codigo_unidade]) as quem where quem is not null;
  return null;
end $$;
create trigger solicitacao_mudou after update of versao on solicitacao_exame
  for each row execute function avisa_solicitacao();
