import { acoesSolicitacao } from '@portal/domain/solicitacaoExame/acaoSolicitacao.tables.ts'
import { statusSolicitacoes } from '@portal/domain/solicitacaoExame/statusSolicitacao.tables.ts'
import { describe, expect, test } from 'vitest'
import { HOJE, openDemonstracao } from './demonstracao.fixture.ts'

const { owner, rowsOf } = await openDemonstracao()

const dia = (instante: string) => `(${instante} at time zone 'America/Sao_Paulo')::date`

describe('the exam requests of the demonstration', () => {
  test('stand in every status for 100001, and are some of each network’s', async () => {
    const rows = await rowsOf<{ credenciado: number; status: string[]; pacientes: number }>(
      `select codigo_credenciado as credenciado, array_agg(distinct status) as status,
              count(distinct codigo_associado)::int as pacientes from solicitacao_exame group by 1 order by 1`,
    )
    expect(rows.map(({ credenciado }) => credenciado)).toEqual([100001, 100002, 100004, 200001, 300001])
    const todos = statusSolicitacoes.map(({ codigo }) => codigo).toSorted()
    expect(rows[0]?.status.toSorted()).toEqual(todos)
    for (const { status, pacientes } of rows) {
      expect(status.length).toBeGreaterThanOrEqual(3)
      expect(pacientes).toBeGreaterThanOrEqual(4)
    }
  })

  test('were captured by units of the same network, and by each of them', async () => {
    const rows = await rowsOf(
      `select u.codigo, bool_and(u.unidade_radio and u.captura_exame and u.rede = c.rede) as pode
         from solicitacao_exame s join credenciado c on c.codigo = s.codigo_credenciado
         join credenciado u on u.codigo = s.codigo_unidade group by 1 order by 1`,
    )
    expect(rows).toEqual([100003, 100011, 200002].map((codigo) => ({ codigo, pode: true })))
  })

  test('went only where the table of their life leads', async () => {
    const rows = await rowsOf<{ acao: string; de: string | null; para: string }>(
      'select distinct acao, de_status as de, para_status as para from historico_solicitacao',
    )
    const wrong = rows.filter(({ acao, de, para }) => {
      const linha = acoesSolicitacao.find(({ nome }) => nome === acao)
      const accepts = (codes: readonly string[] = [], code: string | null) =>
        code === null ? codes.length === 0 : codes.includes(code)
      return !accepts(linha?.de, de) || !accepts(linha?.para, para)
    })
    expect(wrong).toEqual([])
  })

  test.each([
    [
      'stands where its history ends',
      `select s.numero_solicitacao from solicitacao_exame s join lateral (select para_status from historico_solicitacao h
        where h.numero_solicitacao = s.numero_solicitacao order by id desc limit 1) h on true where h.para_status <> s.status`,
    ],
    [
      'goes forward in time, and before today',
      `select numero_solicitacao from (select numero_solicitacao, em, lag(em) over
        (partition by numero_solicitacao order by id) as antes from historico_solicitacao) h
        where em <= antes or em >= timestamptz '${HOJE} 00:00-03'`,
    ],
    [
      'is numbered as it was asked for',
      `select numero_solicitacao from (select numero_solicitacao, criada_em, lag(criada_em) over
        (order by numero_solicitacao) as antes from solicitacao_exame) s where criada_em <= antes`,
    ],
    [
      'is as its exams were decided',
      `select numero_solicitacao, status, status_antes, criada_em, validade, fim_cobertura(codigo_associado, codigo_plano) as f from solicitacao_exame s where status <> case
          when jsonb_path_exists(eventos, '$[*] ? (@.situacao == "EM_ANALISE")') then 'EM_ANALISE'
          when not jsonb_path_exists(eventos, '$[*] ? (@.situacao == "APROVADO")') then 'REPROVADA'
          when jsonb_path_exists(eventos, '$[*] ? (@.situacao == "REPROVADO")') then 'PARCIALMENTE_APROVADA'
          else status end`,
    ],
    [
      'says why where it was denied',
      `select numero_solicitacao, status, status_antes, criada_em, validade, fim_cobertura(codigo_associado, codigo_plano) as f from solicitacao_exame, jsonb_array_elements(eventos) e where e ->> 'situacao' = 'REPROVADO'
        and not jsonb_path_exists(e, '$.motivos[*] ? (@.texto <> "" && @.codigoGlosa like_regex "^[0-9]{4}$")')`,
    ],
    [
      'expired when its term was over, and no open one is past it',
      `select numero_solicitacao, status, status_antes, criada_em, validade, fim_cobertura(codigo_associado, codigo_plano) as f from solicitacao_exame where (status = 'EXPIRADA') <> (validade < '${HOJE}')
        and status not in ('CANCELADA', 'CAPTURADA')`,
    ],
    [
      'waits for an answer that is not late',
      `select numero_solicitacao, status, status_antes, criada_em, validade, fim_cobertura(codigo_associado, codigo_plano) as f from solicitacao_exame where prazo < '${HOJE}'`,
    ],
    [
      'was captured within its term',
      `select numero_solicitacao, status, status_antes, criada_em, validade, fim_cobertura(codigo_associado, codigo_plano) as f from solicitacao_exame where ${dia('capturada_em')} > validade`,
    ],
    [
      'opened no guide but of the same patient, under the number that it reserved',
      `select g.numero_ficha from guia g left join solicitacao_exame s on s.numero_ficha_radiologia = g.numero_ficha
        where g.numero_pedido_exame is not null and (s.numero_solicitacao is distinct from g.numero_pedido_exame
           or s.codigo_unidade <> g.codigo_credenciado or s.codigo_associado <> g.codigo_associado
           or s.capturada_em >= g.liberada_em or s.nome_solicitante <> g.nome_solicitante)`,
    ],
    [
      'is done by its guide as it was approved',
      `select g.numero_ficha from guia g join evento_guia e using (codigo_credenciado, numero_ficha)
        where g.numero_pedido_exame is not null and not g.exames_aprovados @> jsonb_build_array(jsonb_build_object(
          'codigoEvento', e.codigo_evento, 'codigoLocalizacao', coalesce(e.dente, e.regiao)))`,
    ],
  ])('each %s', async (_, sql) => {
    expect(await rowsOf(sql)).toEqual([])
  })

  test('brought images and reports, of which some are in guides and some wait for 100001', async () => {
    const [found] = await rowsOf<Record<string, number>>(
      `select count(*) filter (where i.tipo = 'image/jpeg')::int as filmes,
              count(*) filter (where i.tipo = 'application/pdf')::int as laudos,
              count(*) filter (where v.numero_ficha is not null)::int as vinculadas,
              count(distinct s.numero_solicitacao) filter (where s.codigo_credenciado = 100001 and v.numero_ficha is null
                and not exists (select from ciencia_exame c where c.numero_solicitacao = s.numero_solicitacao))::int as prontos
         from solicitacao_exame s join imagem_guia i on i.numero_ficha = s.numero_ficha_radiologia
         left join imagem_guia v on (v.origem_ficha, v.origem_sequencial) = (i.numero_ficha, i.sequencial)
          and v.codigo_credenciado = s.codigo_credenciado and v.codigo_associado = s.codigo_associado`,
    )
    expect(found?.filmes).toBeGreaterThan(15)
    expect(found?.laudos).toBeGreaterThan(8)
    expect(found?.vinculadas).toBeGreaterThanOrEqual(3)
    expect(found?.prontos).toBeGreaterThanOrEqual(3)
  })

  test('came into an initial guide of 100002 with its sending, which names their form', async () => {
    const rows = await rowsOf(
      `select h.para_status as para, h.motivo = (count(v.*) || ' imagens de exame, da ficha ' || f.fichas_vinculo[1]) as dito,
              count(v.*)::int > 0 and count(v.*) = count(i.*) and bool_and(v.enviada_em = f.enviado_em
                and jsonb_array_length(v.eventos) > 0 and v.congelada_em is not null) as todas
         from formulario_orto f join historico_guia h on h.numero_ficha = f.numero_ficha and h.acao = 'send'
         join imagem_guia i on i.numero_ficha = any (f.fichas_vinculo)
         left join imagem_guia v on (v.numero_ficha, v.origem_ficha, v.origem_sequencial) = (f.numero_ficha, i.numero_ficha, i.sequencial)
        where f.codigo_credenciado = 100002 and f.tipo = 'inicial' group by f.numero_ficha, f.fichas_vinculo, 1, h.motivo`,
    )
    expect(rows).toEqual([{ para: 2, dito: true, todas: true }])
  })

  test('answer for a guide of 100001 that waits for the image of its tooth', async () => {
    const rows = await rowsOf(
      `select g.numero_ficha from solicitacao_exame s
         join guia g on g.codigo_credenciado = s.codigo_credenciado and g.codigo_associado = s.codigo_associado
         join evento_guia e on e.codigo_credenciado = g.codigo_credenciado and e.numero_ficha = g.numero_ficha
        where s.codigo_credenciado = 100001 and g.status_ficha = 5
          and s.eventos @> jsonb_build_array(jsonb_build_object('locais', jsonb_build_array(
                jsonb_build_object('dentes', jsonb_build_array(e.dente)))))
          and exists (select from imagem_guia i where i.numero_ficha = s.numero_ficha_radiologia)`,
    )
    expect(rows.length).toBeGreaterThan(0)
  })
})

test('the audit approves no request beyond the end of the plan of its patient', async () => {
  expect(
    await rowsOf(
      `select s.numero_solicitacao from solicitacao_exame s join historico_solicitacao h using (numero_solicitacao)
        where h.acao = 'audit' and s.validade > (fim_cobertura(s.codigo_associado, s.codigo_plano) ->> 'dia')::date`,
    ),
  ).toEqual([])
})

test('every radiology guide says who asked, some on paper a dentist who may ask here', async () => {
  expect(
    await rowsOf(
      `select numero_ficha from guia where (codigo_especialidade = 14) <> (nome_solicitante is not null)`,
    ),
  ).toEqual([])
  const [papel] = await rowsOf<{ da100001: number }>(
    `select count(*)::int as da100001 from guia where numero_pedido_exame is null and cro_solicitante = '45128'`,
  )
  expect(papel?.da100001).toBeGreaterThan(0)
})

test('what waits today: a request about to expire, a capture to be given back, a report that is late', async () => {
  const { rows } = await owner.query<Record<string, number>>(
    `select (select count(*)::int from solicitacao_exame where codigo_credenciado = 100001 and status = 'APROVADA_PORTAL'
               and validade between '${HOJE}' and date '${HOJE}' + 15) as "aExpirar",
            (select count(*)::int from solicitacao_exame s where codigo_unidade = 100003
               and capturada_em > timestamptz '${HOJE} 12:00-03' - interval '24 hours'
               and not exists (select from guia g where g.numero_ficha = s.numero_ficha_radiologia)) as "aDevolver",
            (select count(*)::int from guia g where codigo_credenciado = 100003 and status_ficha = 1
               and numero_pedido_exame is not null
               and not exists (select from imagem_guia i where i.numero_ficha = g.numero_ficha)
               and exists (select from evento_guia e where e.numero_ficha = g.numero_ficha
                                                       and e.data_realizacao < date '${HOJE}' - 7)) as "semLaudo"`,
  )
  expect(rows).toEqual([{ aExpirar: 1, aDevolver: 1, semLaudo: 1 }])
})
