import type { GuiaResumo } from '@portal/contract/guiaResumo.ts'
import { useMemo, useState } from 'react'
import { Button } from '../ui/action/Button.tsx'
import { Banner } from '../ui/feedback/Banner.tsx'
import { KeyHint } from '../ui/KeyHint.tsx'
import { useShortcuts } from '../ui/useShortcuts.ts'
import { CancelamentoDialog } from './CancelamentoDialog.tsx'
import styles from './CancelamentoGTOPage.module.css'
import { explainCancelamento } from './explainCancelamento.ts'
import { GuiaTable } from './GuiaTable.tsx'
import type { ResultadoCancelamento } from './useCancelamento.ts'

type CancelamentoSelecaoProps = {
  guias: readonly GuiaResumo[]
  onDone: (resultados: readonly ResultadoCancelamento[]) => void
}

/** Guides to choose from; one that cannot be cancelled says why in place of a check box. */
export function CancelamentoSelecao({ guias, onDone }: CancelamentoSelecaoProps) {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set())
  const [isAsking, setAsking] = useState(false)
  const recusadas = guias.flatMap((guia) => {
    const motivo = explainCancelamento(guia)
    return motivo ? [{ guia, motivo }] : []
  })
  const cancelaveis = guias.filter((guia) => explainCancelamento(guia) === undefined)
  const escolhidas = cancelaveis.filter(({ numeroFicha }) => keys.has(String(numeroFicha)))

  const hasEscolhidas = escolhidas.length > 0
  const keysOfPage = useMemo(
    () =>
      hasEscolhidas
        ? [{ keys: 'Ctrl+Enter', description: 'Cancelar as guias marcadas', run: () => setAsking(true) }]
        : [],
    [hasEscolhidas],
  )
  useShortcuts(keysOfPage)

  return (
    <div className={styles.selecao}>
      {recusadas.map(({ guia: { numeroFicha }, motivo }) => (
        <Banner key={numeroFicha} title={`A guia ${numeroFicha} não pode ser cancelada`} tone="atencao">
          {motivo}
        </Banner>
      ))}
      {cancelaveis.length > 0 && (
        <>
          <GuiaTable
            caption="Guias que podem ser canceladas"
            guias={cancelaveis}
            selection={{ keys, onChange: setKeys }}
          />
          <div className={styles.barra}>
            <p aria-live="polite">{describeEscolha(escolhidas.length)}</p>
            <Button
              disabledReason={hasEscolhidas ? undefined : 'Marque ao menos uma guia.'}
              icon="slash"
              onPress={() => setAsking(true)}
              variant="perigo"
            >
              Cancelar selecionadas {hasEscolhidas && <KeyHint keys="Ctrl+Enter" />}
            </Button>
          </div>
        </>
      )}
      {isAsking && (
        <CancelamentoDialog
          guias={escolhidas}
          onClose={() => setAsking(false)}
          onDone={(resultados) => {
            setKeys(new Set())
            onDone(resultados)
          }}
        />
      )}
    </div>
  )
}

function describeEscolha(quantas: number): string {
  if (quantas === 0) return 'Nenhuma guia selecionada.'
  return quantas === 1 ? '1 guia selecionada.' : `${quantas} guias selecionadas.`
}
