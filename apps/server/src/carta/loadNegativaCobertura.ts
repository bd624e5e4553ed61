import type { Carta } from '@portal/domain/carta/carta.ts'
import { composeNegativa } from '@portal/domain/carta/composeNegativa.ts'
import { findDiasAnalise } from '../auditoria/politica.store.ts'
import { loadCobertura } from '../elegibilidade/loadCobertura.ts'
import { Falha } from '../http/falha.ts'
import type { Sessao } from '../http/sessao.ts'
import { toEventoCarta } from './toEventoCarta.ts'

type Pedido = Parameters<typeof loadCobertura>[0] & { sessao: Sessao }

/**
 * The letter of an event that the plan does not cover today (Operadora §7). The trail keeps the question under the
 * session's protocol, which the letter names. Throws API-ELE-0002 where there is no such event, API-CAR-0004 where its
 * place has to be mended before the plan answers, API-CAR-0002 where the answer denies nothing.
 */
export async function loadNegativaCobertura(pedido: Pedido): Promise<Carta> {
  const { query, db, sessao, hoje } = pedido
  const lida = await loadCobertura(pedido, `carta do evento ${query.codigoEvento}`)
  if (!lida) throw new Falha('API-ELE-0002')
  const { associado, regra, cobrado, cobertura } = lida
  const { codigoAssociado, nome, nomePlano } = associado
  if (cobertura.decisao === 'corrigir') throw new Falha('API-CAR-0004')
  if (cobertura.decisao !== 'negado') throw new Falha('API-CAR-0002')
  const { codigoEvento, classeCarencia: classe, urgencia: emergencia } = regra
  return composeNegativa({
    rede: sessao.rede,
    nomePaciente: nome,
    codigoAssociado,
    nomePlano: cobrado?.nome ?? nomePlano,
    nomeCredenciado: sessao.nomeCredenciado,
    protocolo: sessao.protocolo,
    dia: hoje,
    numeroFicha: null,
    canceladaEm: null,
    plano: cobrado,
    negados: [{ ...toEventoCarta({ ...query, codigoEvento }, regra), motivos: cobertura.motivos, regra }],
    outros: 0,
    diasResposta: await findDiasAnalise(db, { emergencia, classes: [classe] }, hoje),
  })
}
