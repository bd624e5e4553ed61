/** The engine alone: items a second, with the context of each guide built anew and without. */

import { addMonths } from '@portal/domain/calendario/dataCivil.ts'
import { createDados, feito, HOJE, item } from '@portal/domain/evento/contexto.fixture.ts'
import { type Contexto, createContexto } from '@portal/domain/evento/createContexto.ts'
import { evaluateEvento } from '@portal/domain/evento/criterio/evaluateEvento.ts'
import { median, repeat } from '../harness/figure.ts'
import { runs, seconds } from '../harness/options.ts'
import { runPiece } from '../harness/piece.ts'

/** A visit of five items, as clinics bill them. */
const itens = [
  item('81000065', '', '', 1),
  item('85100200', '26', 'OM', 2),
  item('84000198', '', '', 3),
  item('85200158', '36', '', 4),
  item('82000875', '46', '', 5),
]

/** Two years of a patient who comes every two months. */
const historico = Array.from({ length: 24 }, (_, at) =>
  feito(['85100200', '81000065', '84000198'][at % 3] ?? '85100200', addMonths(HOJE, -1 - at), {
    ...(at % 3 === 0 ? { dente: String(11 + (at % 8)), faces: 'O' } : {}),
  }),
)

const dados = createDados({ historico, guia: { itens } })

/** Kept and told at the end, so that no work can be left out as useless. */
let motivos = 0

function evaluateAll(contexto: Contexto): void {
  for (const one of itens) motivos += evaluateEvento(one, contexto).length
}

/** Items a second of something that evaluates one guide. */
function measureRate(evaluateGuia: () => void): number {
  const [startedAt, endAt] = [performance.now(), performance.now() + (seconds * 1000) / 4]
  let guias = 0
  while (performance.now() < endAt) {
    for (let at = 0; at < 50; at++) evaluateGuia()
    guias += 50
  }
  return (guias * itens.length * 1000) / (performance.now() - startedAt)
}

await runPiece(async () => {
  const contexto = createContexto(dados)
  const whole = () => evaluateAll(createContexto(dados))
  const alone = () => evaluateAll(contexto)
  measureRate(whole)
  const found = await repeat(runs, async () => ({ whole: measureRate(whole), alone: measureRate(alone) }))
  if (motivos === 0) throw new Error('the engine found nothing to say of this guide')
  const limit = median(found.map((one) => one.alone))
  return {
    piece: 'motor',
    commands: [`${itens.length} items, ${historico.length} earlier events, one thread`],
    figures: [
      {
        name: 'Engine, context kept',
        value: limit,
        unit: 'items/s',
        target: { of: 'value', at: 'least', value: 200_000 },
      },
      {
        name: 'Engine, context built for each guide',
        value: median(found.map((one) => one.whole)),
        unit: 'items/s',
        limit: { name: 'context kept', value: limit },
      },
    ],
  }
})
