import type { GuiaDetalhada } from '@portal/contract/guia.ts'
import { formatReais, toCentavos } from '@portal/domain/dinheiro/dinheiro.ts'
import { listTeto } from '../dinheiro/showTeto.ts'
import { showValor } from '../dinheiro/showValor.ts'
import { listPago } from './pago.ts'
import { tellEspera } from './situacaoEvento.ts'

const centavosDe = (valor: string | null | undefined): number => toCentavos(valor ?? '') ?? 0

/** What a run denied of it, of what was denied: the rest was at the authorisation. */
const sumGlosado = ({ eventos }: GuiaDetalhada): number =>
  eventos.reduce((soma, { valorGlosado }) => soma + centavosDe(valorGlosado), 0)

/** Approved and not in a run yet: once paid, the rest of it is told as what was paid and the patient's part. */
const hasAPagar = ({ valorAprovado, valorPago, valorCopartTotal }: GuiaDetalhada): boolean =>
  valorPago === undefined ||
  centavosDe(valorAprovado) !== centavosDe(valorPago) + centavosDe(valorCopartTotal)

/** What is not decided, in the words of its lines: what of the practice's each waits for, and the rest in analysis. */
function listIndecisos(guia: GuiaDetalhada): [termo: string, centavos: number][] {
  const esperas = new Map<string, number>()
  for (const evento of guia.eventos) {
    const termo = evento.naoRealizado ? undefined : tellEspera(guia, evento)
    if (termo) esperas.set(termo, (esperas.get(termo) ?? 0) + centavosDe(evento.valor))
  }
  const esperado = [...esperas.values()].reduce((soma, centavos) => soma + centavos, 0)
  return [...esperas, ['Em análise', centavosDe(guia.valorEmAnalise) - esperado]]
}

/** The patient's part is of the approved: while something is in analysis, its own part is not in it. */
const nameCopart = ({ valorEmAnalise }: GuiaDetalhada): string =>
  centavosDe(valorEmAnalise) === 0 ? 'Coparticipação' : 'Copart. do aprovado'

const certa = (termo: string, valor: string) => ({ termo, valor: showValor(valor) })

/** What the desk charges, and what the operator bills later: a zero at the desk is told where nothing else is. */
function listDoPaciente(guia: GuiaDetalhada) {
  if (guia.valorCancelado) return [certa('Cancelado', guia.valorCancelado)]
  const { valorCopartTotal: noBalcao, valorCopartOperadoraTotal: depois } = guia
  return [
    ...(depois && centavosDe(noBalcao) === 0 ? [] : [certa(nameCopart(guia), noBalcao)]),
    ...(depois ? [certa('Copart. cobrada pela operadora', depois)] : []),
  ]
}

/**
 * What a guide comes to: requested, approved, denied and, by a run, disallowed apart; what there is none of is not told. The
 * patient's part is of the approved; of a cancelled guide neither is told, for nothing of it is left. Whoever may not read a run is not told what it approved and denied.
 */
export function listValores(guia: GuiaDetalhada): { termo: string; valor: string }[] {
  const glosado = sumGlosado(guia)
  const rara = (termo: string, centavos: number) =>
    centavos === 0 ? [] : [{ termo, valor: formatReais(centavos) }]
  return [
    certa('Solicitado', guia.valorTotal),
    ...(guia.valorAprovado && !guia.valorCancelado && hasAPagar(guia)
      ? [certa('Aprovado', guia.valorAprovado)]
      : []),
    ...rara('Negado', centavosDe(guia.valorNegado) - glosado),
    ...rara('Glosado', glosado),
    ...listIndecisos(guia).flatMap(([termo, centavos]) => rara(termo, centavos)),
    ...rara('Não realizado', centavosDe(guia.valorNaoRealizado)),
    ...listDoPaciente(guia),
    ...listPago(guia),
    ...listTeto(guia.tetoCoparticipacao),
  ]
}
