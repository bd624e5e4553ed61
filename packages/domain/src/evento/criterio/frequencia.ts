import type { Contexto, EventoFeito, LinhaGuia } from '../createContexto.ts'
import { isMesmoLugar } from '../lugar.ts'
import type { Motivo } from '../motivo.ts'
import type { RegraEvento } from '../regra/regraEvento.ts'
import {
  type Alvo,
  type Criterio,
  createMotivo,
  NENHUM,
  pedeJustificativa,
  REMOVER,
  toSeveridadeExcecao,
} from './criterio.ts'
import { isDaJanela, listJanelas, possivelDepoisDe, withoutMenores } from './janela.ts'
import { isLinhaAntes, listOcupantesAntes, toEventoAnterior, toLinhaContra } from './precedencia.ts'
import { listMotivosReserva } from './reserva.ts'

/** What lies less than the interval away: before the item, or after the day of one that was told late. */
function listNaJanela(alvo: Alvo, contexto: Contexto, regra: RegraEvento): readonly EventoFeito[] {
  const { lugar, data } = alvo
  return listOcupantesAntes(regra.grupoFrequencia, alvo, contexto).filter((anterior) => {
    const [primeira, segunda] = anterior.data < data ? [anterior.data, data] : [data, anterior.data]
    const livre = possivelDepoisDe(regra, primeira)
    return (
      isDaJanela(anterior, alvo, regra) &&
      (!regra.somenteProprio || anterior.proprio) &&
      livre !== undefined &&
      segunda < livre &&
      isMesmoLugar(regra.escopo, lugar, anterior.lugar)
    )
  })
}

function listMotivosIntervalo(
  regra: RegraEvento,
  contexto: Contexto,
  anteriores: readonly EventoFeito[],
  naGuia: readonly LinhaGuia[],
): readonly Motivo[] {
  if (anteriores.length + naGuia.length < regra.maximoPorPeriodo) return NENHUM
  // The oldest event that must leave the window before this one fits.
  const limitante = anteriores[Math.max(0, anteriores.length - regra.maximoPorPeriodo)]
  const possivelEm = limitante && possivelDepoisDe(regra, limitante.data)
  const contra = naGuia.at(-1)
  const refazOProprio = regra.garantia && anteriores.some((anterior) => anterior.proprio)
  const severidade = refazOProprio ? 'glosa' : toSeveridadeExcecao(regra.justificativaMinima, contexto)
  return [
    createMotivo(regra.glosaFrequencia, severidade, 'codigoEvento', {
      ...(possivelEm && { possivelEm }),
      ...(limitante && { eventoAnterior: toEventoAnterior(limitante) }),
      ...(contra && toLinhaContra(contra)),
      correcao: REMOVER,
      ...pedeJustificativa(severidade, regra.justificativaMinima),
    }),
  ]
}

function listMotivosJanela(alvo: Alvo, contexto: Contexto, regra: RegraEvento): readonly Motivo[] {
  const anteriores = listNaJanela(alvo, contexto, regra)
  // What the main guide has done is in the record already.
  const naGuia =
    regra.maximoPorPeriodo === 1
      ? []
      : contexto.linhas.filter(
          (linha) =>
            linha.grupo === regra.grupoFrequencia &&
            !(linha.principal && linha.item.data !== undefined) &&
            isLinhaAntes(linha, alvo, contexto),
        )
  return [
    ...listMotivosIntervalo(regra, contexto, anteriores, naGuia),
    ...listMotivosReserva(alvo, contexto, regra, anteriores.length + naGuia.length),
  ]
}

/**
 * Group 8, first half: the interval since the same group was done at the same place, by any provider, and what is
 * authorised and still to be done there. Answers the next possible date and the earlier event; who did it stays
 * private. A kit is the exams that it holds, so that each of them has to fit too, and meets a kit as itself.
 */
export const criterioFrequencia: Criterio = (alvo, contexto) =>
  withoutMenores(listJanelas(alvo, contexto).flatMap((janela) => listMotivosJanela(alvo, contexto, janela)))
