import type { LinhaRecurso } from '@portal/contract/recursoGlosa.ts'
import { formatReais } from '@portal/domain/dinheiro/dinheiro.ts'
import { countOf } from '@portal/domain/texto/contagem.ts'
import { SelectionBar } from '../ui/data/SelectionBar.tsx'
import { sumGlosado } from './loteRecurso.ts'

type EscolhaBarraProps = {
  linhas: readonly LinhaRecurso[]
  /** Of the rows that are chosen. */
  keys: ReadonlySet<string>
  onRecorrer: (escolhidas: readonly LinhaRecurso[]) => void
}

/** How many guides are chosen and what was denied of them, and the way to appeal them all. */
export function EscolhaBarra({ linhas, keys, onRecorrer }: EscolhaBarraProps) {
  const escolhidas = linhas.filter(({ numeroFicha }) => keys.has(String(numeroFicha)))
  const { length } = escolhidas
  return (
    <SelectionBar
      chosen={length}
      description="Recorrer das guias marcadas"
      label={`Recorrer dos escolhidos${length === 0 ? '' : `: ${length} · ${formatReais(sumGlosado(escolhidas))}`}`}
      onAction={() => onRecorrer(escolhidas)}
      variant="primario"
      whyNone="Marque ao menos uma guia."
      none="Nenhuma guia escolhida"
      some={countOf(length, 'guia escolhida', 'guias escolhidas')}
    />
  )
}
