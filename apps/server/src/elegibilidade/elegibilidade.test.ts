import { elegibilidade } from '@portal/contract/elegibilidade.ts'
import { addDays } from '@portal/domain/calendario/dataCivil.ts'
import { describe, expect, it } from 'vitest'
import { createAssociado } from '../testing/guia.fixture.ts'
import { openTestApp } from '../testing/testApp.ts'

const t = await openTestApp()

describe('elegibilidade.searchAssociado', () => {
  const search = async (body: { termo: string; leitura?: 'cpf' }) =>
    t.call(elegibilidade.searchAssociado, { body }, { as: await t.as(100001) })

  it('finds by card in any punctuation', async () => {
    const { status, body } = await search({ termo: ' 500.000-001 ' })
    expect(status).toBe(200)
    expect(body.associados).toMatchObject([{ codigoAssociado: '500000001', situacao: 'ativo' }])
  })

  it('finds by CPF', async () => {
    const [row] = await t.rows<{ cpf: string }>(`select cpf from associado where codigo = '500000001'`)
    const { body } = await search({ termo: row?.cpf ?? '' })
    expect(body.associados[0]?.codigoAssociado).toBe('500000001')
  })

  it('leaves a row in the access trail before it answers', async () => {
    await search({ termo: '500000003' })
    const rows = await t.rows<{ operacao: string; login: number }>(
      `select operacao, login from trilha where codigo_associado = '500000003'`,
    )
    expect(rows).toContainEqual({ operacao: 'elegibilidade.searchAssociado', login: 100001 })
  })

  it.each([
    ['nobody', { termo: '999999999' }, 404, 'API-ELE-0001'],
    ['letters among digits', { termo: '5000A' }, 422, 'API-ELE-0004'],
    ['an unknown field', { termo: '1', nome: 'x' }, 400, 'API-GEN-0001'],
  ] as const)('refuses %s', async (_name, body, status, codigo) => {
    expect(await search(body)).toMatchObject({ status, codigo })
  })
})

describe('elegibilidade.getAssociado', () => {
  it('tells who the patient of an address is, as the search does, and trails her', async () => {
    const as = await t.as(100001)
    const codigoAssociado = await createAssociado(t)
    const { body: achados } = await t.call(
      elegibilidade.searchAssociado,
      { body: { termo: codigoAssociado } },
      { as },
    )
    const query = { chave: achados.associados[0]?.chave ?? '' }
    const { body } = await t.call(elegibilidade.getAssociado, { query }, { as })
    expect(body).toEqual(achados.associados[0])
    expect(
      await t.rows(`select login from trilha where operacao = $1 and codigo_associado = $2`, [
        'elegibilidade.getAssociado',
        codigoAssociado,
      ]),
    ).toEqual([{ login: 100001 }])
  })
})

describe('elegibilidade.getInformacoes', () => {
  const get = async (codigoAssociado: string, login = 100001) =>
    t.call(elegibilidade.getInformacoes, { query: { codigoAssociado } }, { as: await t.as(login) })

  it('tells an active patient with plans and waiting periods', async () => {
    const { status, body } = await get('500000001')
    expect(status).toBe(200)
    expect(body).toMatchObject({ situacao: 'ativo', impedimentos: [] })
    expect(body.planos[0]).toMatchObject({ principal: true, atendidoPelaRede: true })
    expect(body.carencias.every((carencia) => carencia.cumprida)).toBe(true)
  })

  it('tells the waiting periods that still run, with the day each ends', async () => {
    const { body } = await get('500000002')
    const running = body.carencias.filter((carencia) => !carencia.cumprida)
    expect(running.length).toBeGreaterThan(0)
    expect(body.carencias.find((carencia) => carencia.classe === 'urgencia')?.cumprida).toBe(true)
  })

  it('tells no waiting period beyond what the law allows, whatever the contract says', async () => {
    const codigoAssociado = await createAssociado(t, '500000002')
    await t.rows(
      `update plano set carencias = carencias || '{"protese": 400}'
        where codigo in (select codigo_plano from associado_plano where codigo_associado = $1)`,
      [codigoAssociado],
    )
    const { body } = await get(codigoAssociado)
    const protese = body.carencias.find(({ classe }) => classe === 'protese')
    const inicio = body.planos[0]?.inicio ?? ''
    expect(protese).toMatchObject({ dias: 180, terminaEm: addDays(inicio, 180) })
  })

  it('says of an inactive patient why, in the words of table 38', async () => {
    const { body } = await get('500000004')
    expect(body.impedimentos).toMatchObject([{ codigoGlosa: '1006', severidade: 'glosa' }])
  })

  it('knows no patient whose plans are all of another network, and says whose it does know', async () => {
    for (const [cartao, login, status] of [
      ['500000006', 200001, 200],
      ['500000006', 100001, 404],
      ['500000001', 200001, 404],
      ['500000001', 300001, 404],
    ] as const)
      expect([cartao, login, (await get(cartao, login)).status]).toEqual([cartao, login, status])
    expect(String((await get('500000001', 200001)).raw)).toContain(
      'não encontrado entre os atendidos pela rede Meridiano.',
    )
  })

  it('answers 404 for a card that nobody has', async () => {
    expect(await get('999999999')).toMatchObject({ status: 404, codigo: 'API-ELE-0001' })
  })

  it('refuses without login and with a stolen token alone', async () => {
    const query = { codigoAssociado: '500000001' }
    expect(await t.call(elegibilidade.getInformacoes, { query })).toMatchObject({
      status: 401,
      codigo: 'API-ACE-0002',
    })
    const { authorization } = await t.as(100001)
    const stolen = { authorization, cookie: '__Host-fgp=outro' }
    expect(await t.call(elegibilidade.getInformacoes, { query }, { as: stolen })).toMatchObject({
      status: 401,
    })
  })
})

describe('elegibilidade.getEvento', () => {
  const get = async (query: {
    codigoAssociado: string
    codigoEvento: string
    dente?: string
    faces?: string
  }) => t.call(elegibilidade.getEvento, { query }, { as: await t.as(100001) })

  it('approves a restoration with value and co-payment', async () => {
    const { body } = await get({
      codigoAssociado: '500000001',
      codigoEvento: '85100200',
      dente: '26',
      faces: 'OM',
    })
    expect(body).toMatchObject({ decisao: 'aprovado', motivos: [], possivelEm: null })
    expect(Number(body.valor)).toBeGreaterThan(0)
  })

  it('denies inside the waiting period with 1007, the day it ends and the help', async () => {
    const { body } = await get({ codigoAssociado: '500000002', codigoEvento: '85200158', dente: '26' })
    expect(body.decisao).toBe('negado')
    expect(body.motivos[0]).toMatchObject({ codigoGlosa: '1007' })
    expect(body.ajuda[0]).toMatchObject({ codigoGlosa: '1007' })
    expect(body.possivelEm).toBe(body.motivos[0]?.possivelEm)
  })

  it('answers for each plan of the member, and first for the one that a guide would be charged to', async () => {
    const query = { codigoAssociado: '500000006', codigoEvento: '85400157', dente: '16' }
    const { body } = await t.call(elegibilidade.getEvento, { query }, { as: await t.as(200001) })
    const [essencial, premium] = ['MERESS', 'MERPRE'].map((codigo) =>
      body.planos.find(({ codigoPlano }) => codigoPlano === codigo),
    )
    expect(essencial).toMatchObject({ decisao: 'negado', motivos: [{ codigoGlosa: '3283' }] })
    expect(premium?.decisao).toBe('pendenteImagem')
    expect(Number(premium?.valorCopart)).toBeLessThan(Number(essencial?.valorCopart))
    const [primeiro] = body.planos
    expect(body).toMatchObject({ decisao: primeiro?.decisao, valorCopart: primeiro?.valorCopart })
  })

  it('names the specialties in whose guides the provider may do the event', async () => {
    const ask = async (codigoEvento: string) =>
      (await get({ codigoAssociado: '500000001', codigoEvento, dente: '16', faces: 'O' })).body.especialidades
    expect((await ask('85100196')).map(({ descricao }) => descricao)).toContain('Clínica geral')
    const periapical = (await ask('81000421')).map(({ codigoEspecialidade }) => codigoEspecialidade)
    expect(periapical).toContain(19)
    expect(periapical).not.toContain(1)
  })

  it('answers 404 for an event that is not in the table', async () => {
    const answer = await get({ codigoAssociado: '500000001', codigoEvento: '99999999' })
    expect(answer).toMatchObject({ status: 404, codigo: 'API-ELE-0002' })
  })

  it('limits how many members a provider may look up in a minute', async () => {
    const as = await t.as(100002)
    const query = { codigoAssociado: '500000001', codigoEvento: '81000030' }
    const ask = () => t.call(elegibilidade.getEvento, { query }, { as })
    for (let vez = 0; vez < 120; vez++) expect((await ask()).status).toBe(200)
    const refused = await ask()
    expect(refused).toMatchObject({ status: 429, codigo: 'API-ELE-0003' })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  })
})
