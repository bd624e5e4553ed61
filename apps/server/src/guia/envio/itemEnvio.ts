import type { guia } from '@portal/contract/guia.ts'
import type { Input } from '@portal/contract/route.ts'
import type { Item } from '@portal/domain/evento/contexto.ts'
import { autorizacaoEvento } from '@portal/domain/guia/autorizacaoEvento.tables.ts'
import type { EstadoEvento } from '@portal/domain/guia/estadoGuia.ts'
import type { EventoImagem } from '@portal/domain/guia/imagensExigidas.ts'

type EventoEnviado = Input<typeof guia.sendGuia>['body']['eventos'][number]

/** `data` of envio-gto is DD/MM/YYYY (Spec §7). Whether such a day exists is the engine's question. */
const toDataCivil = (data: string): string => data.split('/').toReversed().join('-')

const ehDente = /^\d{2}$/

/** An event of the request as the engine's item: `codigoLocalizacao` is a tooth or a region. */
export function toItemEnvio(evento: EventoEnviado): Item {
  const { codigoLocalizacao: lugar, codigoFace, data } = evento
  const isDente = lugar ? ehDente.test(lugar) : false
  return {
    sequencial: evento.numeroSequenciaInclusao,
    codigoEvento: evento.codigoEvento,
    dente: lugar && isDente ? lugar : undefined,
    regiao: lugar && !isDente ? lugar : undefined,
    faces: codigoFace ?? undefined,
    quantidade: evento.quantidade,
    data: data === undefined ? undefined : toDataCivil(data),
  }
}

/** What the guide's life sees of events that are not stored yet. */
export const toEstadoNovo = (): EstadoEvento => ({
  autorizacao: 0,
  dataRealizacao: null,
  statusToken: 'NAO_SOLICITADO',
  realizado: false,
  exigeToken: false,
  glosado: false,
})

/** Sequence numbers that the request uses twice: an event could not be told from the other. */
export function listRepetidos(itens: readonly Item[]): number[] {
  const vistos = new Set<number>()
  return itens.map(({ sequencial }) => sequencial).filter((numero) => vistos.size === vistos.add(numero).size)
}

/** The same as far as its images go. */
export const toEventoNovo = ({ sequencial, codigoEvento, dente, regiao }: Item): EventoImagem => ({
  numeroSequencialInclusao: sequencial,
  codigoEvento,
  codigoLocalizacao: dente ?? regiao ?? null,
  autorizacao: autorizacaoEvento.envioPendente,
})
