import type { LinhaRecurso } from '@portal/contract/recursoGlosa.ts'
import { formatReais } from '@portal/domain/dinheiro/dinheiro.ts'
import { useMemo } from 'react'
import { Button } from '../ui/action/Button.tsx'
import { KeyHint } from '../ui/KeyHint.tsx'
import { useShortcuts } from '../ui/useShortcuts.ts'
import { sumGlosado } from './loteRecurso.ts'
import styles from './RecursoGlosaPage.module.css'
import { countGuias } from './recursosWords.ts'

type EscolhaBarraProps = {
  escolhidas: readonly LinhaRecurso[]
  onRecorrer: (escolhidas: readonly LinhaRecurso[]) => void
}

/** How many guides are chosen and what was denied of them, and the way to appeal them all. */
export function EscolhaBarra({ escolhidas, onRecorrer }: EscolhaBarraProps) {
  const hasEscolhidas = escolhidas.length > 0
  const shortcuts = useMemo(() => {
    const run = () => onRecorrer(escolhidas)
    return escolhidas.length > 0
      ? [{ keys: 'Ctrl+Enter', description: 'Recorrer das guias marcadas', run }]
      : []
  }, [escolhidas, onRecorrer])
  useShortcuts(shortcuts)
  const conta = `${escolhidas.length} · ${formatReais(sumGlosado(escolhidas))}`
  return (
    <div className={styles.acao}>
      <p aria-live="polite">
        {hasEscolhidas
          ? `${countGuias(escolhidas.length)} ${escolhidas.length === 1 ? 'escolhida' : 'escolhidas'}.`
          : 'Nenhuma guia escolhida.'}
      </p>
      <Button
        disabledReason={hasEscolhidas ? undefined : 'Marque ao menos uma guia.'}
        onPress={() => onRecorrer(escolhidas)}
        variant="primario"
      >
        Recorrer dos escolhidos{hasEscolhidas && `: ${conta}`}{' '}
        {hasEscolhidas && <KeyHint keys="Ctrl+Enter" />}
      </Button>
    </div>
  )
}
