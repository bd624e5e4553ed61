import type { NomeStatusFicha } from '@portal/domain/guia/statusFicha.tables.ts'
import type { GuiaVivida } from './esbocoGuia.ts'
import type { Gerador } from './gerador.ts'

type Presente = readonly [status: NomeStatusFicha, count: number, maximoDias: number]

/** Guides that today stand in each status, whatever chance gives: how many, and since how many days at most. */
const PRESENTES: readonly Presente[] = [
  ['autorizada', 8, 15],
  ['emAnalise', 5, 3],
  ['naoAutorizada', 3, 30],
  ['aguardandoJustificativa', 5, 6],
  ['aguardandoDocumentacao', 6, 8],
  ['cancelada', 3, 60],
  ['parcialmenteAutorizada', 5, 15],
  ['senhaLiberada', 6, 10],
  ['encaminhadaPagamento', 6, 5],
  ['emProcessamento', 5, 6],
  // Judged in the days after a closing: the last ones may be a month ago.
  ['processada', 5, 45],
  ['recursoEmAnalise', 4, 8],
  ['recursoEmProcessamento', 3, 5],
  ['recursoProcessado', 4, 60],
  ['tokenSolicitado', 3, 1],
  ['tokenGerado', 3, 2],
  ['encaminhadaPagamentoToken', 4, 5],
  ['enviadaApp', 2, 2],
]

/** The whole variety for the ordinary dentist, and some of it for the clinic and for the two other brands. */
const ONDE = [
  [100001, 1],
  [100004, 0.4],
  [200001, 0.4],
  [300001, 0.4],
] as const

/** What a practice has open on any day. */
export function createPresentes(gerador: Gerador): GuiaVivida[] {
  return ONDE.flatMap(([credenciado, parte]) =>
    PRESENTES.flatMap(([status, count, maximoDias]) =>
      Array.from({ length: Math.ceil(count * parte) }, () =>
        gerador.createGuiaEm(status, credenciado, maximoDias),
      ),
    ),
  )
}

const COMPLEMENTARES = ['senhaLiberadaComplementar', 'complementarEnviada'] as const
const POR_STATUS = 3

/** Complementary guides in their two statuses, beside the newest guides that may have one. */
export function createComplementares(
  gerador: Gerador,
  principais: readonly { readonly guia: GuiaVivida; readonly numeroFicha: number }[],
): GuiaVivida[] {
  const feitas: GuiaVivida[] = []
  for (const { guia, numeroFicha } of principais.toReversed()) {
    const status = COMPLEMENTARES[Math.floor(feitas.length / POR_STATUS)]
    if (!status) break
    if (guia.credenciado.codigo !== 100001) continue
    const complementar = gerador.createComplementar(guia, numeroFicha, status)
    if (complementar?.momentos.at(-1)?.passo.status === status) feitas.push(complementar)
  }
  return feitas
}
