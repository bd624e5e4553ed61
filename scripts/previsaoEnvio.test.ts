import { guia } from '@portal/contract/guia.ts'
import { rascunho } from '@portal/contract/rascunho.ts'
import { REGRAS_EVENTO } from '@portal/domain/evento/regra/eventos.tables.ts'
import { toTextoGuardado } from '@portal/domain/texto/protegido.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { Random } from '../apps/server/src/seed/chance/random.ts'
import {
  createGuia,
  dateEvento,
  insertImagem,
  readGuia,
  releaseGuia,
} from '../apps/server/src/testing/guia.fixture.ts'
import { createTestApp, type Person, type TestApp } from '../apps/server/src/testing/testApp.ts'
import { createRegrasDaGuia } from '../apps/web/src/guia/regrasDaGuia.ts'
import { evaluateRascunho } from '../apps/web/src/rascunho/avaliacao/evaluateRascunho.ts'
import { predictEnvio } from '../apps/web/src/rascunho/avaliacao/previsao.ts'
import { toEnvioGuia } from '../apps/web/src/rascunho/envio/toEnvioGuia.ts'
import { drawGuia } from './guiaAleatoria.ts'

/** Of the first six, those that meet what all six do: the others sent 300 guides more and met nothing else. */
const SEMENTES = [1, 2, 6]
const POR_LOTE = 100
const LOGIN = 100001

let t: TestApp
let as: Person
let associados: string[]
const contagem = new Map<number | null, number>()
/** Each outcome of an event with each reason for it, as `negado 1014`. */
const razoes = new Set<string>()

beforeAll(async () => {
  t = await createTestApp()
  as = await t.as(LOGIN)
  // The seeded members have two years of history, plans of every kind and waiting periods.
  const rows = await t.rows<{ codigo: string }>('select codigo from associado order by codigo')
  associados = rows.map(({ codigo }) => codigo)
})
afterAll(() => t.close())

/** One guide from the draft to the sending: the status that the screen predicts, and the one that is stored. */
async function sendAleatoria(random: Random) {
  const codigoAssociado = random.pick(associados)
  const codigoEspecialidade = random.weighted([
    [1, 8],
    [3, 2],
    [18, 1],
  ] as const)
  const complementar = random.chance(0.25)
  const principal = complementar && {
    numeroFichaPrincipal: await createGuia(t, 'autorizada', { codigoAssociado }),
  }
  const emergencia = codigoEspecialidade === 18
  const numeroFicha = await releaseGuia(t, { codigoAssociado, codigoEspecialidade, emergencia, ...principal })

  const sorteada = drawGuia(REGRAS_EVENTO, codigoEspecialidade, random)
  const { itens, justificativa, denticaoManual, imagens } = sorteada
  for (const dente of imagens) await insertImagem(t, numeroFicha, 'inicial', dente)
  const conteudo = { itens, justificativa, observacao: '', ...(denticaoManual && { denticaoManual }) }
  if (denticaoManual) {
    await t.call(rascunho.saveRascunho, { body: { numeroFicha, revisaoBase: 0, ...conteudo } }, { as })
  }

  const { body } = await t.call(rascunho.getContexto, { query: { numeroFicha } }, { as })
  const { regras = [], exclusoes = [] } = body
  const contexto = { ...body, regras, exclusoes }
  const avaliacao = evaluateRascunho(createRegrasDaGuia(contexto), conteudo, toTextoGuardado(justificativa))
  for (const { decisao, motivos } of avaliacao.values())
    for (const { codigoGlosa } of motivos) razoes.add(`${decisao} ${codigoGlosa}`)
  const { statusFicha: previsto } = predictEnvio(avaliacao, { complementar, senhaVencida: false })
  const enviada = await t.call(guia.sendGuia, { body: toEnvioGuia(numeroFicha, conteudo) }, { as })
  const { status } = await readGuia(t, numeroFicha)
  const guardado = enviada.status === 200 ? status : null
  if (status === 1 && random.chance(0.5)) {
    // Some of it is done at once, and the next guide of this patient meets it.
    const [item] = itens
    if (item) await dateEvento(t, numeroFicha, { ...item, numeroSequenciaInclusao: item.sequencial })
  }
  contagem.set(guardado, (contagem.get(guardado) ?? 0) + 1)
  return { conteudo, complementar, previsto, guardado, codigo: enviada.codigo }
}

/**
 * Screen and server give one answer (Produto §5): the browser's own functions, on the facts that the server gives it.
 */
it.each(SEMENTES)(
  `the screen predicts what is stored: guides of the seed %i`,
  async (semente) => {
    const random = new Random(semente)
    const divergentes = []
    for (let i = 0; i < POR_LOTE; i++) {
      const uma = await sendAleatoria(random)
      if (uma.previsto !== uma.guardado) divergentes.push(uma)
    }
    expect(divergentes).toEqual([])
  },
  60_000,
)

it('every outcome was met', () => {
  const total = [...contagem.values()].reduce((soma, n) => soma + n, 0)
  expect(total).toBe(SEMENTES.length * POR_LOTE)
  for (const status of [null, 1, 2, 3, 4, 5, 7, 17]) {
    expect(contagem.get(status) ?? 0, `status ${status}`).toBeGreaterThanOrEqual(5)
  }
  // 49 on the day that this was written: a few depend on how old the seeded members are.
  expect(razoes.size).toBeGreaterThanOrEqual(45)
})
