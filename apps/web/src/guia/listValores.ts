import type { GuiaDetalhada } from '@portal/contract/guia.ts'
import { toCentavos } from '@portal/domain/dinheiro/dinheiro.ts'
import { showTeto } from '../dinheiro/showTeto.ts'
import { showValor } from '../dinheiro/showValor.ts'

/** How much of the month's cap of co-payment the patient was charged, where the guide's plan has one. */
const listTeto = ({ tetoCoparticipacao }: GuiaDetalhada): { termo: string; valor: string }[] =>
  tetoCoparticipacao ? [{ termo: 'Teto do mês', valor: showTeto(tetoCoparticipacao) }] : []

/**
 * What a guide comes to: requested, approved and denied apart; what there is none of is not told. The patient's part is of
 * the approved; of a cancelled guide neither is told, for nothing of it is left. What was paid is told once a run paid it; whoever may not read a run is not told what it approved and denied.
 */
export function listValores(guia: GuiaDetalhada): { termo: string; valor: string }[] {
  const linhas = [
    { termo: 'Solicitado', valor: guia.valorTotal },
    ...(guia.valorAprovado && !guia.valorCancelado ? [{ termo: 'Aprovado', valor: guia.valorAprovado }] : []),
    { termo: 'Negado', valor: guia.valorNegado ?? '0.00' },
    { termo: 'Em análise', valor: guia.valorEmAnalise },
    { termo: 'Não realizado', valor: guia.valorNaoRealizado ?? '0.00' },
    ...(guia.valorCancelado
      ? [{ termo: 'Cancelado', valor: guia.valorCancelado }]
      : [{ termo: 'Coparticipação', valor: guia.valorCopartTotal }]),
    ...(guia.valorCopartOperadoraTotal
      ? [{ termo: 'Copart. pela operadora', valor: guia.valorCopartOperadoraTotal }]
      : []),
    ...(guia.valorPago ? [{ termo: 'Pago', valor: guia.valorPago }] : []),
  ]
  const raros = ['Negado', 'Em análise', 'Não realizado']
  return [
    ...linhas
      .filter(({ termo, valor }) => !raros.includes(termo) || toCentavos(valor) !== 0)
      .map(({ termo, valor }) => ({ termo, valor: showValor(valor) })),
    ...listTeto(guia),
  ]
}
