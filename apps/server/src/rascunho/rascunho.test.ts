import { randomUUID } from 'node:crypto'
import { guia } from '@portal/contract/guia.ts'
import { rascunho } from '@portal/contract/rascunho.ts'
import { createContexto } from '@portal/domain/evento/createContexto.ts'
import { evaluateEvento } from '@portal/domain/evento/criterio/evaluateEvento.ts'
import { indexRegras } from '@portal/domain/evento/regra/eventos.tables.ts'
import { describe, expect, it } from 'vitest'
import { createGuia, insertImagem, releaseGuia } from '../testing/guia.fixture.ts'
import { releaseOrto, sendOrto } from '../testing/ortodontia.fixture.ts'
import { openTestApp } from '../testing/testApp.ts'

const t = await openTestApp()
const as = await t.as(100001)

const itens = [{ sequencial: 1, codigoEvento: '85100200', dente: '26', faces: 'O', quantidade: 1 }]

describe('rascunho.saveRascunho', () => {
  const save = (numeroFicha: number, revisaoBase: number, observacao = '', key: string = randomUUID()) => {
    const body = { numeroFicha, revisaoBase, itens, observacao, justificativa: '' }
    return t.call(rascunho.saveRascunho, { body }, { as, key })
  }
  const read = async (numeroFicha: number) =>
    (await t.call(guia.getGuiaDetalhada, { query: { numeroFicha } }, { as })).body.rascunho

  /** As whoever sends the guide does. */
  const endDraft = (numeroFicha: number) =>
    t.rows('delete from rascunho_guia where numero_ficha = $1', [numeroFicha])

  it('keeps what is being typed, half-done as it may be, and does not touch the guide', async () => {
    const numeroFicha = await createGuia(t)
    const { body } = await save(numeroFicha, 0, 'meia frase')
    expect(body).toEqual({ revisao: 1, salvoEm: '2026-11-21T12:00:00.000Z' })
    expect(await read(numeroFicha)).toEqual({
      itens,
      observacao: 'meia frase',
      justificativa: '',
      revisao: 1,
      salvoEm: '2026-11-21T12:00:00.000Z',
    })
    expect((await t.call(guia.getGuia, { query: { numeroFicha } }, { as })).body.versao).toBe(1)
  })

  it('keeps no sign that the guide would not keep, and the space that is being typed', async () => {
    const numeroFicha = await createGuia(t)
    await save(numeroFicha, 0, 'Fratura "antiga" #2 ')
    expect(await read(numeroFicha)).toMatchObject({ observacao: 'Fratura antiga 2 ' })
  })

  it('keeps what is too long to be sent until it is cut', async () => {
    const numeroFicha = await releaseGuia(t)
    const longa = 'a'.repeat(503)
    expect((await save(numeroFicha, 0, longa)).status).toBe(200)
    expect(await read(numeroFicha)).toMatchObject({ observacao: longa })
  })

  it('keeps the orthodontic form and the exams to link, half-done as they may be, until the guide is sent', async () => {
    const numeroFicha = await releaseOrto(t, 'manutencao')
    const digitado = {
      ortodontia: {
        sobressalienciaComprimento: 250,
        queixaPaciente: 'Dente "torto" ',
        dentesAusentes: ['46'],
      },
      fichasVinculoImagens: [799_999_999],
    }
    const body = { numeroFicha, revisaoBase: 0, itens, observacao: '', justificativa: '', ...digitado }
    expect((await t.call(rascunho.saveRascunho, { body }, { as })).status).toBe(200)
    expect(await read(numeroFicha)).toMatchObject({
      ...digitado,
      ortodontia: { ...digitado.ortodontia, queixaPaciente: 'Dente torto ' },
    })
    await sendOrto(t, numeroFicha, 'manutencao')
    expect(await read(numeroFicha)).toBeNull()
  })

  it('refuses to type over a newer revision of another tab, and says which it is', async () => {
    const numeroFicha = await createGuia(t)
    await save(numeroFicha, 0, 'uma')
    await save(numeroFicha, 1, 'outra')
    const answer = await save(numeroFicha, 1, 'velha')
    expect(answer).toMatchObject({ status: 409, codigo: 'API-GTO-0013' })
    expect(answer.detalhes).toMatchObject([{ campo: 'revisaoBase', revisao: 2 }])
    expect(await read(numeroFicha)).toMatchObject({ observacao: 'outra', revisao: 2 })
  })

  it('refuses a revision that went with what was sent, or never was, over another draft', async () => {
    const numeroFicha = await createGuia(t)
    for (const base of [0, 1, 2]) await save(numeroFicha, base, `antes ${base}`)
    await endDraft(numeroFicha)
    expect(await save(numeroFicha, 0, 'nova')).toMatchObject({ status: 200, body: { revisao: 4 } })
    for (const base of [1, 3, 99]) {
      const answer = await save(numeroFicha, base, 'velha')
      expect(answer).toMatchObject({ status: 409, codigo: 'API-GTO-0013' })
      expect(answer.detalhes).toMatchObject([{ revisao: 4 }])
    }
    expect(await read(numeroFicha)).toMatchObject({ observacao: 'nova', revisao: 4 })
    expect(await save(numeroFicha, 3, 'nova')).toMatchObject({ status: 200, body: { revisao: 4 } })
  })

  it('never gives a number twice: a tab that holds the first draft is not taken for one of the second', async () => {
    const numeroFicha = await createGuia(t)
    await save(numeroFicha, 0, 'primeira')
    for (const texto of ['segunda', 'terceira']) {
      await endDraft(numeroFicha)
      await save(numeroFicha, 0, texto)
      expect(await save(numeroFicha, 1, 'velha')).toMatchObject({ status: 409, codigo: 'API-GTO-0013' })
      expect(await read(numeroFicha)).toMatchObject({ observacao: texto })
    }
    expect(await read(numeroFicha)).toMatchObject({ revisao: 3 })
  })

  it('takes the same words upon an older revision as saved: no other screen wrote anything', async () => {
    const numeroFicha = await createGuia(t)
    await save(numeroFicha, 0, 'uma')
    const { body: antes } = await save(numeroFicha, 1, 'outra')
    expect(await save(numeroFicha, 1, 'outra')).toMatchObject({ status: 200, body: antes })
    expect(await read(numeroFicha)).toMatchObject({ observacao: 'outra', revisao: 2 })
  })

  it('of two tabs at once, one wins', async () => {
    const numeroFicha = await createGuia(t)
    const answers = await Promise.all([save(numeroFicha, 0, 'a'), save(numeroFicha, 0, 'b')])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  })

  it('repeated with its key, it is the same revision', async () => {
    const [numeroFicha, key] = [await createGuia(t), randomUUID()]
    await save(numeroFicha, 0, 'uma', key)
    expect((await save(numeroFicha, 0, 'uma', key)).body.revisao).toBe(1)
    expect(await read(numeroFicha)).toMatchObject({ revisao: 1 })
  })

  it.each([
    ['a guide that was sent', 'update guia set status_ficha = 1, codigo_etapa = 2', 'API-GTO-0011'],
    ['a guide in no stage to be edited', 'update guia set codigo_etapa = 2', 'API-GTO-0012'],
    ['a locked guide', 'update guia set bloqueada = true', 'API-GTO-0010'],
  ])('refuses %s', async (_nome, sql, codigo) => {
    const numeroFicha = await createGuia(t)
    await t.rows(`${sql} where numero_ficha = $1`, [numeroFicha])
    expect(await save(numeroFicha, 0)).toMatchObject({ status: 409, codigo })
  })
})

describe('rascunho.simulateGuia', () => {
  it('tells reasons and worth of each item, and changes nothing', async () => {
    const numeroFicha = await createGuia(t)
    const { body } = await t.call(rascunho.simulateGuia, { body: { numeroFicha, itens } }, { as })
    expect(body.itens).toMatchObject([{ motivos: [{ campo: 'faces' }] }])
    // Nobody owes a part of what is not taken as it is.
    expect(body.valores).toEqual([{ numeroSequencialInclusao: 1, valor: '100.00', valorCopart: '0.00' }])
    expect((await t.call(guia.getGuia, { query: { numeroFicha } }, { as })).body.statusFicha).toBe(8)
  })
})

describe('rascunho.getContexto', () => {
  it('lets the browser judge as the server does, with nothing of another provider in it', async () => {
    const numeroFicha = await createGuia(t)
    const { body, raw } = await t.call(rascunho.getContexto, { query: { numeroFicha } }, { as })
    const { regras = [], exclusoes = [] } = body
    const indice = indexRegras(regras)
    const contexto = createContexto({
      ...body,
      exclusoes,
      momento: 'envio',
      regras: (codigo) => indice.get(codigo),
      guia: { ...body.guia, itens, dataAutorizacao: body.hoje },
    })
    const { body: simulado } = await t.call(rascunho.simulateGuia, { body: { numeroFicha, itens } }, { as })
    const motivos = itens.map((item) => evaluateEvento(item, contexto))
    expect(JSON.parse(JSON.stringify(motivos))).toEqual(simulado.itens.map((item) => item.motivos))
    expect(String(raw)).not.toMatch(/codigoCredenciado|numeroFicha/)
  })

  it('leaves out the rules for who names their version, and for nobody else', async () => {
    const numeroFicha = await createGuia(t)
    const read = async (versaoRegras?: string) => {
      const query = { numeroFicha, ...(versaoRegras !== undefined && { versaoRegras }) }
      return (await t.call(rascunho.getContexto, { query }, { as })).body
    }
    const { regras, exclusoes, ...resto } = await read()
    expect([regras?.length, exclusoes?.length]).toEqual([expect.any(Number), expect.any(Number)])
    expect(await read(resto.versaoRegras)).toEqual(resto)
    expect(await read('outra')).toEqual({ ...resto, regras, exclusoes })
  })

  it('prices every event that the specialty may use', async () => {
    const numeroFicha = await createGuia(t)
    const { body } = await t.call(rascunho.getContexto, { query: { numeroFicha } }, { as })
    expect(body.precos).toContainEqual({ codigoEvento: '85100200', valor: '100.00', valorCopart: '10.00' })
    const indice = indexRegras(body.regras ?? [])
    expect(body.precos.every(({ codigoEvento }) => indice.has(codigoEvento))).toBe(true)
  })

  it('holds the images that the guide has', async () => {
    const numeroFicha = await createGuia(t)
    await insertImagem(t, numeroFicha, 'inicial')
    const { body } = await t.call(rascunho.getContexto, { query: { numeroFicha } }, { as })
    expect(body.imagens).toEqual([{ momento: 'inicial', dente: '26' }])
  })

  it('holds the main guide of a complementary one', async () => {
    const principal = await createGuia(t, 'autorizada')
    const complementar = await releaseGuia(t, { numeroFichaPrincipal: principal })
    const query = { numeroFicha: complementar }
    const { body } = await t.call(rascunho.getContexto, { query }, { as })
    expect(body.guia.itensPrincipal).toMatchObject([{ codigoEvento: '85100200', dente: '26', faces: 'MO' }])
  })
})
