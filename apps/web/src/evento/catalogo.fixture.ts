import { elegibilidade } from '@portal/contract/elegibilidade.ts'
import { type EventoCatalogo, type EventoOfertado, evento } from '@portal/contract/evento.ts'
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
const regras: readonly RegraEvento[] = codigos.flatMap((codigo) => findRegraEvento(codigo) ?? [])

const toTemplate = (regra: RegraEvento): Reply<typeof evento.getTemplate> => ({
  codigoEvento: regra.codigoEvento,
  descricao: regra.descricao,
  local: regra.local,
  dentes: [...regra.dentes],
  regioes: [...regra.regioes],
  facesMinimo: regra.facesMinimo,
  facesMaximo: regra.facesMaximo,
  permiteQuantidade: regra.permiteQuantidade,
  quantidadeMaxima: regra.quantidadeMaxima,
  imagemInicial: regra.imagemInicial || regra.foto,
  imagemFinal: regra.imagemFinal,
  justificativaMinima: regra.justificativaMinima,
})

const toOfertado = (regra: RegraEvento): EventoOfertado => ({
  codigoEvento: regra.codigoEvento,
  descricao: regra.descricao,
  local: regra.local,
  dentes: [...regra.dentes],
  regioes: [...regra.regioes],
  facesMinimo: regra.facesMinimo,
  facesMaximo: regra.facesMaximo,
  codigosAntigos: [...regra.codigosAntigos],
})

/** The events as `elegibilidade.listEventos` answers them. */
const catalogo: readonly EventoCatalogo[] = regras.map((regra) => ({
  ...toOfertado(regra),
  especialidades: [...regra.especialidades],
}))

/** Answers the tables of events that any search of them asks for; the practice has done none of them yet. */
export function answerCatalogo(): void {
  answer(elegibilidade.listEventos, catalogo)
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
