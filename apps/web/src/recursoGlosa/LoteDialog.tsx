import type { LinhaRecurso } from '@portal/contract/recursoGlosa.ts'
import { formatReais } from '@portal/domain/dinheiro/dinheiro.ts'
import { countOf } from '@portal/domain/texto/contagem.ts'
import { MAXIMO_TEXTO } from '@portal/domain/texto/protegido.ts'
import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { useSession } from '../api/useSession.ts'
import { TextoField } from '../texto/TextoField.tsx'
import { Button } from '../ui/action/Button.tsx'
import { focusField } from '../ui/feedback/focusField.ts'
import { Stack } from '../ui/layout/Stack.tsx'
import { Dialog } from '../ui/overlay/Dialog.tsx'
import { hasFinePointer } from '../ui/pointer.ts'
import { LoteGuia } from './LoteGuia.tsx'
import { LoteProgresso } from './LoteProgresso.tsx'
import { LoteRelatorio } from './LoteRelatorio.tsx'
import { checkMotivo, countPedidosMotivo, type GuiaDoLote, prepareGuia } from './loteRecurso.ts'
import { recursoQuery } from './recursoGlosa.queries.ts'
import { isComecado } from './useEdicaoRecurso.ts'
import { isEnviado, useLote } from './useLote.ts'

const MOTIVO = 'motivo-lote'

type LoteDialogProps = {
  /** The chosen guides, as they were when they were chosen. */
  linhas: readonly LinhaRecurso[]
  motivo: string
  onChange: (motivo: string) => void
  onClose: () => void
}

/** What a person began to write of a guide is not sent in other words: it is ended on its page. */
const leaveComecada = (guia: GuiaDoLote, login: string): GuiaDoLote => ({
  ...guia,
  impedimento:
    guia.impedimento ??
    (isComecado(login, guia.detalhe.numeroFicha)
      ? 'Há um recurso desta guia já começado. Termine e envie na página dele.'
      : undefined),
})

/** What would be sent of each chosen guide, what each loses, one reason for all, and then what became of each. */
export function LoteDialog({ linhas, motivo, onChange, onClose }: LoteDialogProps) {
  const { resultados, andamento, isStopping, sendAll, stop } = useLote()
  const [vez, setVez] = useState(0)
  const [isChecked, setChecked] = useState(false)
  const enviadas = new Set(resultados.filter(isEnviado).map(({ numeroFicha }) => numeroFicha))
  const restantes = linhas.filter(({ numeroFicha }) => !enviadas.has(numeroFicha))
  const consultas = useQueries({ queries: restantes.map(({ numeroFicha }) => recursoQuery(numeroFicha)) })
  const login = useSession()?.userLogin ?? ''
  const guias = consultas.map(({ data }) => data && leaveComecada(prepareGuia(data, motivo), login))
  const prontas = guias.flatMap((guia) => (guia && guia.impedimento === undefined ? [guia] : []))
  const pedidos = countPedidosMotivo(prontas)
  const error = isChecked ? checkMotivo(motivo, pedidos) : undefined
  const isPending = andamento !== undefined
  const isOver = restantes.length === 0

  const close = () => {
    // A reason that went with all that could go is not the next ones'.
    if (enviadas.size > 0 && prontas.length === 0) onChange('')
    onClose()
  }
  const submit = () => {
    setChecked(true)
    if (checkMotivo(motivo, pedidos)) return focusField(MOTIVO)
    sendAll(prontas, () => setVez((before) => before + 1))
  }
  const valor = formatReais(prontas.reduce((soma, { valorCentavos }) => soma + valorCentavos, 0))
  const recursos = countOf(prontas.length, 'recurso', 'recursos')
  const motivoParado = consultas.some((consulta) => consulta.isPending)
    ? 'As guias ainda estão sendo lidas.'
    : prontas.length === 0
      ? 'Nenhuma destas guias pode ser enviada daqui.'
      : undefined

  return (
    <Dialog
      footer={
        <>
          <LoteProgresso andamento={andamento} />
          {isPending ? (
            <Button disabledReason={isStopping ? 'Para depois desta guia.' : undefined} onPress={stop}>
              Parar
            </Button>
          ) : (
            <Button onPress={close}>Fechar</Button>
          )}
          {!isOver && (
            <Button disabledReason={motivoParado} isPending={isPending} onPress={submit} variant="primario">
              {prontas.length > 0 ? `Enviar ${recursos} · ${valor}` : 'Enviar'}
            </Button>
          )}
        </>
      }
      isDismissable={!isPending}
      isOpen
      onClose={close}
      size="largo"
      title={`Recorrer de ${countOf(linhas.length, 'guia', 'guias')}`}
    >
      <Stack gap={4}>
        <LoteRelatorio linhas={linhas} resultados={resultados} vez={vez} />
        {!isOver && (
          <>
            <p>
              Cada guia tem um só recurso: depois de enviado ele não muda, e o item que ficou de fora não pode
              mais ir.
            </p>
            {pedidos > 0 && (
              <TextoField
                autoFocus={hasFinePointer()}
                error={error}
                hint="Ao menos 20 caracteres. Vai depois do texto que o portal escreve de cada item; se faltar lugar, é esse texto que se encurta."
                id={MOTIVO}
                label="Motivo clínico, vale para os itens que pedem"
                limit={MAXIMO_TEXTO}
                onChange={onChange}
                rows={3}
                value={motivo}
                width="full"
              />
            )}
            {restantes.map((linha, i) => {
              const consulta = consultas[i]
              return (
                consulta && (
                  <LoteGuia consulta={consulta} guia={guias[i]} key={linha.numeroFicha} linha={linha} />
                )
              )
            })}
          </>
        )}
      </Stack>
    </Dialog>
  )
}
