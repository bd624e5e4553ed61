import { randomUUID } from 'node:crypto'
import { credenciado } from '@portal/contract/credenciado.ts'
import { guia } from '@portal/contract/guia.ts'
import { pesquisa } from '@portal/contract/pesquisa.ts'
import { listFuncoes } from '@portal/domain/acesso/permissao.tables.ts'
import { itensMenu } from '@portal/domain/menu/menu.tables.ts'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createGuia, releaseGuia } from '../guia.fixture.ts'
import { openTestApp, type Person } from '../testApp.ts'
import { enter, send } from './chamada.ts'
import { entradas, prepareEntradas } from './matriz.ts'
import { createLeitorTabelas } from './tabelas.ts'

const t = await openTestApp()
let dono: Person
let ler: Awaited<ReturnType<typeof createLeitorTabelas>>
beforeAll(async () => {
  await prepareEntradas(t)
  ler = await createLeitorTabelas(t)
  dono = await t.as(100001)
})
afterEach(() => lock([], 100001))

const lock = (itens: readonly string[], login: number) =>
  t.rows('update credenciado set itens_bloqueados = $1 where codigo = $2', [itens, login])

const recusada = { status: 422, codigo: 'API-MEN-0001' }
const comFuncao = entradas.filter(({ route }) => listFuncoes(route.permission).length > 0)

it('are the calls of more than one function', () => {
  expect(new Set(comFuncao.flatMap(({ route }) => listFuncoes(route.permission))).size).toBeGreaterThan(4)
})

/** Spec §4.8: what its menu item refuses, the call refuses. */
describe.each(comFuncao)('$nome, its menu items locked', ({ nome, route, input, prepare }) => {
  const proprias = listFuncoes(route.permission)
  const itens = itensMenu.filter((item) => 'permissao' in item && proprias.includes(item.permissao))
  // A change of password ends the session that the others share.
  const login = nome.startsWith('acesso.') ? 300001 : 100001

  it('is refused and trailed, stores nothing, and leaves the session as it was', async () => {
    const numeroFicha = (await prepare?.(t)) ?? 0
    const as = login === 100001 ? dono : await enter(t, login)
    const travados = itens.map(({ identificadorItem }) => identificadorItem)
    await lock(travados, login)
    const antes = await ler()
    const answer = await send(t, route, input(numeroFicha, as), as)
    expect(answer).toMatchObject(recusada)
    expect(await ler()).toEqual(antes)
    const linhas = await t.rows('select operacao, login, resultado from trilha where requisicao = $1', [
      answer.headers['x-request-id'],
    ])
    expect(linhas).toMatchObject([{ operacao: nome, login, resultado: 'API-MEN-0001' }])

    await lock([], login)
    expect(await send(t, route, input(numeroFicha, as), as)).toMatchObject({ status: 200 })
  })
})

describe('a lock', () => {
  it.each(['libera_senha = false', `itens_bloqueados = '{SOLIC_AUTO}'`])(
    'refuses what a guide may still become: %s',
    async (trava) => {
      const numeroFicha = await createGuia(t, 'autorizada')
      await t.rows(`update credenciado set ${trava} where codigo = 100001`)
      const answer = await t.call(
        guia.createObservacao,
        { body: { numeroFicha, descricaoObservacao: 'Paciente avisado.' } },
        { as: dono },
      )
      expect(answer).toMatchObject(recusada)
      await t.rows('update credenciado set libera_senha = true where codigo = 100001')
    },
  )

  it('refuses a cancellation that is sent again, and lets it be told once it is gone', async () => {
    const numeroFicha = await createGuia(t)
    const body = { numeroFicha, motivo: 'Paciente desistiu.' }
    const key = randomUUID()
    const cancel = () => t.call(guia.cancelGuia, { body }, { as: dono, key })
    expect(await cancel()).toMatchObject({ status: 200 })
    await lock(['CANCELA_GTO'], 100001)
    expect(await cancel()).toMatchObject(recusada)
    await lock([], 100001)
    expect(await cancel()).toMatchObject({ status: 200 })
  })

  it('of the consultation shows neither guides nor patients where other calls would tell them', async () => {
    const numeroFicha = await releaseGuia(t)
    await t.rows('update guia set status_ficha = 4 where numero_ficha = $1', [numeroFicha])
    await lock(['CONSULTA_GTO'], 100001)
    const busca = await t.call(pesquisa.searchTudo, { body: { termo: String(numeroFicha) } }, { as: dono })
    expect(busca).toMatchObject({ status: 200, body: { guias: [] } })
    const { body } = await t.call(credenciado.getGtoPendentes, {}, { as: dono })
    expect(body.guias.length).toBeGreaterThan(0)
    expect(body.guias.filter((pendente) => 'nomeAssociado' in pendente)).toEqual([])
  })
})
