import type { ExamePronto, GuiaEmAberto } from '@portal/contract/vinculoExame.ts'
import { countOf } from '@portal/domain/texto/contagem.ts'

/** What is ticked: forms of exams and numbers of guides. */
export type Escolha = { exames: ReadonlySet<number>; guias: ReadonlySet<number> }

/** Ticks or unticks one. */
export function toggle(
  numeros: ReadonlySet<number>,
  numero: number,
  isSelected: boolean,
): ReadonlySet<number> {
  const next = new Set(numeros)
  if (isSelected) next.add(numero)
  else next.delete(numero)
  return next
}

/** Where there is one exam and one guide that waits for an image there is nothing to choose. */
export function chooseOnly(
  prontos: readonly Pick<ExamePronto, 'numeroFichaRadiologia' | 'vinculos'>[],
  guias: readonly Pick<GuiaEmAberto, 'numeroFicha' | 'esperaImagem'>[],
): Escolha {
  const [pronto, outra] = prontos.filter(({ vinculos }) => vinculos.length === 0)
  const [guia, segunda] = guias
  return {
    exames: new Set(pronto && !outra ? [pronto.numeroFichaRadiologia] : []),
    guias: new Set(guia && !segunda && guia.esperaImagem.length > 0 ? [guia.numeroFicha] : []),
  }
}

/** "2 exames a 1 guia", or what is missing. */
export function describeEscolha({ exames, guias }: Escolha): string {
  if (exames.size === 0) return 'Escolha o exame'
  if (guias.size === 0) return 'Escolha a guia'
  return `${countOf(exames.size, 'exame', 'exames')} a ${countOf(guias.size, 'guia', 'guias')}`
}
