import type { GuiaResumo } from '@portal/contract/guiaResumo.ts'
import { countOf } from '@portal/domain/texto/contagem.ts'
import { useState } from 'react'
import { SelectionBar } from '../ui/data/SelectionBar.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { CancelamentoDialog } from './CancelamentoDialog.tsx'
import { explainCancelamento } from './explainCancelamento.ts'
import { GuiaTable } from './GuiaTable.tsx'
import type { ResultadoCancelamento } from './useCancelamento.ts'

type CancelamentoSelecaoProps = {
  guias: readonly GuiaResumo[]
  onDone: (resultados: readonly ResultadoCancelamento[]) => void
}

/** Guides to choose from; one that cannot be cancelled says why, and has no check box. */
export function CancelamentoSelecao({ guias, onDone }: CancelamentoSelecaoProps) {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set())
  const [isAsking, setAsking] = useState(false)
  const cancelaveis = guias.filter((guia) => explainCancelamento(guia) === undefined)
  const podem = new Set(cancelaveis.map(({ numeroFicha }) => String(numeroFicha)))
  const escolhidas = cancelaveis.filter(({ numeroFicha }) => keys.has(String(numeroFicha)))

  return (
    <Stack>
      <GuiaTable
        caption="Guias encontradas"
        guias={guias}
        selection={{ keys, onChange: setKeys, mayChoose: (key) => podem.has(key) }}
        whyNot={explainCancelamento}
      />
      {cancelaveis.length > 0 && (
        <SelectionBar
          chosen={escolhidas.length}
          description="Cancelar as guias marcadas"
          icon="slash"
          label="Cancelar selecionadas"
          onAction={() => setAsking(true)}
          variant="perigo"
          whyNone="Marque ao menos uma guia."
          none="Nenhuma guia selecionada"
          some={countOf(escolhidas.length, 'guia selecionada', 'guias selecionadas')}
        />
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
    </Stack>
  )
}
