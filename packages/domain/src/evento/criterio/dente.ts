import { type Dente, findDente } from '../../dente/dente.tables.ts'
import type { Contexto } from '../createContexto.ts'
import type { Correcao, Motivo } from '../motivo.ts'
import { findGlosaDente } from '../regra/formaEvento.ts'
import { createTrocaEvento } from './alternativa.ts'
import {
  type Alvo,
  createMotivo,
  MINIMO_JUSTIFICATIVA,
  NENHUM,
  pedeJustificativa,
  toSeveridadeExcecao,
} from './criterio.ts'

const REMOVER_DENTE = { tipo: 'removerDente', rotulo: 'Remover o dente' } as const

function findCorrecaoDente(alvo: Alvo, contexto: Contexto, dente: Dente): Correcao | undefined {
  const troca = createTrocaEvento(alvo, contexto)
  if (troca) return troca
  const companheiro = dente.companheiro ? findDente(dente.companheiro) : undefined
  if (!companheiro || findGlosaDente(alvo.regra, companheiro)) return undefined
  return { tipo: 'trocarDente', dente: companheiro.codigo, rotulo: `Trocar pelo dente ${companheiro.codigo}` }
}

/** The tooth: there when the event asks for one, existing, of the right dentition and in the event's set. */
export function listMotivosDente(alvo: Alvo, contexto: Contexto): readonly Motivo[] {
  const { item, regra, dente } = alvo
  if (regra.local !== 'dente') {
    if (!item.dente) return NENHUM
    // A region's event typed on a tooth is put right by the region criterion, which knows which one was meant.
    if (regra.local === 'regiao' && !item.regiao) return NENHUM
    return [createMotivo('3022', 'erroFormulario', 'dente', { correcao: REMOVER_DENTE })]
  }
  if (!item.dente) return [createMotivo('3307', 'erroFormulario', 'dente')]
  if (!dente) return [createMotivo('3022', 'erroFormulario', 'dente')]
  const codigo = findGlosaDente(regra, dente)
  if (!codigo) return NENHUM
  const correcao = findCorrecaoDente(alvo, contexto, dente)
  // Anatomy varies: a tooth with an unusual number of canals asks for a justification instead of being refused.
  const severidade = codigo === '3027' ? toSeveridadeExcecao(MINIMO_JUSTIFICATIVA, contexto) : 'glosa'
  const pedida = pedeJustificativa(severidade, MINIMO_JUSTIFICATIVA)
  return [createMotivo(codigo, severidade, 'dente', { ...pedida, ...(correcao && { correcao }) })]
}
