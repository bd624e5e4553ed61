import type { PoliticaAuditoria } from '../auditoria/politicaAuditoria.ts'
import { findTermoClinico } from '../auditoria/termoClinico.ts'
import { textoGlosa } from '../glosa/glosa.tables.ts'
import { keepAlegado } from './alegado.ts'
import { decideCabimento } from './cabimento.ts'
import type { Novidade, TipoNovidade } from './novidade.data.ts'
import { asksMotivo, joinRotulos, lacksMotivo, listNovidades } from './novidade.ts'
import type { DecisaoRecurso, TipoGlosa } from './recurso.tables.ts'

/** An appealed event, as it stands when it is judged. */
export type CasoRecurso = {
  readonly codigoGlosa: string
  readonly tipoGlosa: TipoGlosa
  /** What the draft names besides the denial, its event and its evidence: what a name says is no reason. */
  readonly nomes: readonly string[]
  readonly justificativa: string
  /** What is in fact there since the denial. The text is judged by itself: `justificativa` here says nothing. */
  readonly novidades: readonly TipoNovidade[]
  readonly valorRecursadoCentavos: number
}

export type JulgamentoRecurso = {
  readonly decisao: DecisaoRecurso
  readonly valorLiberadoCentavos: number
  /** 3095 granted, 2902 kept, 2903 without justification. */
  readonly codigoGlosa: '3095' | '2902' | '2903'
  /** In plain words, for the clinic. */
  readonly razao: string
}

/** What the judge knows on a day: the words of clinical reasons, and of those why no radiograph could be made. */
export type PoliticaRecurso = Pick<PoliticaAuditoria, 'termosClinicos' | 'termosSemImagem'>

const isImagem = (tipo: TipoNovidade): boolean => tipo === 'imagemInicial' || tipo === 'imagemFinal'

/**
 * The demonstration's judge of an appeal (Operadora §4): what the denial asked for is there now, it is granted; nothing
 * new, the denial is kept. Not judged at all (Spec §4.4, "I") what has no text where one is asked for. A late one is
 * refused when it is sent (`listImpedimentosRecurso`), and comes to no judge.
 */
export function judgeRecurso(
  caso: CasoRecurso,
  { termosClinicos, termosSemImagem }: PoliticaRecurso,
): JulgamentoRecurso {
  const { codigoGlosa, justificativa, nomes } = caso
  // Before the missing text: where no text would help, none is missed.
  const { cabe, porque } = decideCabimento(codigoGlosa)
  if (!cabe) return deny('R', '2902', porque)

  const pedidas = listNovidades(codigoGlosa)
  if (lacksMotivo(pedidas, justificativa)) {
    return deny('I', '2903', `A glosa ${codigoGlosa} pede uma justificativa, e o recurso veio sem texto.`)
  }
  const alegado = keepAlegado(justificativa, [textoGlosa(codigoGlosa), ...nomes])
  const termo = findTermoClinico(alegado, termosClinicos)
  // A reason why none could be made stands in an image's place, as it does in the audit (Operadora §1).
  const impedimento = findTermoClinico(alegado, termosSemImagem)
  const isPresente = ({ tipo }: Novidade): boolean =>
    tipo === 'justificativa'
      ? termo !== undefined
      : caso.novidades.includes(tipo) || (isImagem(tipo) && impedimento !== undefined)

  const faltam = pedidas.filter((novidade) => novidade.obrigatoria && !isPresente(novidade))
  const presentes = pedidas.filter(isPresente)
  if (faltam.length > 0) {
    const trouxe = presentes.length > 0 ? 'tudo o que a glosa pede' : 'nada do que a glosa pede'
    return deny('R', '2902', `O recurso não traz ${trouxe} (${codigoGlosa}). Falta: ${joinRotulos(faltam)}.`)
  }
  const dispensa = presentes.some(({ tipo }) => isImagem(tipo) && !caso.novidades.includes(tipo))
    ? impedimento
    : undefined
  const efeito = caso.tipoGlosa === 'G' ? 'A glosa foi retirada' : 'O valor foi revisto'
  return {
    decisao: 'A',
    valorLiberadoCentavos: caso.valorRecursadoCentavos,
    codigoGlosa: '3095',
    razao: `${efeito}: o recurso traz o que se pedia (${codigoGlosa}): ${joinRotulos(presentes)}${
      termo && asksMotivo(pedidas) ? ` (“${termo}”)` : ''
    }${dispensa ? `, dispensada pelo motivo dito (“${dispensa}”)` : ''}.`,
  }
}

function deny(
  decisao: Exclude<DecisaoRecurso, 'A'>,
  codigoGlosa: JulgamentoRecurso['codigoGlosa'],
  razao: string,
): JulgamentoRecurso {
  return { decisao, valorLiberadoCentavos: 0, codigoGlosa, razao }
}
