import { verify } from '@node-rs/argon2'
import { isCpf } from '@portal/domain/associado/cpf.ts'
import { addDays, ageAt } from '@portal/domain/calendario/dataCivil.ts'
import { cnpj } from 'cpf-cnpj-validator'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { createDatabaseFrom, dropDatabase, urlOfDatabase } from '../db/databases.ts'
import { TEST_DAY } from '../testing/testDatabase.ts'
import { demonstrationUsers, printCast } from './credenciado/printCast.ts'

const { superuserUrl, template, migratorUrl, appUrl } = inject('database')
const database = `elenco_${process.pid}`
let owner: pg.Client
let app: pg.Client

beforeAll(async () => {
  await createDatabaseFrom(superuserUrl, template, database)
  owner = new pg.Client(urlOfDatabase(migratorUrl, database))
  app = new pg.Client(urlOfDatabase(appUrl, database))
  await Promise.all([owner.connect(), app.connect()])
})
afterAll(async () => {
  await Promise.all([owner.end(), app.end()])
  await dropDatabase(superuserUrl, database)
})

async function rowsOf<T extends pg.QueryResultRow>(sql: string, values: unknown[] = []): Promise<T[]> {
  return (await owner.query<T>(sql, values)).rows
}

describe('the cast of Produto §11', () => {
  test.each([
    [100001, 'AURORA', 'F', 9, { libera: true, radio: false, captura: false, cadastro: false }, []],
    [100002, 'AURORA', 'F', 2, { libera: true, radio: false, captura: false, cadastro: false }, []],
    [100003, 'AURORA', 'J', 2, { libera: true, radio: true, captura: true, cadastro: false }, []],
    [100004, 'AURORA', 'J', 12, { libera: true, radio: false, captura: false, cadastro: false }, []],
    [100005, 'AURORA', 'F', 4, { libera: true, radio: false, captura: false, cadastro: false }, []],
    [100006, 'AURORA', 'F', 4, { libera: true, radio: false, captura: false, cadastro: false }, []],
    [100007, 'AURORA', 'F', 5, { libera: true, radio: false, captura: false, cadastro: true }, []],
    [100008, 'AURORA', 'F', 0, { libera: true, radio: false, captura: false, cadastro: false }, []],
    [
      100009,
      'AURORA',
      'F',
      3,
      { libera: false, radio: false, captura: false, cadastro: false },
      ['CANCELA_GTO'],
    ],
    [100011, 'AURORA', 'J', 2, { libera: true, radio: true, captura: true, cadastro: false }, []],
    [200001, 'MERIDIANO', 'F', 9, { libera: true, radio: false, captura: false, cadastro: false }, []],
    [200002, 'MERIDIANO', 'J', 2, { libera: true, radio: true, captura: true, cadastro: false }, []],
    [300001, 'LUMINA', 'F', 9, { libera: true, radio: false, captura: false, cadastro: false }, []],
  ])(
    '%i: network %s, person %s, %i specialties, flags %j, blocked %j',
    async (codigo, rede, pessoa, especialidades, flags, bloqueados) => {
      const [found] = await rowsOf(
        `select rede, tipo_pessoa as pessoa, itens_bloqueados as bloqueados,
              (select count(*)::int from credenciado_especialidade where codigo_credenciado = codigo) as especialidades,
              json_build_object('libera', libera_senha, 'radio', unidade_radio, 'captura', captura_exame,
                                'cadastro', atualizar_cadastro) as flags
         from credenciado where codigo = $1`,
        [codigo],
      )
      expect(found).toEqual({ rede, pessoa, especialidades, flags, bloqueados })
    },
  )

  test('whoever asks for exams links them, and a radiology unit captures instead', async () => {
    const rows =
      await rowsOf(`select distinct unidade_radio as unidade, 'SOLIC_EXAME' = any (permissoes) as pede,
                                      'VINC_EXAME' = any (permissoes) as vincula
                                 from credenciado order by 1`)
    expect(rows).toEqual([
      { unidade: false, pede: true, vincula: true },
      { unidade: true, pede: false, vincula: false },
    ])
  })

  test('the clinic has two units and six dentists', async () => {
    const rows = await rowsOf(`select unidade, count(*)::int from dentista
                                where codigo_credenciado = 100004 and ativo group by 1 order by 1`)
    expect(rows).toEqual([
      { unidade: 'Unidade Centro', count: 3 },
      { unidade: 'Unidade Jardins', count: 3 },
    ])
  })

  test.each(demonstrationUsers)('$login enters with $senha', async ({ login, senha }) => {
    const [credencial] = await rowsOf<{ hash: string | null; situacao: string; valida: boolean }>(
      'select hash, situacao, expira_em > $2::date as valida from credencial where login = $1',
      [login, TEST_DAY],
    )
    if (senha === null) expect(credencial).toEqual({ hash: null, situacao: 'primeiroAcesso', valida: null })
    else {
      expect(await verify(credencial?.hash ?? '', senha)).toBe(true)
      expect(credencial?.valida).toBe(credencial?.situacao === 'ativa')
    }
    expect(printCast()).toContain(login)
  })

  test.each([
    ['500000001', 'ativo', 38, ['AURPRE']],
    ['500000002', 'ativo', 29, ['AURCOM']],
    ['500000003', 'ativo', 7, ['AURCOM']],
    ['500000004', 'inativo', 57, ['AURESS']],
    ['500000005', 'ativo', 15, ['AURCOM']],
    ['500000006', 'ativo', 34, ['MERESS', 'MERPRE']],
    ['500000007', 'ativo', 31, ['AURPRE']],
  ])('member %s is %s, %i years old, with %j', async (codigo, situacao, idade, planos) => {
    const [found] = await rowsOf<{ situacao: string; nascimento: string; planos: string[] }>(
      `select situacao, nascimento::text, array_agg(codigo_plano order by principal desc) as planos
         from associado join associado_plano on codigo_associado = codigo where codigo = $1 group by codigo`,
      [codigo],
    )
    expect(found).toMatchObject({ situacao, planos })
    expect(ageAt(found?.nascimento ?? '', TEST_DAY)).toBe(idade)
  })

  test('500000002 waits for dentistry today, and not for urgency', async () => {
    const [found] = await rowsOf<{ inclusao: string; carencias: Record<string, number> }>(
      `select inclusao::text, carencias from associado a join associado_plano on codigo_associado = a.codigo
         join plano p on p.codigo = codigo_plano where a.codigo = '500000002'`,
    )
    const fim = (classe: string) => addDays(found?.inclusao ?? '', found?.carencias[classe] ?? 0)
    expect(fim('dentistica') > TEST_DAY && fim('periodontia') > TEST_DAY && fim('protese') > TEST_DAY).toBe(
      true,
    )
    expect(fim('urgencia') < TEST_DAY && fim('basica') < TEST_DAY).toBe(true)
  })

  test('500000007 may bring her newborn, 500000006 has a social name', async () => {
    const rows =
      await rowsOf(`select codigo, recem_nato_ate > '${TEST_DAY}' as "recemNato", nome <> nome_civil as social
                                 from associado where recem_nato_ate is not null or nome_civil is not null order by 1`)
    expect(rows).toEqual([
      { codigo: '500000006', recemNato: null, social: true },
      { codigo: '500000007', recemNato: true, social: null },
    ])
  })

  test('every document has its check digits', async () => {
    const pessoas = await rowsOf<{ cpf: string }>(
      `select cpf from associado union all select documento from credenciado where tipo_pessoa = 'F'`,
    )
    expect(pessoas.filter(({ cpf }) => !isCpf(cpf))).toEqual([])
    const empresas = await rowsOf<{ documento: string }>(
      `select documento from credenciado where tipo_pessoa = 'J'`,
    )
    expect(empresas.filter(({ documento }) => !cnpj.isValid(documento))).toEqual([])
    expect([pessoas.length, empresas.length]).toEqual([17, 4])
  })
})

test('every event has a rule and a price in each network on any day of two years', async () => {
  const rows = await rowsOf(
    `select codigo_evento from regra_evento cross join (values ('AURORA'), ('MERIDIANO'), ('LUMINA')) as r (rede)
      where not exists (select from preco_evento p where p.codigo_evento = regra_evento.codigo_evento
                           and p.rede = r.rede and p.desde <= date '${TEST_DAY}' - 731)`,
  )
  expect(rows).toEqual([])
  expect((await rowsOf('select 1 from regra_evento')).length).toBeGreaterThan(200)
  expect((await rowsOf('select 1 from exclusao_evento')).length).toBeGreaterThan(20)
})

test('the application bound to a provider sees that one alone', async () => {
  await app.query('begin')
  await app.query(`select set_config('app.credenciado', '100001', true)`)
  expect((await app.query('select codigo from credenciado')).rows).toEqual([{ codigo: 100001 }])
  await app.query('commit')
  expect((await app.query('select codigo from credenciado')).rows).toEqual([])
})
