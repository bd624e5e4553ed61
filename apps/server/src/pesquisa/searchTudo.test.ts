import { pesquisa } from '@portal/contract/pesquisa.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { captureSolicitacao, createSolicitacao } from '../solicitacaoExame/solicitacao.fixture.ts'
import { createAssociado } from '../testing/guia.fixture.ts'
import { openTestApp } from '../testing/testApp.ts'
import { insertGuias } from './pesquisa.fixture.ts'

const t = await openTestApp()
let minha = 0
let alheia = 0
beforeAll(async () => {
  ;[minha = 0, alheia = 0] = await insertGuias(t, [
    { codigoCredenciado: 100001, codigoAssociado: '500000001' },
    { codigoCredenciado: 100004, codigoAssociado: '500000003' },
  ])
})

const search = async (termo: string, login = 100001) =>
  t.call(pesquisa.searchTudo, { body: { termo } }, { as: await t.as(login) })

describe('pesquisa.searchTudo', () => {
  it('finds a guide by its number, in any punctuation', async () => {
    const numero = String(minha)
    const { body } = await search(`${numero.slice(0, 3)}.${numero.slice(3)}`)
    expect(body.guias.map(({ numeroFicha }) => numeroFicha)).toEqual([minha])
  })

  it('finds a patient by card, with the guides that are open here', async () => {
    const { body } = await search('500000001')
    expect(body.associados.map(({ codigoAssociado }) => codigoAssociado)).toContain('500000001')
    expect(body.guias.map(({ numeroFicha }) => numeroFicha)).toContain(minha)
  })

  it('finds a patient once, whose card and whose CPF the number is', async () => {
    await t.rows(`update associado set cpf = '00500000003' where codigo = '500000003'`)
    const { body } = await search('0500000003')
    expect(body.associados.map(({ codigoAssociado }) => codigoAssociado)).toEqual(['500000003'])
  })

  it('finds by a piece of the name, without accents, among its own patients alone', async () => {
    const [own, other] = await t.rows<{ nome: string }>(
      `select nome from associado where codigo in ('500000001', '500000003') order by codigo`,
    )
    const piece = (nome = '') => nome.normalize('NFD').replace(/\p{M}/gu, '').slice(0, 6).toUpperCase()
    expect((await search(piece(own?.nome))).body.associados.map(({ nome }) => nome)).toContain(own?.nome)
    expect((await search(piece(other?.nome))).body.associados.map(({ nome }) => nome)).not.toContain(
      other?.nome,
    )
  })

  it('finds a guide by its last digits and by its password', async () => {
    await t.rows(`update guia set senha = '91234567' where numero_ficha = $1`, [minha])
    for (const termo of [String(minha).slice(-4), '91234567']) {
      expect((await search(termo)).body.guias.map(({ numeroFicha }) => numeroFicha)).toContain(minha)
    }
  })

  it('finds events by the words of the desk, and none where the term names a patient', async () => {
    expect((await search('limpeza')).body.eventos[0]).toEqual({
      codigoEvento: '84000198',
      descricao: 'Profilaxia: polimento coronário',
      codigoAntigo: null,
    })
    expect((await search('98300022')).body.eventos).toMatchObject([
      { codigoEvento: '85100200', codigoAntigo: '98300022' },
    ])
    expect((await search('canal do 36')).body.eventos[0]).toMatchObject({ codigoEvento: '85200158' })
    expect((await search('500000001')).body.eventos).toEqual([])
    // Hidden in the portal (Spec §6), by its very code too.
    expect((await search('81000073')).body.eventos).toEqual([])
  })

  it('looks for no guide where the session may read none', async () => {
    const [guia = 0] = await insertGuias(t, [{ codigoCredenciado: 100009 }])
    const achadas = async () => (await search(String(guia), 100009)).body.guias.map((um) => um.numeroFicha)
    expect(await achadas()).toEqual([guia])
    await t.rows(`update credenciado set permissoes = '{ELEGIBILIDADE}' where codigo = 100009`)
    expect(await achadas()).toEqual([])
  })

  it.each(['%%', '..', '  '])('finds nothing where no word is asked for: "%s"', async (termo) => {
    expect((await search(termo)).body).toEqual({ associados: [], guias: [], solicitacoes: [], eventos: [] })
  })

  it('does not know the guide of another provider', async () => {
    expect((await search(String(alheia))).body.guias).toEqual([])
  })

  it('trails each patient shown', async () => {
    await search('500000001')
    const rows = await t.rows('select codigo_associado as codigo from trilha where operacao = $1', [
      'pesquisa.searchTudo',
    ])
    expect(rows).toContainEqual({ codigo: '500000001' })
  })

  it('refuses without login and a term of one letter', async () => {
    expect(await t.call(pesquisa.searchTudo, { body: { termo: 'ana' } })).toMatchObject({ status: 401 })
    expect(await search('a')).toMatchObject({ status: 400, codigo: 'API-GEN-0001' })
  })
})

describe('an exam request', () => {
  const numerosDe = async (termo: string, login?: number) =>
    (await search(termo, login)).body.solicitacoes.map(({ numeroSolicitacao }) => numeroSolicitacao)

  it('is found by its number, in any punctuation, by who made it and by the unit that captured it', async () => {
    const numero = await createSolicitacao(t)
    const texto = String(numero)
    expect(await numerosDe(`${texto.slice(0, 1)}.${texto.slice(1, 4)}.${texto.slice(4)}`)).toEqual([numero])
    for (const login of [100003, 100004, 200001]) expect(await numerosDe(texto, login)).toEqual([])
    await captureSolicitacao(t, numero)
    expect(await numerosDe(texto)).toEqual([numero])
    expect(await numerosDe(texto, 100003)).toEqual([numero])
    expect(await numerosDe(texto, 100004)).toEqual([])
  })

  it('is found by its patient, the newest five, with what a list tells of it', async () => {
    const codigoAssociado = await createAssociado(t)
    const numeros: number[] = []
    for (let vez = 0; vez < 6; vez++) numeros.push(await createSolicitacao(t, { codigoAssociado }))
    await createSolicitacao(t, { codigoAssociado, login: 100004 })
    expect(await numerosDe(codigoAssociado)).toEqual(numeros.toReversed().slice(0, 5))
    const { solicitacoes } = (await search(codigoAssociado)).body
    expect(solicitacoes[0]).toMatchObject({ status: 'APROVADA_PORTAL', associado: { codigoAssociado } })
  })

  it('is not looked for by a session that may not read one', async () => {
    const numero = await createSolicitacao(t, { login: 100008 })
    expect(await numerosDe(String(numero), 100008)).toEqual([numero])
    await t.rows(`update credenciado set permissoes = '{ELEGIBILIDADE}' where codigo = 100008`)
    expect(await numerosDe(String(numero), 100008)).toEqual([])
  })
})
