import { randomUUID } from 'node:crypto'
import { guia } from '@portal/contract/guia.ts'
import { describe, expect, it } from 'vitest'
import { readGuia } from '../testing/guia.fixture.ts'
import { isDeGuia, rotas } from '../testing/matriz/chamada.ts'
import { openTestApp } from '../testing/testApp.ts'
import { mudancas } from './operacoes.fixture.ts'

const t = await openTestApp()
const as = await t.as(100001)

const listPassos = (numeroFicha: number) =>
  t.rows<{ acao: string; autor: string; de: number; para: number }>(
    `select acao, autor, de_status as de, para_status as para from historico_guia where numero_ficha = $1 order by id`,
    [numeroFicha],
  )

/** Changes whose promises are shown where they are: by their own tests. */
const alhures: Readonly<Record<string, string>> = {
  'recursoGlosa.sendRecurso': 'needs a run that denied',
  'liberacaoSenha.releaseComplementar': 'makes another guide',
  'imagem.uploadImagem': 'sends a file',
  'imagem.deleteImagem': 'the images are no step of the life',
  'imagem.updateImagem': 'the images are no step of the life',
}

it('every call that changes a guide is asked below, or says why not', () => {
  const mudam = rotas.filter(({ route }) => route.stale?.includes('guia') && isDeGuia(route))
  const pedidas = new Set(mudancas.map(({ nome }) => nome))
  expect(mudam.map(({ nome }) => nome).filter((nome) => !pedidas.has(nome))).toEqual(Object.keys(alhures))
})

/** Every step of a guide's life keeps the same promises. Produto §4. */
describe.each(mudancas)('$nome', ({ route, input, prepare, depois, acao }) => {
  it('moves the guide, raises its version and leaves one row in its history and in the trail', async () => {
    const numeroFicha = await prepare(t)
    const [antes, passos] = [await readGuia(t, numeroFicha), await listPassos(numeroFicha)]
    expect((await t.call(route, input(numeroFicha), { as, versao: antes.versao })).status).toBe(200)
    const agora = await readGuia(t, numeroFicha)
    expect([agora.status, agora.etapa]).toEqual(depois)
    expect(agora.versao).toBe(antes.versao + 1)
    const novos = (await listPassos(numeroFicha)).slice(passos.length)
    expect(novos).toEqual([
      { acao, autor: 'Dra. Ana Beatriz Monteiro (100001)', de: antes.status, para: agora.status },
    ])
    const trilha = await t.rows(`select 1 from trilha where objeto = $1 and login = 100001`, [
      `guia ${numeroFicha}`,
    ])
    expect(trilha.length).toBeGreaterThan(0)
  })

  it('refuses a version that is not the current one, says which is, and does nothing', async () => {
    const numeroFicha = await prepare(t)
    const antes = await readGuia(t, numeroFicha)
    const answer = await t.call(route, input(numeroFicha), { as, versao: antes.versao + 1 })
    expect(answer).toMatchObject({ status: 409, codigo: 'API-GTO-0013' })
    const { detalhes } = JSON.parse(String(answer.raw))
    expect(detalhes).toMatchObject([{ versao: antes.versao, statusFicha: antes.status }])
    expect(await readGuia(t, numeroFicha)).toEqual(antes)
  })

  it('done twice with one key happens once, and answers the same', async () => {
    const numeroFicha = await prepare(t)
    const key = randomUUID()
    const first = await t.call(route, input(numeroFicha), { as, key })
    const depoisDaPrimeira = [await readGuia(t, numeroFicha), await listPassos(numeroFicha)]
    const again = await t.call(route, input(numeroFicha), { as, key })
    expect(again.headers['idempotent-replayed']).toBe('true')
    expect(JSON.parse(String(again.raw))).toEqual(JSON.parse(String(first.raw)))
    expect([await readGuia(t, numeroFicha), await listPassos(numeroFicha)]).toEqual(depoisDaPrimeira)
  })

  it('of two at once, one wins', async () => {
    const numeroFicha = await prepare(t)
    const { versao } = await readGuia(t, numeroFicha)
    const call = () => t.call(route, input(numeroFicha), { as, versao })
    const answers = await Promise.all([call(), call()])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect((await readGuia(t, numeroFicha)).versao).toBe(versao + 1)
  })
})

describe.each(mudancas.filter(({ acao }) => acao !== 'lock'))('$nome of a locked guide', (operacao) => {
  it('is refused with API-GTO-0010', async () => {
    const numeroFicha = await operacao.prepare(t)
    const body = { nrFicha: numeroFicha, bloqueio: true }
    await t.call(guia.updateBloqueio, { body }, { as })
    const antes = await readGuia(t, numeroFicha)
    const answer = await t.call(operacao.route, operacao.input(numeroFicha), { as })
    expect(answer).toMatchObject({ status: 409, codigo: 'API-GTO-0010' })
    expect(await readGuia(t, numeroFicha)).toEqual(antes)
  })
})

/** What the table of actions does not list is refused with the reason. */
describe('a cancelled guide', () => {
  it.each(mudancas.filter(({ acao }) => acao !== 'lock'))(
    'refuses $nome with API-GTO-0011',
    async (operacao) => {
      const numeroFicha = await operacao.prepare(t)
      await t.rows('update guia set status_ficha = 6 where numero_ficha = $1', [numeroFicha])
      const answer = await t.call(operacao.route, operacao.input(numeroFicha), { as })
      expect(answer).toMatchObject({ status: 409, codigo: 'API-GTO-0011' })
      expect(String(answer.raw)).toContain('Cancelada')
    },
  )
})
