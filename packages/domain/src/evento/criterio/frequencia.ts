import { addDays, addMonths, mesDe } from '../../calendario/dataCivil.ts'
import type { Contexto, EventoAnterior } from '../createContexto.ts'
import { isMesmoLugar } from '../lugar.ts'
import type { RegraEvento } from '../regraEvento.ts'
import { type Alvo, type Criterio, createMotivo, NENHUM, toSeveridadeExcecao } from './criterio.ts'

/** First date on which the event no longer meets one done on `data`: the window rolls from the execution. */
export function possivelDepoisDe(regra: RegraEvento, data: string): string | undefined {
  if (regra.mesCalendario) return `${mesDe(addMonths(data, 1))}-01`
  if (regra.intervaloMeses !== undefined) return addMonths(data, regra.intervaloMeses)
  return regra.intervaloDias === undefined ? undefined : addDays(data, regra.intervaloDias)
}

/** The window holds in both directions, so that a date typed late meets what was done since. */
function isNaJanela(regra: RegraEvento, umaData: string, outraData: string): boolean {
  const [antes, depois] = umaData < outraData ? [umaData, outraData] : [outraData, umaData]
  const livre = possivelDepoisDe(regra, antes)
  return livre !== undefined && depois < livre
}

function listNaJanela({ regra, lugar, data }: Alvo, contexto: Contexto): readonly EventoAnterior[] {
  const anteriores = contexto.anteriores.get(regra.grupoFrequencia)
  if (!anteriores) return []
  return anteriores.filter(
    (anterior) =>
      (!regra.somenteProprio || anterior.proprio) &&
      isNaJanela(regra, anterior.data, data) &&
      isMesmoLugar(regra.escopo, lugar, anterior.lugar),
  )
}

/**
 * Group 8, first half: the interval since the same group was done at the same place, by any provider. Answers the
 * next possible date and the earlier event; who did it stays private.
 */
export const criterioFrequencia: Criterio = (alvo, contexto) => {
  const { regra, item } = alvo
  const anteriores = listNaJanela(alvo, contexto)
  const naGuia =
    regra.maximoPorPeriodo === 1
      ? 0
      : contexto.linhas.filter((linha) => {
          const antes = linha.principal || linha.item.sequencial < item.sequencial
          return antes && linha.grupo === regra.grupoFrequencia
        }).length
  if (anteriores.length + naGuia < regra.maximoPorPeriodo) return NENHUM
  // The oldest event that must leave the window before this one fits.
  const limitante = anteriores[Math.max(0, anteriores.length - regra.maximoPorPeriodo)]
  const possivelEm = limitante && possivelDepoisDe(regra, limitante.data)
  const refazOProprio = regra.garantia && anteriores.some((anterior) => anterior.proprio)
  const severidade = refazOProprio ? 'glosa' : toSeveridadeExcecao(regra.justificativaMinima, contexto)
  return [
    createMotivo(regra.glosaFrequencia, severidade, 'codigoEvento', {
      ...(possivelEm && { possivelEm }),
      ...(limitante && {
        eventoAnterior: {
          codigoEvento: limitante.codigoEvento,
          data: limitante.data,
          proprio: limitante.proprio,
        },
      }),
      correcao:
        severidade === 'pendenciaJustificativa'
          ? { tipo: 'justificar', rotulo: 'Justificar a exceção' }
          : { tipo: 'removerItem', rotulo: 'Remover o evento' },
    }),
  ]
}
