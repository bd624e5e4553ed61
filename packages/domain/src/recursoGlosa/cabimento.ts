import { type AcaoGlosa, findGlosa, GLOSAS } from '../glosa/glosa.tables.ts'
import { PORQUES_SEM_RECURSO } from './cabimento.data.ts'
import { hasNovidadePropria, joinRotulos, listNovidades } from './novidade.ts'

/** Whether an appeal makes sense, and why: shown before anything is typed. */
export type Cabimento = {
  readonly cabe: boolean
  readonly porque: string
  readonly acao: AcaoGlosa
}

const SEM_RECURSO: ReadonlyMap<string, string> = new Map(
  PORQUES_SEM_RECURSO.flatMap(([codigos, porque]) => codigos.map((codigo) => [codigo, porque] as const)),
)

/**
 * By the denial's class of action (Domínio §6.14). Of what is to be corrected, an appeal makes sense where it can bring
 * the correction itself: a tooth, a date, a document. An unknown code may be appealed: operators keep using old ones.
 */
export function decideCabimento(codigoGlosa: string): Cabimento {
  const glosa = findGlosa(codigoGlosa)
  const pedido = joinRotulos(listNovidades(codigoGlosa).filter(({ obrigatoria }) => obrigatoria))
  if (!glosa) {
    const porque = `Não conhecemos este código de glosa. Vale recorrer dizendo o que há de novo: ${pedido}.`
    return { cabe: true, porque, acao: 'recorrer' }
  }
  const { acao } = glosa
  switch (acao) {
    case 'recorrer':
      return { cabe: true, porque: `Vale recorrer. O que pode mudar a decisão: ${pedido}.`, acao }
    case 'enviarDocumento':
      return { cabe: true, porque: `Vale recorrer enviando o que faltou: ${pedido}.`, acao }
    case 'corrigirReapresentar':
      return hasNovidadePropria(codigoGlosa)
        ? { cabe: true, porque: `A correção pode ir no próprio recurso. Informe: ${pedido}.`, acao }
        : { cabe: false, porque: 'Corrija e reapresente em uma nova guia. Não é preciso recurso.', acao }
    case 'semRecurso':
      return { cabe: false, porque: SEM_RECURSO.get(codigoGlosa) ?? 'Não cabe recurso.', acao }
    case 'aguardar':
      return { cabe: false, porque: 'Ainda está em análise. Aguarde a decisão antes de recorrer.', acao }
    case 'favoravel':
      return { cabe: false, porque: 'A decisão já é favorável: não há o que recorrer.', acao }
  }
}

/** The denials that no appeal changes, by their codes. */
export const CODIGOS_SEM_CABIMENTO: readonly string[] = GLOSAS.map(({ codigo }) => codigo).filter(
  (codigo) => !decideCabimento(codigo).cabe,
)
