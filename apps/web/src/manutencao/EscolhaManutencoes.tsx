import { liberacaoSenha } from '@portal/contract/liberacaoSenha.ts'
import type { Manutencao } from '@portal/contract/manutencao.ts'
import { formatReais, toCentavos } from '@portal/domain/dinheiro/dinheiro.ts'
import { countOf } from '@portal/domain/texto/contagem.ts'
import { useAcesso } from '../menu/useAcesso.ts'
import { SelectionBar } from '../ui/data/SelectionBar.tsx'

export const sumValor = (linhas: readonly Pick<Manutencao, 'valor'>[]): number =>
  linhas.reduce((soma, { valor }) => soma + (toCentavos(valor ?? '0.00') ?? 0), 0)

type EscolhaManutencoesProps = {
  linhas: readonly Manutencao[]
  /** Of the rows that are chosen. */
  keys: ReadonlySet<string>
  onLiberar: (escolhidas: readonly Manutencao[]) => void
}

/** How many maintenances are chosen and their money, and the way to release them all. */
export function EscolhaManutencoes({ linhas, keys, onLiberar }: EscolhaManutencoesProps) {
  const fecho = useAcesso().whyNotCall(liberacaoSenha.releaseSenha)
  const escolhidas = fecho ? [] : linhas.filter(({ numeroTratamento }) => keys.has(String(numeroTratamento)))
  const { length } = escolhidas
  return (
    <SelectionBar
      chosen={length}
      description="Liberar as manutenções marcadas"
      label={`Liberar as escolhidas${length === 0 ? '' : `: ${length} · ${formatReais(sumValor(escolhidas))}`}`}
      none="Nenhuma manutenção escolhida"
      onAction={() => onLiberar(escolhidas)}
      some={countOf(length, 'manutenção escolhida', 'manutenções escolhidas')}
      variant="primario"
      whyNone={fecho ?? 'Marque ao menos uma manutenção.'}
    />
  )
}
