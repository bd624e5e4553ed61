import type { LinhaRecurso } from '@portal/contract/recursoGlosa.ts'
import { formatReais } from '@portal/domain/dinheiro/dinheiro.ts'
import { countOf } from '@portal/domain/texto/contagem.ts'
import { SelectionBar } from '../ui/data/SelectionBar.tsx'
import { sumGlosado } from './loteRecurso.ts'
import { isCabivel } from './recursosWords.ts'

type EscolhaBarraProps = {
  linhas: readonly LinhaRecurso[]
  /** Of the rows that are chosen. */
  keys: ReadonlySet<string>
  onRecorrer: (escolhidas: readonly LinhaRecurso[]) => void
}

/** How many guides are chosen and what their appeals could bring back, and the way to appeal them all. */
export function EscolhaBarra({ linhas, keys, onRecorrer }: EscolhaBarraProps) {
  const escolhidas = linhas.filter(({ numeroFicha }) => keys.has(String(numeroFicha)))
  const { length } = escolhidas
  const valor = sumGlosado(escolhidas.flatMap(({ itens }) => itens.filter(isCabivel)))
  return (
    <SelectionBar
      chosen={length}
      description="Recorrer das guias marcadas"
      label={`Recorrer dos escolhidos${length === 0 ? '' : `: ${length} · ${formatReais(valor)}`}`}
      onAction={() => onRecorrer(escolhidas)}
      variant="primario"
      whyNone="Marque ao menos uma guia."
      none="Nenhuma guia escolhida"
      some={countOf(length, 'guia escolhida', 'guias escolhidas')}
    />
  )
}
