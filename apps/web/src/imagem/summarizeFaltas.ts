import { countFaltas } from '@portal/domain/imagem/countFaltas.ts'
import type { ImagemExigida, MomentoExigido } from '@portal/domain/imagem/imagemExigida.ts'
import { countOf, pluralOf } from '@portal/domain/texto/contagem.ts'

/** How many are missing now, in words, and how many will be asked for after the treatment. */
export function summarizeFaltas(exigidas: readonly ImagemExigida[], momento: MomentoExigido): string {
  const { agora, depois } = countFaltas(exigidas, momento)
  // After the treatment what came before it is there: only finals are left, and are named.
  const isSoFinal = exigidas.every(({ atendida, momento: qual }) => atendida || qual === 'final')
  const [uma, varias] = isSoFinal ? ['imagem final', 'imagens finais'] : ['imagem', 'imagens']
  const faltam = `${pluralOf(agora, 'Falta', 'Faltam')} ${countOf(agora, uma, varias)}`
  if (depois === 0) return agora === 0 ? 'Nada falta' : faltam
  const finais = countOf(depois, 'final depois', 'finais depois')
  return `${agora === 0 ? 'Nada falta agora' : faltam} · ${finais}`
}
