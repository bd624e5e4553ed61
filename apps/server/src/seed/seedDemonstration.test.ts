import { acoes, type LinhaAcao, type PassoAcao } from '@portal/domain/guia/acao.tables.ts'
import { etapa } from '@portal/domain/guia/etapa.tables.ts'
import { nascimentos } from '@portal/domain/guia/nascimento.tables.ts'
import { statusFicha } from '@portal/domain/guia/statusFicha.tables.ts'
import type pg from 'pg'
import { describe, expect, test } from 'vitest'
import { withClient } from '../db/databases.ts'
import { acaoVinculo } from '../guia/registro/historico.store.ts'
import { HOJE, openDemonstracao } from './demonstracao.fixture.ts'
import { seedDemonstration } from './seedDemonstration.ts'

const { owner, arquivos, appUrl, vaziaUrl, rowsOf } = await openDemonstracao()

async function digest(client: pg.Client): Promise<unknown> {
  const tabelas = [
    'associado',
    'guia',
    'evento_guia',
    'prontuario',
    'observacao_guia',
    'rascunho_guia',
    'imagem_guia',
    'preco_evento',
    'repasse_evento',
    'repasse_desconto',
    'solicitacao_exame',
    'ciencia_exame',
  ]
  const texts = tabelas.map(
    (tabela) => `(select md5(string_agg(t::text, '' order by t::text)) from ${tabela} t)`,
  )
  return (await client.query(`select ${texts.join(', ')}`)).rows
}

/** The statuses that the guide's table of actions leads to, births included. */
function reachable(): number[] {
  const passos: readonly PassoAcao[] = acoes.flatMap((acao: LinhaAcao) => acao.passos)
  const ends = passos.flatMap(({ para }) => (para === 'mesmo' ? [] : para))
  return [...new Set([...ends, ...nascimentos.map(({ status }) => status)].map((nome) => statusFicha[nome]))]
}

test('has the size of a small operator', async () => {
  const [found] = await rowsOf<Record<string, number>>(
    `select (select count(*)::int from credenciado) as credenciados, (select count(*)::int from associado) as associados,
            (select count(*)::int from guia) as guias,
            (select count(*)::int from guia where codigo_credenciado = 100001) as "da100001",
            (select count(*)::int from guia where status_ficha in (4, 5) and prazo is not null) as pendentes`,
  )
  expect(found).toMatchObject({ credenciados: 14, associados: 300 })
  expect(found?.guias).toBeGreaterThan(1150)
  expect(found?.da100001).toBeGreaterThan(400)
  expect(found?.pendentes).toBeGreaterThan(10)
})

test('has guides in every status that a guide can reach', async () => {
  const rows = await rowsOf<{ status: number }>(
    'select distinct status_ficha as status from guia where codigo_credenciado = 100001',
  )
  expect(rows.map(({ status }) => status).sort((a, b) => a - b)).toEqual(reachable().sort((a, b) => a - b))
})

test('each network has patients of its own, those that the README names among them, and no guide is of another’s', async () => {
  const redes = await rowsOf<{ rede: string; pacientes: number }>(
    `select p.rede, count(distinct ap.codigo_associado)::int as pacientes
       from associado_plano ap join plano p on p.codigo = ap.codigo_plano group by p.rede order by p.rede`,
  )
  expect(redes.map(({ rede }) => rede)).toEqual(['AURORA', 'LUMINA', 'MERIDIANO'])
  for (const { pacientes } of redes) expect(pacientes).toBeGreaterThan(50)
  const nomeados = await rowsOf(
    `select a.codigo, a.situacao, array_agg(distinct p.rede) as redes
       from associado a join associado_plano ap on ap.codigo_associado = a.codigo join plano p on p.codigo = ap.codigo_plano
      where a.codigo in ('500000001', '500000006', '500000010') group by a.codigo order by a.codigo`,
  )
  expect(nomeados).toEqual([
    { codigo: '500000001', situacao: 'ativo', redes: ['AURORA'] },
    { codigo: '500000006', situacao: 'ativo', redes: ['MERIDIANO'] },
    { codigo: '500000010', situacao: 'ativo', redes: ['LUMINA'] },
  ])
  expect(
    await rowsOf(
      `select g.numero_ficha from guia g join credenciado c on c.codigo = g.codigo_credenciado
         join plano p on p.codigo = g.codigo_plano where p.rede <> c.rede`,
    ),
  ).toEqual([])
})

describe('each guide', () => {
  test('went only where the table of actions leads', async () => {
    const rows = await rowsOf<{
      acao: string
      de: number
      para: number
      de_etapa: number
      para_etapa: number
    }>(
      `select distinct acao, de_status as de, para_status as para, de_etapa, para_etapa from historico_guia
        where de_status is not null`,
    )
    const nameOf = (codes: Record<string, number>, code: number) =>
      Object.entries(codes).find(([, candidate]) => candidate === code)?.[0] ?? ''
    const wrong = rows.filter(({ acao, de, para }) => {
      // An exam's images come into the guide as any other image does.
      const nome = acao === acaoVinculo ? 'uploadImagem' : acao
      const linha: LinhaAcao | undefined = acoes.find((cada) => cada.nome === nome)
      const [from, to] = [nameOf(statusFicha, de), nameOf(statusFicha, para)]
      return !linha?.passos.some(
        (passo) =>
          (passo.de === 'qualquer' || passo.de.some((nome) => nome === from)) &&
          (passo.para === 'mesmo' ? from === to : passo.para.some((nome) => nome === to)),
      )
    })
    expect(wrong).toEqual([])
    expect(new Set(rows.map((row) => row.para_etapa))).toEqual(new Set(Object.values(etapa)))
  })

  test.each([
    [
      'stands where its history ends',
      `select g.numero_ficha from guia g join lateral
      (select para_status, para_etapa, em from historico_guia h where h.numero_ficha = g.numero_ficha order by id desc limit 1) h
      on true where h.para_status <> status_ficha or h.para_etapa <> codigo_etapa or h.em <> atualizada_em`,
    ],
    [
      'has a version for each step',
      `select numero_ficha from guia join historico_guia using (numero_ficha)
      group by 1, versao having count(*) <> versao`,
    ],
    [
      'lived before today',
      `select numero_ficha from guia where atualizada_em >= timestamptz '${HOJE} 00:00-03'`,
    ],
    [
      'goes forward in time',
      `select numero_ficha from (select numero_ficha, em,
      lag(em) over (partition by numero_ficha order by id) as antes from historico_guia) h where em <= antes`,
    ],
    [
      'sums its events',
      `select numero_ficha from guia left join evento_guia using (codigo_credenciado, numero_ficha)
      group by guia.codigo_credenciado, guia.numero_ficha
      having count(codigo_evento) <> quantidade_eventos or coalesce(sum(valor_centavos), 0) <> valor_total_centavos`,
    ],
    [
      'has events once sent',
      `select numero_ficha from guia where (enviada_em is not null) <> (quantidade_eventos > 0)`,
    ],
    [
      'is of the network of its plan',
      `select numero_ficha from guia join credenciado c on c.codigo = codigo_credenciado
      join plano p on p.codigo = codigo_plano where c.rede <> p.rede`,
    ],
    [
      'is of a specialty and a dentist of its provider',
      `select numero_ficha from guia g where not exists
      (select from credenciado_especialidade e where e.codigo_credenciado = g.codigo_credenciado
          and e.codigo_especialidade = g.codigo_especialidade) or not exists
      (select from dentista d where d.codigo_credenciado = g.codigo_credenciado and d.codigo = g.codigo_dentista)`,
    ],
    [
      'was released while its member was one',
      `select numero_ficha from guia join associado a on a.codigo = codigo_associado
      where liberada_em < a.inclusao or liberada_em > a.exclusao + 1`,
    ],
    [
      'is beside a main guide of the same patient when complementary',
      `select g.numero_ficha from guia g
      join guia m on m.numero_ficha = g.numero_ficha_principal
      where m.codigo_associado <> g.codigo_associado or m.codigo_credenciado <> g.codigo_credenciado
         or m.liberada_em >= g.liberada_em`,
    ],
    [
      'is approved, partly or denied as its events are',
      `select numero_ficha from guia join evento_guia using (numero_ficha)
      where status_ficha in (1, 3, 7) group by guia.codigo_credenciado, guia.numero_ficha having status_ficha <>
      case when bool_and(autorizacao = 4) then 1 when bool_and(autorizacao = 3) then 3 else 7 end`,
    ],
  ])('%s', async (_, sql) => {
    expect(await rowsOf(sql)).toEqual([])
  })
})

describe('each event', () => {
  test.each([
    [
      'is one that its specialty may use',
      `select codigo_evento from evento_guia join guia using (numero_ficha)
      join regra_evento using (codigo_evento) where not regra->'especialidades' @> to_jsonb(codigo_especialidade)`,
    ],
    [
      'is where its rule lets it be',
      `select codigo_evento, dente, regiao from evento_guia join regra_evento using (codigo_evento)
      where case regra->>'local' when 'dente' then not regra->'dentes' ? dente or regiao is not null
        when 'regiao' then not regra->'regioes' ? regiao else dente is not null or regiao is not null end`,
    ],
    [
      'has as many faces as its rule asks for',
      `select codigo_evento, faces from evento_guia join regra_evento using (codigo_evento)
      where length(coalesce(faces, '')) not between (regra->>'facesMinimo')::int and (regra->>'facesMaximo')::int`,
    ],
    [
      'is appealed by a reason of its own kind: a restoration is of a tooth that was restored',
      `select codigo_evento from recurso_item
      join evento_guia using (codigo_credenciado, numero_ficha, sequencial_inclusao) join regra_evento using (codigo_evento)
      where justificativa ~ 'restauração|Braquete'
        and regra->>'classeCarencia' <> all (case when justificativa ~ 'Braquete' then array['ortodontia']
                                                  else array['dentistica', 'odontopediatria'] end)`,
    ],
    [
      'is done between its authorisation and yesterday',
      `select codigo_evento from evento_guia
      where data_realizacao < data_autorizacao or data_realizacao >= '${HOJE}'`,
    ],
    [
      'has, from its day on, the term of its contract until it is forwarded (Operadora §1)',
      `select codigo_evento, e.apresentar_ate::text from evento_guia e join credenciado u on u.codigo = e.codigo_credenciado
       left join encaminhamento f using (codigo_credenciado, numero_ficha)
       join lateral (select e.data_realizacao + dias_apresentacao as fim from calendario_repasse k
                      where k.rede = u.rede and k.desde <= e.data_realizacao order by k.desde desc limit 1) k on true
      where apresentar_ate is distinct from
            case when f.em is null or (f.em at time zone 'America/Sao_Paulo')::date > k.fim then k.fim end`,
    ],
    [
      'is held against what was done before it was decided, and not after',
      `select e.numero_ficha, e.codigo_evento, motivo->'eventoAnterior'->>'data' as feito from evento_guia e
         join guia g using (codigo_credenciado, numero_ficha), jsonb_array_elements(e.motivos) motivo
        where (motivo->'eventoAnterior'->>'data')::date >= (g.enviada_em at time zone 'America/Sao_Paulo')::date`,
    ],
    [
      'says why when denied',
      `select codigo_evento from evento_guia where (autorizacao = 3) and
      not jsonb_path_exists(motivos, '$[*] ? (@.severidade == "glosa" && @.texto <> "" && @.codigoGlosa like_regex "^[0-9]{4}$")')`,
    ],
    [
      'is paid, denied or co-paid to the last cent',
      `select codigo_evento from evento_guia where valor_pago_centavos is not null
      and valor_pago_centavos + valor_glosado_centavos + copart_centavos <> valor_centavos`,
    ],
    [
      'is paid once its guide was processed',
      `select codigo_evento from evento_guia join guia using (numero_ficha)
      where autorizacao in (1, 4) and (status_ficha in (12, 13, 14, 15)) <> (valor_pago_centavos is not null)`,
    ],
    ['costs something', `select codigo_evento from evento_guia where valor_centavos = 0`],
  ])('%s', async (_, sql) => {
    expect(await rowsOf(sql)).toEqual([])
  })
})

test('the history of 500000001 crosses practices and reaches the windows of the rules', async () => {
  await owner.query(`select set_config('app.credenciado', '100001', false)`)
  const rows = await rowsOf(`select codigo_evento as evento, dente, faces, data::text, proprio
                               from prontuario_associado('500000001', '${HOJE}') where data is not null order by data`)
  expect(rows).toEqual([
    { evento: '85200158', dente: '36', faces: null, data: '2024-09-18', proprio: false },
    { evento: '82000875', dente: '46', faces: null, data: '2025-01-18', proprio: false },
    { evento: '81000065', dente: null, faces: null, data: '2025-02-18', proprio: true },
    { evento: '85100200', dente: '16', faces: 'MO', data: '2025-05-18', proprio: false },
    { evento: '84000198', dente: null, faces: null, data: '2025-12-18', proprio: true },
  ])
})

test('the entry of 100007 alone has inactive beneficiaries to acknowledge', async () => {
  const rows = await rowsOf<{ credenciado: number; guias: number }>(
    `select g.codigo_credenciado as credenciado, count(*)::int as guias
       from guia g join associado a on a.codigo = g.codigo_associado
      where a.situacao = 'inativo' and g.status_ficha in (1, 8)
        and not exists (select from ciencia_inativo c where c.numero_ficha = g.numero_ficha)
      group by 1`,
  )
  expect(rows).toEqual([{ credenciado: 100007, guias: expect.any(Number) }])
})

test('no patient was charged more in a month than the plan lets (Operadora §4)', async () => {
  const rows = await rowsOf<{ plano: string; usado: number; teto: number }>(
    `select g.codigo_plano as plano, sum(e.copart_centavos)::int as usado, max(k.teto_centavos) as teto
       from evento_guia e join guia g using (codigo_credenciado, numero_ficha)
       join plano_teto_mes k on k.codigo_plano = g.codigo_plano
      where e.autorizacao <> 3 and g.status_ficha <> 6
      group by g.codigo_associado, 1, to_char(coalesce(e.data_realizacao, e.data_autorizacao), 'YYYY-MM')`,
  )
  expect(new Set(rows.map(({ plano }) => plano))).toEqual(new Set(['AURCOM', 'MERESS', 'LUMESS']))
  expect(rows.filter(({ usado, teto }) => usado > teto)).toEqual([])
})

test('the application bound to a provider sees its guides alone', async () => {
  await withClient(appUrl, async (app) => {
    const seen = async (tabela: string) =>
      (await app.query<{ codigo: number }>(`select distinct codigo_credenciado as codigo from ${tabela}`))
        .rows
    await app.query(`select set_config('app.credenciado', '100001', false)`)
    for (const tabela of [
      'guia',
      'evento_guia',
      'prontuario',
      'historico_guia',
      'observacao_guia',
      'rascunho_guia',
      'imagem_guia',
    ]) {
      expect(await seen(tabela)).toEqual([{ codigo: 100001 }])
    }
    await app.query(`select set_config('app.credenciado', '', false)`)
    expect(await seen('guia')).toEqual([])
  })
})

test('the same day gives the same data, and a second seed does nothing', async () => {
  await withClient(vaziaUrl, async (other) => {
    expect(await seedDemonstration(other, arquivos, HOJE)).toBe(true)
    const first = await digest(other)
    expect(first).toEqual(await digest(owner))
    expect(await seedDemonstration(other, arquivos, HOJE)).toBe(false)
    expect(await digest(other)).toEqual(first)
  })
})
