import { evento } from '@portal/contract/evento.ts'
import { guia } from '@portal/contract/guia.ts'
import { rascunho } from '@portal/contract/rascunho.ts'
import type { Input, Route } from '@portal/contract/route.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createGuia } from '../testing/guia.fixture.ts'
import { createTestApp, type TestApp } from '../testing/testApp.ts'
import { escritasRascunho, leituras, mudancas } from './operacoes.fixture.ts'

const porGuia = [...leituras, ...escritasRascunho, ...mudancas]
/** Calls of the groups that name no guide. */
const semGuia: readonly { nome: string; route: Route; input: Input<Route> }[] = [
  entrada('guia.getPlanoTratamento', guia.getPlanoTratamento, { query: { codigoAssociado: '500000001' } }),
  entrada('guia.getPreAprovacao', guia.getPreAprovacao, { query: { codigoEspecialidade: 1 } }),
  entrada('guia.getFiltros', guia.getFiltros, {}),
  entrada('evento.getFaces', evento.getFaces, { query: { codigoEvento: '85100200', dente: '26' } }),
  entrada('evento.getTemplate', evento.getTemplate, { params: { codigoEvento: '85100200' } }),
  entrada('evento.listEventosTraduzidos', evento.listEventosTraduzidos, {}),
  entrada('evento.getRegra', evento.getRegra, { query: { codigoEvento: '85100200' } }),
]

function entrada<R extends Route>(nome: string, route: R, input: Input<R>) {
  return { nome, route, input }
}

let t: TestApp
beforeAll(async () => {
  t = await createTestApp()
})
afterAll(() => t.close())

it('covers every call of the three groups', () => {
  const grupos = { guia, evento, rascunho }
  const nomes = Object.entries(grupos).flatMap(([grupo, rotas]) =>
    Object.keys(rotas).map((nome) => `${grupo}.${nome}`),
  )
  expect([...porGuia, ...semGuia].map(({ nome }) => nome).toSorted()).toEqual(nomes.toSorted())
})

describe.each([...porGuia.map((cada) => ({ ...cada, input: cada.input(700_000_001) })), ...semGuia])(
  '$nome',
  ({ route, input }) => {
    it('answers nobody without a session', async () => {
      expect(await t.call(route, input)).toMatchObject({ status: 401, codigo: 'API-ACE-0002' })
    })

    it('refuses a person without the permission, from the moment it is taken away', async () => {
      const as = await t.as(100009)
      await t.rows(`update credenciado set permissoes = '{}' where codigo = 100009`)
      expect(await t.call(route, input, { as })).toMatchObject({ status: 403, codigo: 'API-ACE-0003' })
    })
  },
)

describe.each(porGuia)("$nome of another provider's guide", ({ route, input, prepare }) => {
  it('answers as of one that does not exist, byte for byte, and does nothing', async () => {
    const numeroFicha = await prepare(t)
    const [antes] = await t.rows('select g.* from guia g where numero_ficha = $1', [numeroFicha])
    const as = await t.as(100004)
    const [alheia, inexistente] = await Promise.all(
      [numeroFicha, 799_999_999].map(async (numero) => t.call(route, input(numero), { as })),
    )
    expect(alheia).toMatchObject({ status: 404, codigo: 'API-GTO-0001' })
    expect(withoutRequisicao(alheia?.raw)).toBe(withoutRequisicao(inexistente?.raw))
    expect(await t.rows('select g.* from guia g where numero_ficha = $1', [numeroFicha])).toEqual([antes])
  })
})

const withoutRequisicao = (raw: Buffer | undefined): string =>
  String(raw).replace(/"requisicao":"[^"]+"/, '"requisicao":""')

it('does not show a guide of another provider in a plan of treatment', async () => {
  const numeroFicha = await createGuia(t, 'autorizada', { codigoAssociado: '500000001' })
  const query = { codigoAssociado: '500000001' }
  const numbers = async (login: number) => {
    const { body } = await t.call(guia.getPlanoTratamento, { query }, { as: await t.as(login) })
    return body.emAndamento.map((cada) => cada.numeroFicha)
  }
  expect(await numbers(100001)).toContain(numeroFicha)
  expect(await numbers(100004)).toEqual([])
})
