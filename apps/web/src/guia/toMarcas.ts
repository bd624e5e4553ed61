import type { ContextoGuia } from '@portal/contract/contextoGuia.ts'
import type { EventoGuia } from '@portal/contract/evento.ts'
import type { GuiaDetalhada } from '@portal/contract/guia.ts'
import type { ItemRascunho } from '@portal/contract/rascunho.ts'
import { findDente } from '@portal/domain/dente/dente.tables.ts'
import type { RegraEvento } from '@portal/domain/evento/regra/regraEvento.ts'
import { autorizacaoEvento } from '@portal/domain/guia/autorizacaoEvento.tables.ts'
import { statusFicha } from '@portal/domain/guia/statusFicha.tables.ts'
import type { MarcaDente, SimboloMarca, TipoMarca } from '../odontograma/marca/marcaDente.ts'
import { tellEspera } from './situacaoEvento.ts'

export type FindRegra = (codigoEvento: string) => RegraEvento | undefined

/** What is drawn on a tooth for an event, told by its rule. */
export function toSimbolo(regra: RegraEvento | undefined): SimboloMarca {
  if (!regra) return 'outro'
  if (regra.removeDente) return 'exodontia'
  if (/selante/i.test(regra.descricao)) return 'selante'
  if (regra.classeCarencia === 'endodontia') return 'endodontia'
  if (regra.classeCarencia === 'implante') return 'implante'
  if (regra.classeCarencia === 'protese' && /coroa/i.test(regra.descricao)) return 'coroa'
  return regra.facesMaximo > 0 ? 'restauracao' : 'outro'
}

const semDesenho = { dente: undefined, regiao: undefined }

function toLugarMarca(localizacao: string | null) {
  if (!localizacao) return semDesenho
  return findDente(localizacao) ? { dente: localizacao } : { regiao: localizacao }
}

/** The pattern of an event of the guide, by what already happened to it. */
export function toTipoMarca(evento: EventoGuia): TipoMarca {
  if (evento.statusToken === 'FILA_PENDENTE' || evento.statusToken === 'BENEFICIARIO_PENDENTE')
    return 'tokenPendente'
  if (evento.dataRealizacao) return 'realizado'
  switch (evento.autorizacao) {
    case autorizacaoEvento.negado:
      return 'negado'
    case autorizacaoEvento.aprovado:
    case autorizacaoEvento.envioPagamento:
      return 'aprovado'
    case autorizacaoEvento.emAnalise:
      return 'analise'
    default:
      return 'planejado'
  }
}

/** Of a cancelled guide nothing stands on the teeth. */
export function eventosToMarcas(guia: GuiaDetalhada, find: FindRegra): MarcaDente[] {
  if (guia.statusFicha === statusFicha.cancelada) return []
  return guia.eventos.map((evento) => ({
    ...toLugarMarca(evento.codigoLocalizacao),
    faces: evento.codigoFace ?? undefined,
    tipo: toTipoMarca(evento),
    // The panel beside the chart is narrower than the badge of the table, which keeps its words on one line.
    espera: tellEspera(guia, evento)?.replace('\u00a0', ' '),
    simbolo: toSimbolo(find(evento.codigoEvento)),
    rotulo: evento.descricao,
    sequencial: evento.numeroSequencialInclusao,
  }))
}

export function itensToMarcas(itens: readonly ItemRascunho[], find: FindRegra): MarcaDente[] {
  return itens.map(({ sequencial, codigoEvento, dente, regiao, faces }) => {
    const regra = find(codigoEvento)
    return {
      dente,
      regiao,
      faces,
      tipo: 'planejado',
      simbolo: toSimbolo(regra),
      rotulo: regra?.descricao ?? codigoEvento,
      sequencial,
    }
  })
}

/** What was done before, by anyone, and the teeth that are no longer there. */
export function historicoToMarcas(contexto: ContextoGuia, find: FindRegra): MarcaDente[] {
  const feitos = contexto.historico
    .filter((evento) => 'data' in evento && evento.dente !== undefined)
    .map(({ codigoEvento, dente, faces }): MarcaDente => {
      const regra = find(codigoEvento)
      return {
        dente,
        faces,
        tipo: 'realizado',
        simbolo: toSimbolo(regra),
        rotulo: regra?.descricao ?? codigoEvento,
      }
    })
  const ausentes = contexto.dentesAusentes.map(
    (dente): MarcaDente => ({ dente, tipo: 'ausente', rotulo: 'Dente ausente' }),
  )
  return [...feitos, ...ausentes]
}
