import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type Person } from '../testApp.ts'
import { isDeGuia, rotas, send } from './chamada.ts'
import { entradas, prepareEntradas } from './matriz.ts'
import { createLeitorTabelas } from './tabelas.ts'

const t = await openTestApp()
let as: Person
let ler: Awaited<ReturnType<typeof createLeitorTabelas>>
beforeAll(async () => {
  await prepareEntradas(t)
  as = await t.as(100001)
  ler = await createLeitorTabelas(t)
})
afterEach(() => t.rows('grant insert on trilha to portal_app'))

/** Calls about a guide that leave no row, each with its reason: the list is not to grow. */
const semTrilha = {
  'pesquisa.watchGuia': 'tells version and status of a guide that is open already, nothing of its patient',
}

it('is written by every call that names a guide', () => {
  const found = rotas.filter(({ route }) => isDeGuia(route) && !route.patientData)
  expect(found.map(({ nome }) => nome)).toEqual(Object.keys(semTrilha))
})

/** A look-up is counted before anything is told, and stays counted whatever becomes of it. */
const isMudanca = ({ tabela }: { tabela: string }): boolean => tabela !== 'paciente_novo'

/** Who saw or changed what is known, or nothing is seen or changed. */
describe.each(entradas.filter(({ route }) => route.patientData))('$nome', ({ route, input, prepare }) => {
  it('that cannot be trailed tells nothing and changes nothing; once it can, it serves', async () => {
    const numeroFicha = (await prepare?.(t)) ?? 0
    const antes = (await ler()).filter(isMudanca)
    await t.rows('revoke insert on trilha from portal_app')
    const answer = await send(t, route, input(numeroFicha, as), as)
    expect(answer).toMatchObject({ status: 500, codigo: 'API-GEN-0005' })
    expect(Object.keys(JSON.parse(String(answer.raw))).toSorted()).toEqual([
      'codigo',
      'mensagem',
      'requisicao',
    ])
    expect((await ler()).filter(isMudanca)).toEqual(antes)

    await t.rows('grant insert on trilha to portal_app')
    expect(await send(t, route, input(numeroFicha, as), as)).toMatchObject({ status: 200 })
  })
})
