import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { acoes, type LinhaAcao, nascimentos, type PassoAcao } from '@portal/domain/guia/acao.tables.ts'
import { etapa } from '@portal/domain/guia/etapa.tables.ts'
import { statusFicha } from '@portal/domain/guia/statusFicha.tables.ts'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { createDatabaseFrom, dropDatabase, urlOfDatabase, withClient } from '../db/databases.ts'
import { migrate } from '../db/migrate.ts'
import { grantDatabase } from '../db/roles.ts'
import { openArquivos } from '../imagem/arquivos.ts'
import { seedDemonstration } from './seedDemonstration.ts'

const { superuserUrl, migratorUrl, appUrl } = inject('database')
const [database, twin] = [`demonstracao_${process.pid}`, `repetida_${process.pid}`]
const hoje = '2026-03-18'
const pasta = mkdtempSync(path.join(tmpdir(), 'demonstracao-'))
const arquivos = openArquivos(pasta, Buffer.alloc(32, 7))
let owner: pg.Client

beforeAll(async () => {
  await createDatabaseFrom(superuserUrl, 'template1', database)
  await withClient(urlOfDatabase(superuserUrl, database), (client) => grantDatabase(client, database))
  await migrate(urlOfDatabase(migratorUrl, database))
  await createDatabaseFrom(superuserUrl, database, twin)
  owner = new pg.Client(urlOfDatabase(migratorUrl, database))
  await owner.connect()
  await seedDemonstration(owner, arquivos, hoje)
})
afterAll(async () => {
  await owner.end()
  await Promise.all([database, twin].map((name) => dropDatabase(superuserUrl, name)))
  rmSync(pasta, { recursive: true })
})

async function rowsOf<T extends pg.QueryResultRow>(sql: string): Promise<T[]> {
  return (await owner.query<T>(sql)).rows
}

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
  expect(found).toMatchObject({ credenciados: 12, associados: 300 })
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
      const linha: LinhaAcao | undefined = acoes.find(({ nome }) => nome === acao)
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
      `select numero_ficha from guia where atualizada_em >= timestamptz '${hoje} 00:00-03'`,
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
      'is done between its authorisation and yesterday',
      `select codigo_evento from evento_guia
      where data_realizacao < data_autorizacao or data_realizacao >= '${hoje}'`,
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

describe('the money of two years', () => {
  const sums = `sum(e.informado_centavos) = r.informado_centavos and sum(e.processado_centavos) = r.processado_centavos
    and sum(e.glosa_centavos) = r.glosa_centavos and sum(e.franquia_centavos) = r.franquia_centavos
    and sum(e.liberado_centavos) = r.liberado_centavos`

  test('has a run a month, published and deposited when due, each the sum of its rows', async () => {
    const [found] = await rowsOf<Record<'meses' | 'abertos' | 'errados' | 'cedo', number>>(
      `with somado as (
         select r.*, ${sums} as certo from repasse r left join repasse_evento e using (codigo_credenciado, fechamento)
          group by r.codigo_credenciado, r.fechamento)
       select count(distinct fechamento)::int as meses,
              count(*) filter (where situacao = 'aberto')::int as abertos,
              count(*) filter (where situacao <> 'aberto' and certo is false)::int as errados,
              count(*) filter (where situacao <> case when pagamento <= '${hoje}' then 'depositado'
                                                      when publicacao <= '${hoje}' then 'publicado'
                                                      else 'aberto' end)::int as cedo
         from somado`,
    )
    expect(found?.meses).toBeGreaterThanOrEqual(24)
    expect(found?.abertos).toBeGreaterThan(0)
    expect(found).toMatchObject({ errados: 0, cedo: 0 })
  })

  test('pays every event of a processed guide once, and nothing of any other', async () => {
    const [found] = await rowsOf<Record<'pagos' | 'linhas' | 'sem' | 'indevidas', number>>(
      `select (select count(*)::int from evento_guia where valor_pago_centavos is not null) as pagos,
              (select count(*)::int from repasse_evento where not recurso) as linhas,
              (select count(*)::int from evento_guia v where valor_pago_centavos is not null and not exists (
                 select from repasse_evento e
                  where (e.codigo_credenciado, e.numero_ficha, e.sequencial_inclusao)
                      = (v.codigo_credenciado, v.numero_ficha, v.sequencial_inclusao))) as sem,
              (select count(*)::int from repasse_evento e join guia g using (codigo_credenciado, numero_ficha)
                where g.status_ficha not in (12, 13, 14, 15)) as indevidas`,
    )
    expect(found?.pagos).toBeGreaterThan(1000)
    expect(found).toMatchObject({ linhas: found?.pagos, sem: 0, indevidas: 0 })
  })

  test('has the appeal of every guide in 13 to 15, decided in 15, and pays what each granted once', async () => {
    const [found] = await rowsOf<Record<string, number>>(
      `select count(*)::int as recorridas, count(*) filter (where r.numero_ficha is null)::int as sem,
              count(*) filter (where (g.status_ficha = 15) <> (r.julgado_em is not null))::int as fora,
              (select count(distinct decisao)::int from recurso_item) as decisoes,
              (select count(*)::int from recurso_anexo) as anexos,
              (select count(*)::int from recurso_item where decisao = 'A') as ganhos,
              (select count(*)::int from repasse_evento e join recurso_item i
                       using (codigo_credenciado, numero_ficha, sequencial_inclusao)
                where e.recurso and i.decisao = 'A' and e.liberado_centavos = i.liberado_centavos
                  and e.glosa_centavos = 0) as pagos,
              (select count(*)::int from repasse_evento where recurso) as linhas
         from guia g left join recurso_glosa r using (codigo_credenciado, numero_ficha)
        where g.status_ficha in (13, 14, 15)`,
    )
    expect(found?.recorridas).toBeGreaterThan(30)
    expect(found?.ganhos).toBeGreaterThan(10)
    expect(found?.anexos).toBeGreaterThan(5)
    expect(found).toMatchObject({ sem: 0, fora: 0, decisoes: 3, pagos: found?.ganhos, linhas: found?.ganhos })
  })

  test('withholds by who is paid: a clinic, one of the Simples, a dentist', async () => {
    const tipos = async (codigo: number) =>
      (
        await rowsOf<{ tipo: string }>(
          `select distinct tipo from repasse_desconto where codigo_credenciado = ${codigo} order by 1`,
        )
      ).map(({ tipo }) => tipo)
    expect(await tipos(100004)).toEqual(['01', '04', '05', '06'])
    expect(await tipos(100003)).toEqual([])
    const erradas = await rowsOf(
      `select 1 from repasse r join repasse_desconto d using (codigo_credenciado, fechamento)
        where codigo_credenciado = 100004 and d.valor_centavos <> round(r.liberado_centavos * d.pontos_base / 10000.0)`,
    )
    expect(erradas).toEqual([])
  })
})

test('the history of 500000001 crosses practices and reaches the windows of the rules', async () => {
  await owner.query(`select set_config('app.credenciado', '100001', false)`)
  const rows = await rowsOf(`select codigo_evento as evento, dente, faces, data::text, proprio
                               from prontuario_associado('500000001', current_date) where data is not null order by data`)
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

test('the application bound to a provider sees its guides alone', async () => {
  await withClient(urlOfDatabase(appUrl, database), async (app) => {
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
  await withClient(urlOfDatabase(migratorUrl, twin), async (other) => {
    expect(await seedDemonstration(other, arquivos, hoje)).toBe(true)
    const first = await digest(other)
    expect(first).toEqual(await digest(owner))
    expect(await seedDemonstration(other, arquivos, hoje)).toBe(false)
    expect(await digest(other)).toEqual(first)
  })
})
