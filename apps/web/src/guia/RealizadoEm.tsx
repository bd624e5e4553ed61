import type { EventoGuia } from '@portal/contract/evento.ts'
import type { AutorizacaoEvento } from '@portal/domain/guia/autorizacaoEvento.tables.ts'
import type { JanelaData } from '@portal/domain/guia/dataRealizacao.ts'
import { isEventoPagavel } from '@portal/domain/guia/estadoGuia.ts'
import { findRejeicao } from '@portal/domain/guia/statusToken.tables.ts'
import { useEffect, useRef } from 'react'
import { showData, today } from '../calendario/format.ts'
import { Button } from '../ui/action/Button.tsx'
import { focusField } from '../ui/feedback/focusField.ts'
import { idDoEvento } from './acao/lugares.ts'
import { CelulaData } from './CelulaData.tsx'

/** What the guide takes now: the days of its events, and the one that waits for the operator back. */
export type DatasAceitas = { isDatavel: boolean; isRetiravel: boolean }

type RealizadoEmProps = DatasAceitas & {
  evento: EventoGuia
  /** The days that it takes. */
  janela: JanelaData
  onData: (evento: EventoGuia, data: string | null) => Promise<void>
}

/** When an event was done: to be told, to be taken back while the operator looks at it, or to be read. */
export function RealizadoEm({ evento, isDatavel, isRetiravel, janela, onData }: RealizadoEmProps) {
  // The contract keeps it between 0 and 4.
  const autorizacao = evento.autorizacao as AutorizacaoEvento
  if (isDatavel && isEventoPagavel({ autorizacao })) {
    return (
      <CelulaData
        evento={{ autorizacao }}
        hoje={today()}
        janela={janela}
        label={[`Data de realização de ${evento.descricao}`, findRejeicao(evento)?.rotulo.toLowerCase()]
          .filter(Boolean)
          .join(', ')}
        onCommit={(data) => onData(evento, data)}
        value={evento.dataRealizacao}
      />
    )
  }
  return (
    <>
      {showData(evento.dataRealizacao)}
      {isRetiravel && evento.dataEmAnalise && (
        <RetirarButton evento={evento} onPress={() => void onData(evento, null)} />
      )}
    </>
  )
}

type RetirarButtonProps = { evento: EventoGuia; onPress: () => void }

/** Once the day is taken back its field stands in the place of the button, and takes the focus from it. */
function RetirarButton({ evento, onPress }: RetirarButtonProps) {
  const { descricao, numeroSequencialInclusao } = evento
  const isPressed = useRef(false)
  useEffect(
    () => () => {
      const isLost = document.activeElement === document.body
      if (isPressed.current && isLost) focusField(idDoEvento(numeroSequencialInclusao))
    },
    [numeroSequencialInclusao],
  )
  return (
    <Button
      aria-label={`Retirar a data de ${descricao}`}
      icon="undo"
      onPress={() => {
        isPressed.current = true
        onPress()
      }}
      size="pequeno"
    >
      Retirar a data
    </Button>
  )
}
