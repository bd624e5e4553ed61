import { isLegivel, type MedidaImagem, type PoliticaAuditoria } from '../auditoria/politicaAuditoria.ts'
import { findTermoClinico } from '../auditoria/termoClinico.ts'
import { countOf } from '../texto/contagem.ts'

/** A request as it stands when it is judged. Months of treatment; the images are those that the decision had not seen. */
export type CasoReanalise = {
  readonly mesesConcedidos: number
  readonly mesesPedidos: number
  readonly justificativa: string
  readonly imagens: readonly MedidaImagem[]
}

/** What the judge knows on a day: what an image is read by, and how the words begin that tell why a treatment takes longer. */
export type PoliticaReanalise = Pick<PoliticaAuditoria, 'ladoMinimo' | 'contrasteMinimo'> & {
  readonly termosPrazo: readonly string[]
}

/** Whether a justification tells none of the reasons that the policy knows; a policy without words asks for none. */
const isSemMotivo = (justificativa: string, termos: readonly string[]): boolean =>
  termos.length > 0 && findTermoClinico(justificativa, termos) === undefined

/** Why a justification, as it is kept, would be in vain, before it is sent: no image is spent on it. Undefined where it serves. */
export const explainSemMotivo = (justificativa: string, termos: readonly string[]): string | undefined =>
  isSemMotivo(justificativa, termos)
    ? 'Não achamos no texto um motivo clínico. Diga o achado: espaço por fechar, dente impactado, mordida aberta…'
    : undefined

/** The months from now on, the same as before where the term is kept, and why, in one sentence for the clinic. */
export type ParecerReanalise = { readonly mesesDecididos: number; readonly razao: string }

/**
 * The demonstration's judge of a term, a policy like the appeal's (Operadora §2, §4): it grants what is asked where the
 * justification names a clinical reason and a new image can be read.
 */
export function judgeReanalise(
  { mesesConcedidos, mesesPedidos, justificativa, imagens }: CasoReanalise,
  politica: PoliticaReanalise,
): ParecerReanalise {
  const meses = countOf(mesesConcedidos, 'mês', 'meses')
  const keep = (falta: string): ParecerReanalise => ({
    mesesDecididos: mesesConcedidos,
    razao: `${falta}, e o prazo continua em ${meses}.`,
  })
  const { termosPrazo } = politica
  if (isSemMotivo(justificativa, termosPrazo))
    return keep('A justificativa não diz um motivo clínico que a política conheça')
  if (!imagens.some((imagem) => isLegivel(imagem, politica))) return keep('Nenhuma imagem nova pode ser lida')
  const termo = findTermoClinico(justificativa, termosPrazo)
  const motivo = termo ? `A justificativa diz um motivo clínico (“${termo}”), e a` : 'A'
  return {
    mesesDecididos: mesesPedidos,
    razao: `${motivo} imagem nova pode ser lida: de ${meses} para ${mesesPedidos}.`,
  }
}
