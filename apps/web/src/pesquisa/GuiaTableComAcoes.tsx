import { guia as guiaContract } from '@portal/contract/guia.ts'
import type { GuiaResumo } from '@portal/contract/guiaResumo.ts'
import { enderecoGuia } from '@portal/domain/menu/endereco.ts'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useAcesso } from '../menu/useAcesso.ts'
import { hrefOf } from '../rota/hrefOf.ts'
import type { RowAction } from '../ui/data/tableColumn.ts'
import { KeyboardOnly } from '../ui/KeyboardOnly.tsx'
import { KeyHint } from '../ui/KeyHint.tsx'
import { CancelamentoDialog } from './CancelamentoDialog.tsx'
import styles from './ConsultaGTOsPage.module.css'
import { explainCancelamento } from './explainCancelamento.ts'
import { GuiaTable, type OrdemLista } from './GuiaTable.tsx'

type GuiaTableComAcoesProps = {
  caption: string
  guias: readonly GuiaResumo[]
  ordem: OrdemLista
  takesFocus?: boolean
}

/** The table with what can be done with each guide: open, print, and cancel where its life allows. */
export function GuiaTableComAcoes({ caption, guias, ordem, takesFocus = false }: GuiaTableComAcoesProps) {
  const navigate = useNavigate()
  const [aCancelar, setACancelar] = useState<GuiaResumo>()
  const fechada = useAcesso().whyNotCall(guiaContract.cancelGuia)

  const listActions = (guia: GuiaResumo, fecho: string | undefined): RowAction[] => [
    {
      id: 'abrir',
      label: 'Abrir',
      icon: 'eye',
      onAction: () => void navigate({ href: enderecoGuia(guia.numeroFicha) }),
    },
    {
      id: 'imprimir',
      label: 'Imprimir',
      icon: 'print',
      onAction: () =>
        void navigate({
          href: hrefOf('/portal/impressao/gto/$numeroFicha', { numeroFicha: guia.numeroFicha }),
        }),
    },
    {
      id: 'cancelar',
      label: 'Cancelar guia',
      icon: 'slash',
      tone: 'perigo',
      isDisabled: fecho !== undefined,
      ...(fecho && { description: fecho }),
      onAction: () => setACancelar(guia),
    },
  ]

  return (
    <>
      <GuiaTable
        actions={(guia) => listActions(guia, fechada ?? explainCancelamento(guia))}
        caption={caption}
        guias={guias}
        ordem={ordem}
        takesFocus={takesFocus}
      />
      <KeyboardOnly>
        <span className={styles.teclas}>
          Na lista: <KeyHint isLocal keys="J" /> e <KeyHint isLocal keys="K" /> mudam de guia,{' '}
          <KeyHint keys="Enter" /> abre.
        </span>
      </KeyboardOnly>
      {aCancelar && <CancelamentoDialog guias={[aCancelar]} onClose={() => setACancelar(undefined)} />}
    </>
  )
}
