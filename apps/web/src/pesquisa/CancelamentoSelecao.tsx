import type { GuiaResumo } from '@portal/contract/guiaResumo.ts'
import { countOf } from '@portal/domain/texto/contagem.ts'
import { useState } from 'react'
import { SelectionBar } from '../ui/data/SelectionBar.tsx'
import { Banner } from '../ui/feedback/Banner.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { CancelamentoDialog } from './CancelamentoDialog.tsx'
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

  return (
    <Stack>
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
    </Stack>
  )
}
