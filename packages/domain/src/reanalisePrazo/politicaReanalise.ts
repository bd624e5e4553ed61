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

/** What the judge knows on a day: the audit's policy, and how the words begin that tell why a treatment takes longer. */
export type PoliticaReanalise = PoliticaAuditoria & { readonly termosPrazo: readonly string[] }

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
  const termo = findTermoClinico(justificativa, [...politica.termosClinicos, ...politica.termosPrazo])
  if (!termo) return keep('A justificativa não diz um motivo clínico')
  if (!imagens.some((imagem) => isLegivel(imagem, politica))) return keep('Nenhuma imagem nova pode ser lida')
  return {
    mesesDecididos: mesesPedidos,
    razao: `A justificativa diz um motivo clínico (“${termo}”), e a imagem nova pode ser lida: de ${meses} para ${mesesPedidos}.`,
  }
}
