import { elegibilidade } from '@portal/contract/elegibilidade.ts'
import { pesquisa } from '@portal/contract/pesquisa.ts'
import type { Checked } from '@portal/contract/route.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { releaseGuia } from '../testing/guia.fixture.ts'
import { createTestApp, type TestApp } from '../testing/testApp.ts'
import { createPaciente } from './paciente.fixture.ts'

let t: TestApp
/** Whose CPF is the card 500000001 with zeros before it. */
let donoDoCpf: string
beforeAll(async () => {
  t = await createTestApp()
  donoDoCpf = await createPaciente(t, { associado: `cpf = '00500000001'` })
})
afterAll(() => t.close())

type Pergunta = Checked<typeof elegibilidade.searchAssociado>['body']

const search = async (body: Pergunta) =>
  t.call(elegibilidade.searchAssociado, { body }, { as: await t.as(100001) })

describe('what a number is read as (Spec §5.4), and the other reading when it is chosen', () => {
  it.each<[string, Pergunta, 'cartão' | 'CPF']>([
    ['nine digits: a card', { termo: '500000001' }, 'cartão'],
    ['nine digits that are no CPF, read as CPF', { termo: '500000001', leitura: 'cpf' }, 'cartão'],
    ['ten digits: a CPF', { termo: '0500000001' }, 'CPF'],
    ['ten digits, read as card', { termo: '0500000001', leitura: 'codigoAssociado' }, 'cartão'],
    ['eleven digits: a CPF', { termo: '005.000.000-01' }, 'CPF'],
    ['eleven digits, read as card', { termo: '00500000001', leitura: 'codigoAssociado' }, 'cartão'],
    ['twelve digits: an attendance', { termo: '300000000001' }, 'cartão'],
    ['a reading that is not on offer', { termo: '300000000001', leitura: 'cpf' }, 'cartão'],
    ['the reading that is the first anyway', { termo: '500000001', leitura: 'codigoAssociado' }, 'cartão'],
  ])('%s', async (_nome, pergunta, de) => {
    const { body } = await search(pergunta)
    const codigoAssociado = de === 'cartão' ? '500000001' : donoDoCpf
    expect(body.associados).toMatchObject([{ codigoAssociado }])
    expect(body.numeroDaGuia).toBeNull()
  })
})

describe('what is no number of anybody', () => {
  it.each<[string, string, number, string, string]>([
    [
      'only punctuation',
      '.-/',
      422,
      'API-ELE-0004',
      'Digite o CPF, o cartão, o número do atendimento ou o nome.',
    ],
    ['letters among digits', '5000A', 422, 'API-ELE-0004', 'Use só números'],
    ['two letters', 'Ma', 422, 'API-ELE-0004', 'Digite ao menos 3 letras do nome.'],
    ['too long', '1'.repeat(21), 422, 'API-ELE-0004', 'O número tem no máximo 20 dígitos.'],
    ['a card that nobody has', '999999999', 404, 'API-ELE-0001', ''],
    ['a CPF that nobody has', '52998224725', 404, 'API-ELE-0001', ''],
    ['an attendance that never was', '399999999999', 404, 'API-ELE-0001', ''],
  ])('%s', async (_nome, termo, status, codigo, mensagem) => {
    const answer = await search({ termo })
    expect(answer).toMatchObject({ status, codigo })
    expect(answer.raw.toString()).toContain(mensagem)
  })
})

describe('nine digits that check as a CPF', () => {
  it('are a card, and a CPF where that is chosen', async () => {
    const dono = await createPaciente(t, { associado: `cpf = '00500000042'` })
    expect(await search({ termo: '500000042' })).toMatchObject({ status: 404 })
    expect((await search({ termo: '500000042', leitura: 'cpf' })).body.associados).toMatchObject([
      { codigoAssociado: dono },
    ])
  })
})

describe("by name, among this provider's own patients", () => {
  let meu: string
  let alheio: string
  beforeAll(async () => {
    meu = await createPaciente(t, { associado: `nome = 'Iracema d''Ávila Aviz Conceição Xavier'` })
    alheio = await createPaciente(t, { associado: `nome = 'Iracema Xavier Alheia'` })
    await releaseGuia(t, { codigoAssociado: meu })
    await releaseGuia(t, { codigoAssociado: alheio, login: 100004 })
  })
  const find = async (termo: string) => {
    const { status, body } = await search({ termo })
    return status === 404 ? [] : body.associados.map(({ codigoAssociado }) => codigoAssociado)
  }

  it.each([
    ['the first name and the last', 'iracema xavier'],
    ['in another order', 'Xavier Iracema'],
    ['without accents', 'CONCEICAO'],
    ['with accents', 'conceição'],
    ['by the beginnings of words', 'ira xav'],
    ['with the words that bind', 'Iracema de Xavier'],
    ['an apostrophe left out', 'davila'],
    ['an apostrophe put in', "d'ávila"],
    ['all its words', 'iracema davila conceicao xavier'],
    ['the beginning of two of its words, once', 'avi'],
  ])('%s', async (_nome, termo) => expect(await find(termo)).toEqual([meu]))

  it.each([
    ['a word that is not of the name', 'iracema souza'],
    ['a third word that is not', 'iracema xavier souza'],
    ['a fourth', 'iracema davila xavier souza'],
    ['a sixth', 'iracema davila avila conceicao xavier souza'],
    ['the end of a word', 'cema'],
    ['a sign that a pattern would take', 'x%y_z'],
  ])('not by %s', async (_nome, termo) => expect(await find(termo)).toEqual([]))

  it("does not know another provider's patient, of whom the card tells", async () => {
    expect(await find('alheia')).toEqual([])
    expect(await find(alheio)).toEqual([alheio])
  })

  it('finds the social name and the civil one, and follows a change of them', async () => {
    await t.rows(
      `update associado set nome = 'Zuleica Xavier', nome_civil = 'Olavo Xavier' where codigo = $1`,
      [meu],
    )
    expect(await find('zuleica')).toEqual([meu])
    expect(await find('olavo xavier')).toEqual([meu])
    expect(await find('iracema')).toEqual([])
  })

  it('tells ten of eleven who have three words that begin so', async () => {
    for (let i = 0; i < 11; i++) {
      const nome = `Quirina Quirino Quirinez ${String.fromCharCode(65 + i)}`
      await releaseGuia(t, { codigoAssociado: await createPaciente(t, { associado: `nome = '${nome}'` }) })
    }
    const { body } = await search({ termo: 'quir' })
    expect(body.associados.map(({ nome }) => nome)).toEqual(
      Array.from({ length: 10 }, (_, i) => `Quirina Quirino Quirinez ${String.fromCharCode(65 + i)}`),
    )
  })

  it('tells ten at most, by name, and trails each', async () => {
    for (let i = 0; i < 12; i++) {
      const nome = `Homônima ${String.fromCharCode(76 - i)}`
      await releaseGuia(t, { codigoAssociado: await createPaciente(t, { associado: `nome = '${nome}'` }) })
    }
    const { body } = await search({ termo: 'homonima' })
    expect(body.associados.map(({ nome }) => nome)).toEqual(
      Array.from({ length: 10 }, (_, i) => `Homônima ${String.fromCharCode(65 + i)}`),
    )
    const trilha = await t.rows<{ codigo: string }>(
      `select codigo_associado as codigo from trilha where operacao = 'elegibilidade.searchAssociado'`,
    )
    const codigos = trilha.map(({ codigo }) => codigo)
    for (const { codigoAssociado } of body.associados) expect(codigos).toContain(codigoAssociado)
  })
})

describe("by the number of this provider's guide", () => {
  it('finds its patient by the password and by the last four digits, and nobody for another provider', async () => {
    const codigo = await createPaciente(t)
    const numeroFicha = await releaseGuia(t, { codigoAssociado: codigo })
    const [guia] = await t.rows<{ senha: string }>('select senha from guia where numero_ficha = $1', [
      numeroFicha,
    ])
    const final = String(numeroFicha).slice(-4)
    const termos = [
      [guia?.senha ?? '', 'senha'],
      [final, 'finalGuia'],
      [String(numeroFicha), 'guia'],
    ] as const
    for (const [termo, numeroDaGuia] of termos) {
      const { body } = await search({ termo })
      expect(body.associados.map(({ codigoAssociado }) => codigoAssociado)).toContain(codigo)
      expect(body.numeroDaGuia).toBe(numeroDaGuia)
      const alheia = await t.call(
        elegibilidade.searchAssociado,
        { body: { termo } },
        { as: await t.as(100004) },
      )
      expect(alheia.status).toBe(404)
    }
    expect(await search({ termo: final.slice(1) })).toMatchObject({ status: 404 })
  })

  it('tells once the member whose card is also the password of a guide', async () => {
    const codigo = await createPaciente(t)
    const numeroFicha = await releaseGuia(t, { codigoAssociado: codigo })
    await t.rows('update guia set senha = $2 where numero_ficha = $1', [numeroFicha, codigo])
    expect((await search({ termo: codigo })).body.associados).toMatchObject([{ codigoAssociado: codigo }])
  })
})

it('who went to another network is nobody any more, by name and by guide too, though the guide is there', async () => {
  const codigo = await createPaciente(t, { associado: `nome = 'Quitéria Mudada Waldemar'` })
  const numeroFicha = await releaseGuia(t, { codigoAssociado: codigo })
  const termos = [codigo, 'quiteria', 'quiteria mudada', String(numeroFicha)]
  for (const termo of termos) expect((await search({ termo })).status).toBe(200)
  await t.rows(`update associado_plano set codigo_plano = 'LUMCOM' where codigo_associado = $1`, [codigo])
  for (const termo of termos) {
    const answer = await search({ termo })
    expect([termo, answer.codigo]).toEqual([termo, 'API-ELE-0001'])
    expect(String(answer.raw)).toContain('rede Aurora')
  }
  const tudo = await t.call(
    pesquisa.searchTudo,
    { body: { termo: String(numeroFicha) } },
    { as: await t.as(100001) },
  )
  expect(tudo.body).toMatchObject({ associados: [], guias: [{ numeroFicha }] })
})
