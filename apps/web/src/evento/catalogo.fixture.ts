import { elegibilidade } from '@portal/contract/elegibilidade.ts'
import { type EventoOfertado, evento } from '@portal/contract/evento.ts'
import type { Reply } from '@portal/contract/route.ts'
import { findRegraEvento } from '@portal/domain/evento/regra/eventos.tables.ts'
import type { RegraEvento } from '@portal/domain/evento/regra/regraEvento.ts'
import { answer } from '../testing/calls.ts'

/** What the desk asks for most, and one of each sort: of a tooth, of a region, of nothing, of another specialty. */
const codigos = [
  '81000065',
  '81000421',
  '82000875',
  '84000198',
  '85100196',
  '85100200',
  '85100218',
  '85200158',
  '85300039',
  '85300047',
  '85400467',
  '86000357',
] as const

/** A dozen events of the operator's own table. */
const duzia: readonly RegraEvento[] = codigos.flatMap((codigo) => findRegraEvento(codigo) ?? [])

const describeRegra = (regra: RegraEvento) => ({
  codigoEvento: regra.codigoEvento,
  descricao: regra.descricao,
  local: regra.local,
  dentes: [...regra.dentes],
  regioes: [...regra.regioes],
  facesMinimo: regra.facesMinimo,
  facesMaximo: regra.facesMaximo,
})

const toTemplate = (regra: RegraEvento): Reply<typeof evento.getTemplate> => ({
  ...describeRegra(regra),
  permiteQuantidade: regra.permiteQuantidade,
  quantidadeMaxima: regra.quantidadeMaxima,
  imagemInicial: regra.imagemInicial || regra.foto,
  imagemFinal: regra.imagemFinal,
  justificativaMinima: regra.justificativaMinima,
})

/** An event as a guide offers it. */
export const toOfertado = (regra: RegraEvento): EventoOfertado => ({
  ...describeRegra(regra),
  codigosAntigos: [...regra.codigosAntigos],
})

/** Answers the tables of events that any search of them asks for; the practice has done none of them yet. */
export function answerCatalogo(regras: readonly RegraEvento[] = duzia): void {
  answer(
    elegibilidade.listEventos,
    regras.map((regra) => ({ ...toOfertado(regra), especialidades: [...regra.especialidades] })),
  )
  answer(evento.listUsos, [])
  answer(
    evento.listEventosTraduzidos,
    regras.flatMap(({ codigosAntigos, codigoEvento, descricao }) =>
      codigosAntigos.map((codigoAntigo) => ({ codigoAntigo, codigoEvento, descricao })),
    ),
  )
  answer(evento.getTemplate, ({ params }) => {
    const regra = regras.find(({ codigoEvento }) => codigoEvento === params.codigoEvento)
    if (!regra) throw new Error(`${params.codigoEvento} is not in the sample`)
    return toTemplate(regra)
  })
}
